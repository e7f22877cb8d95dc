; The installer for Windows: for this user alone, so that nobody is asked for an administrator's password.
Target amd64-unicode
!include "MUI2.nsh"

Name "Hilltops"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Hilltops"
InstallDirRegKey HKCU "Software\Hilltops" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
BrandingText "Hilltops ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Hilltops"
VIAddVersionKey "FileDescription" "Hilltops Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\hilltops.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Play Hilltops now"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Hilltops"

Section
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Hilltops.lnk" "$INSTDIR\hilltops.exe"
  CreateShortcut "$DESKTOP\Hilltops.lnk" "$INSTDIR\hilltops.exe"
  WriteRegStr HKCU "Software\Hilltops" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Hilltops"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\hilltops.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  ; Only what was installed: somebody may have chosen a folder with other things in it.
  Delete "$INSTDIR\uninstall.exe"
  Delete "$INSTDIR\*.exe"
  Delete "$INSTDIR\*.dll"
  Delete "$INSTDIR\*.pyd"
  RMDir /r "$INSTDIR\game"
  RMDir /r "$INSTDIR\models"
  RMDir /r "$INSTDIR\textures"
  RMDir /r "$INSTDIR\sounds"
  RMDir /r "$INSTDIR\licences"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Hilltops.lnk"
  Delete "$DESKTOP\Hilltops.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Hilltops"
SectionEnd

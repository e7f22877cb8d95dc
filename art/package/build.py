"""Panda3D's own `build_apps` with what it does not do: many modules left out, the file properties of Windows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import setuptools
from direct.dist import commands, pefile

from art.package import BUILD, PLATFORMS
from game import __version__

UNUSED = """
_codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _hashlib _multibytecodec _sqlite3 _ssl
_testcapi _testinternalcapi _tkinter asyncio curses doctest ftplib http imaplib lib2to3 mailbox multiprocessing
nntplib panda3d.ai panda3d.bullet panda3d.egg panda3d.fx panda3d.ode panda3d.physics panda3d.skel panda3d.vision
panda3d.vrpn pdb pydoc readline smtplib sqlite3 ssl telnetlib tkinter turtle unittest urllib.request webbrowser
xml xmlrpc
"""
"""Modules that something mentions and nothing here needs."""


class BuildApps(commands.build_apps):
    """`build_apps` as setup.cfg has it, and a Windows program that tells its name and version."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.use_optimized_wheels = False
        self.pypi_extra_indexes = []
        self.exclude_dependencies.remove("libz.so.*")
        self.exclude_modules = {"*": UNUSED.split()}

    def update_pe_resources(self, appname: str, runtime: str) -> None:
        _describe(runtime)
        super().update_pe_resources(appname, runtime)


def _describe(program: str) -> None:
    """Write the file properties that Windows shows; they stay when the icon is added."""
    numbers = tuple(map(int, (*__version__.split("."), "0", "0")[:4]))
    found = {
        "CompanyName": "Hilltops",
        "FileDescription": "Hilltops",
        "FileVersion": __version__,
        "InternalName": "hilltops",
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "hilltops.exe",
        "ProductName": "Hilltops",
        "ProductVersion": __version__,
    }
    file = pefile.PEFile()
    file.open(program, "r+")
    file.add_version_info(numbers, numbers, found)
    file.write_changes()
    file.close()


def build(names: Sequence[str]) -> dict[str, Path]:
    """Build the bare programs for these of PLATFORMS; their folders. Raises CalledProcessError if pip fails."""
    platforms = {name: PLATFORMS[name] for name in names}
    words = ["--quiet", "build_apps", "-p", ",".join(platforms.values())]
    setuptools.setup(script_name="setup.py", script_args=words, cmdclass={"build_apps": BuildApps})
    return {name: BUILD / platform for name, platform in platforms.items()}

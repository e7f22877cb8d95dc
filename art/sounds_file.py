"""Signals as .ogg files in sounds/: made equally loud, and the same bytes each time."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import soundfile

from art.sounds_wave import RATE, Signal

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
PEAK = 0.82
"""The most that a sample may be; the decoder adds a little."""
_BLOCK = 4096
_CRC_AT, _SERIAL_AT, _SEGMENTS_AT = 22, 14, 26


def loudness(sound: Signal, window: float = 0.2) -> float:
    """Decibels of the loudest `window` seconds, weighted as the ear does (after ITU-R BS.1770)."""
    rows = np.atleast_2d(sound)
    size = rows.shape[-1]
    hertz = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1e-3)
    shelf = 1 + 0.585 / (1 + (1500 / hertz) ** 4)
    weight = shelf / np.sqrt(1 + (60 / hertz) ** 4)
    power = sum(np.fft.irfft(np.fft.rfft(row) * weight, size) ** 2 for row in rows)
    width = round(window * RATE)
    summed = np.cumsum(np.concatenate([np.zeros(1), power, np.zeros(width)]))
    return float(10 * np.log10((summed[width:] - summed[:-width]).max() / width + 1e-12))


def levelled(sound: Signal, decibels: float, window: float = 0.2) -> Signal:
    """As loud as that, the loudest peaks rounded off rather than cut."""
    sound = sound * 10 ** ((decibels - loudness(sound, window)) / 20)
    knee = 0.6 * PEAK
    high = np.abs(sound) > knee
    over = (np.abs(sound) - knee) / (PEAK - knee)
    return np.where(high, np.sign(sound) * (knee + (PEAK - knee) * np.tanh(over)), sound)


def faded(sound: Signal, rise: float, end: float, rate: int = RATE) -> Signal:
    """Softly out of nothing within `rise` seconds and into nothing within the last `end`."""
    at = np.arange(sound.shape[-1]) / rate
    up, down = np.clip(at / rise, 0, 1), np.clip(at[::-1] / end, 0, 1)
    return sound * np.sin(np.pi / 2 * np.minimum(up, down)) ** 2


def write(name: str, sound: Signal, quality: float, rate: int = RATE) -> None:
    """`sounds/<name>.ogg`; quality is Vorbis', 0 to 1. Another rate than RATE must have been made already."""
    frames = np.round(np.atleast_2d(sound).T * 32767).astype("<i2")
    memory = io.BytesIO()
    with soundfile.SoundFile(
        memory, "w", rate, frames.shape[1], "VORBIS", format="OGG", compression_level=1 - quality
    ) as file:  # fmt: skip
        for start in range(0, len(frames), _BLOCK):
            file.write(frames[start : start + _BLOCK])
    SOUNDS.mkdir(exist_ok=True)
    (SOUNDS / f"{name}.ogg").write_bytes(_pinned(memory.getvalue(), name))


def slower(sound: Signal, rate: int) -> Signal:
    """The same sound at a lower rate, for loops: its end still meets its beginning."""
    rows = np.atleast_2d(sound)
    size = round(rows.shape[-1] * rate / RATE)
    spectrum = np.fft.rfft(rows)[..., : size // 2 + 1]
    spectrum[..., -1] = 0
    return np.fft.irfft(spectrum, size) * (size / rows.shape[-1])


def _pinned(data: bytes, name: str) -> bytes:
    """The stream's number, which the encoder draws by chance, comes from its name instead."""
    out, at = bytearray(data), 0
    serial = (_crc(name.encode()) or 1).to_bytes(4, "little")
    while at < len(out):
        segments = out[at + _SEGMENTS_AT]
        size = 27 + segments + sum(out[at + 27 : at + 27 + segments])
        out[at + _SERIAL_AT : at + _SERIAL_AT + 4] = serial
        out[at + _CRC_AT : at + _CRC_AT + 4] = bytes(4)
        out[at + _CRC_AT : at + _CRC_AT + 4] = _crc(out[at : at + size]).to_bytes(4, "little")
        at += size
    return bytes(out)


def _table() -> list[int]:
    rows = []
    for i in range(256):
        value = i << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        rows.append(value & 0xFFFFFFFF)
    return rows


_TABLE = _table()


def _crc(data: bytes | bytearray) -> int:
    """The check sum of an Ogg page."""
    value = 0
    for byte in data:
        value = (value << 8 & 0xFFFFFFFF) ^ _TABLE[value >> 24 ^ byte]
    return value

"""Writes packages/server/src/guests/names/confusables.ts: which characters look like which (UTS 39).

Asks ICU, which carries the Unicode Consortium's table: `python3 scripts/confusables.py [VERSION]`, with the number in the name of the
installed library (libicui18n.so.72: Debian's libicu72). What NFKC or NFD changes is left out, for names have been through them before.
"""

import ctypes
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

VERSION = sys.argv[1] if len(sys.argv) > 1 else "72"
WIDTH = 150
OUT = Path(__file__).parent.parent / "packages/server/src/guests/names/confusables.ts"

common = ctypes.CDLL(f"libicuuc.so.{VERSION}")
checks = ctypes.CDLL(f"libicui18n.so.{VERSION}")


def versions():
    number = (ctypes.c_uint8 * 4)()
    getattr(common, f"u_getVersion_{VERSION}")(number)
    icu = f"{number[0]}.{number[1]}"
    getattr(common, f"u_getUnicodeVersion_{VERSION}")(number)
    return icu, f"{number[0]}.{number[1]}.{number[2]}"


def skeletons():
    error = ctypes.c_int(0)
    open_checker = getattr(checks, f"uspoof_open_{VERSION}")
    open_checker.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(open_checker(ctypes.byref(error)))
    skeleton = getattr(checks, f"uspoof_getSkeletonUTF8_{VERSION}")
    room = ctypes.create_string_buffer(1000)

    def of(character):
        text = character.encode()
        length = skeleton(checker, 0, text, len(text), room, len(room), ctypes.byref(error))
        if error.value > 0:
            raise RuntimeError(f"ICU says {error.value} of U+{ord(character):04X}")
        return room.raw[:length].decode()

    return of


def is_plain(character):
    return all(unicodedata.normalize(form, character) == character for form in ("NFKC", "NFD"))


def groups():
    of = skeletons()
    found = defaultdict(list)
    for point in range(0x20, 0x110000):
        character = chr(point)
        if 0xD800 <= point < 0xE000 or not is_plain(character):
            continue
        looks = of(character)
        if looks not in ("", character):
            found[looks].append(f"{point:x}")
    return ["+".join(f"{ord(each):x}" for each in looks) + "=" + ",".join(points) for looks, points in sorted(found.items())]


def lines(words):
    line = ""
    for word in words:
        if line and len(line) + len(word) >= WIDTH:
            yield line
            line = ""
        line = f"{line} {word}" if line else word
    yield line


icu, unicode = versions()
body = "\n".join(lines(groups()))
OUT.write_text(
    f"/** Made by scripts/confusables.py from ICU {icu} (UTS 39, Unicode {unicode}): what is looked like, then what looks so. */\n"
    f"export const CONFUSABLES = `\n{body}\n`;\n"
)

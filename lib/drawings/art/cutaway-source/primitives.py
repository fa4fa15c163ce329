"""What every drawing is made of: path data, paths with a class, the light of a circuit, and the file written.

Path data is a string of SVG path commands. A class says how a path is stroked and filled: README.md beside this folder.
"""

import gzip
import math
import os
import random
import re

ART_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")

# How many numbers each path command takes.
ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


# ---------- numbers


def number(value):
    """A coordinate to a tenth of a unit, without a needless ".0"."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def numbers(values):
    """Coordinates as short as path data allows: no leading zeros, no space before a minus."""
    packed = ""
    for value in values:
        text = number(value)
        if text.startswith("0."):
            text = text[1:]
        elif text.startswith("-0."):
            text = "-" + text[2:]
        if text == "-0":
            text = "0"
        if packed and not text.startswith("-"):
            packed += " "
        packed += text
    return packed


# ---------- path data


def placed(data, x=0, y=0, scale=1, flip=1):
    """Path data drawn around 0 0, moved to x y, scaled and, with flip=-1, mirrored left to right."""
    tokens = re.findall(r"[a-zA-Z]|-?(?:\d+\.\d+|\.\d+|\d+)", data)
    result = []
    command = None
    at = 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        kind = command.lower()
        count = ARGUMENTS[kind]
        values = [float(token) for token in tokens[at : at + count]]
        at += count
        # A path's first move counts from the origin, in either case.
        is_absolute = command.isupper() or (not result and kind == "m")
        origin_x, origin_y = (x, y) if is_absolute else (0, 0)
        if kind == "h":
            values = [values[0] * scale * flip + origin_x]
        elif kind == "v":
            values = [values[0] * scale + origin_y]
        elif kind == "a":
            radius_x, radius_y, turn, is_large, sweep, end_x, end_y = values
            sweep = sweep if flip > 0 else 1 - sweep
            end_x, end_y = end_x * scale * flip + origin_x, end_y * scale + origin_y
            values = [radius_x * scale, radius_y * scale, turn, is_large, sweep, end_x, end_y]
        else:
            values = [
                value * scale + origin_y if index % 2 else value * scale * flip + origin_x
                for index, value in enumerate(values)
            ]
        result.append(command + numbers(values))
        if kind == "m":  # What follows a move without a command of its own is a line.
            command = "l" if command == "m" else "L"
    return "".join(result)


def rectangle(x, y, width, height):
    """Path data from the top left corner."""
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def circle(x, y, radius):
    """Path data around the centre."""
    half = f"a{number(radius)} {number(radius)} 0 1 0"
    return f"M{number(x - radius)} {number(y)}{half} {number(2 * radius)} 0{half}-{number(2 * radius)} 0"


def line(*points):
    """Path data from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def stairs(x, y, steps, run, rise):
    """Path data of a flight from its foot; a negative run climbs to the left."""
    return f"M{number(x)} {number(y)}" + f"v{number(-rise)}h{number(run)}" * steps


def hatch(left, top, right, bottom, step):
    """Path data of strokes at 45 degrees across a box, `step` apart along its edges."""
    data = ""
    pen = None
    # On each stroke x + y is the same.
    total = left + top + step
    while total < right + bottom:
        low_x = max(left, total - bottom)
        low_y = total - low_x
        high_x = min(right, total - top)
        high_y = total - high_x
        if pen is None:
            data += f"M{number(low_x)} {number(low_y)}"
        else:
            data += "m" + numbers([low_x - pen[0], low_y - pen[1]])
        data += "l" + numbers([high_x - low_x, high_y - low_y])
        pen = (high_x, high_y)
        total += step
    return data


def branches(x, y, height, seed, depth, spread):
    """A bare tree from its foot: (how many forks are still to come, path data) for each branch."""
    chance = random.Random(seed)
    drawn = []

    def grow(x, y, angle, length, forks_left):
        """A branch, then those that fork from its end."""
        end_x = x + math.sin(angle) * length
        end_y = y - math.cos(angle) * length
        bend_x = (x + end_x) / 2 + chance.uniform(-0.08, 0.08) * length
        bend_y = (y + end_y) / 2
        x, y, end_x, end_y = [round(value) for value in (x, y, end_x, end_y)]
        curve = numbers([round(bend_x - x), round(bend_y - y), end_x - x, end_y - y])
        drawn.append((forks_left, f"M{x} {y}q{curve}"))
        if forks_left == 0:
            return
        count = 2 if chance.random() < 0.72 else 3
        for index in range(count):
            turn = (index - (count - 1) / 2) * spread * 2 / (count - 1) + chance.uniform(-0.16, 0.16)
            grow(end_x, end_y, angle * 0.86 + turn, length * chance.uniform(0.64, 0.8), forks_left - 1)

    grow(x, y, 0, height * 0.27, depth)
    return drawn


# ---------- markup


def path(class_name, *data):
    """One path of all the data given."""
    return f'<path class="{class_name}" d="{"".join(data)}"/>'


def group(x, y, scale, *markup):
    """Markup drawn around 0 0, moved to x y and scaled."""
    return f'<g transform="translate({number(x)} {number(y)}) scale({scale})">' + "".join(markup) + "</g>"


def circuit(name, *markup):
    """All that a circuit lights: its wire, what hangs on it, its light."""
    return f'<g class="circuit {name}">' + "".join(markup) + "</g>"


def fault(name, *markup):
    """What is seen only while something is wrong: a `CutawayState`."""
    return f'<g class="fault fault-{name}">' + "".join(markup) + "</g>"


def tags(radius, *places):
    """Numbers of breakers, (circuit, x, y) each; `cutawayMarkup` writes the number where {circuit} stands."""
    marks = "".join(
        f'<g class="{name}"><circle cx="{x}" cy="{y}" r="{radius}"/><text x="{x}" y="{y + 4.5}">{{{name}}}</text></g>'
        for name, x, y in places
    )
    return f'<g class="tags">{marks}</g>'


# ---------- light


class Light:
    """The light of one drawing's circuits. Drawings share pages, so the ids of their gradients need a prefix each."""

    def __init__(self, prefix):
        self.prefix = prefix

    def _disc(self, x, y, radius, gradient):
        """A circle of light around x y."""
        return (
            f'<circle class="glow" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
            f' fill="url(#{self.prefix}{gradient})"/>'
        )

    def bulb(self, x, y, radius):
        """Light around a lamp, hot in the middle."""
        return self._disc(x, y, radius, "g")

    def halo(self, x, y, radius):
        """Light around a device that is live, softer."""
        return self._disc(x, y, radius, "s")

    def cone(self, x, y, top_width, bottom_width, height):
        """Light that falls from the middle of its top."""
        return self.beam(
            f"M{number(x - top_width / 2)} {number(y)}h{number(top_width)}"
            f"L{number(x + bottom_width / 2)} {number(y + height)}h{number(-bottom_width)}z"
        )

    def beam(self, data):
        """Light that falls, in a shape of its own."""
        return f'<path class="glow" d="{data}" fill="url(#{self.prefix}n)"/>'

    def uplight(self, data):
        """Light that rises, in a shape of its own."""
        return f'<path class="glow" d="{data}" fill="url(#{self.prefix}u)"/>'

    def gradients(self):
        """The gradients of bulb, halo, cone and uplight."""
        fade = '<stop class="glow-soft"/><stop class="glow-out" offset="1"/>'
        hot = '<stop class="glow-hot"/><stop class="glow-amber" offset=".2"/><stop class="glow-out" offset="1"/>'
        return (
            f'<radialGradient id="{self.prefix}g">{hot}</radialGradient>'
            f'<radialGradient id="{self.prefix}s">{fade}</radialGradient>'
            f'<linearGradient id="{self.prefix}n" x2="0" y2="1">{fade}</linearGradient>'
            f'<linearGradient id="{self.prefix}u" x2="0" y1="1" y2="0">{fade}</linearGradient>'
        )


# ---------- the file


def write(name, view_box, light, markup):
    """Writes a drawing beside this folder, or to the folder that CUTAWAY_OUT names; prints what it weighs."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" aria-hidden="true">'
        f'<defs>{light.gradients()}</defs><g class="art" id="{light.prefix}-art">{"".join(markup)}</g></svg>'
    )
    with open(os.path.join(os.environ.get("CUTAWAY_OUT", ART_FOLDER), name), "w") as file:
        file.write(svg)
    circuits = dict.fromkeys(re.findall(r'class="circuit (c-[a-z0-9-]+)"', svg))
    print(f"{name}: {len(svg)} bytes, {len(gzip.compress(svg.encode(), 9))} gzipped, {len(circuits)} circuits")

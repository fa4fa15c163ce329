"""What stands in a house and around it. x y is the floor at an object's left unless its docstring says otherwise."""

from primitives import branches, circle, number, path, placed, rectangle

# ---------- rooms


def sofa(x, y, width):
    """A sofa, its back to the wall."""
    return path(
        "furniture",
        placed(
            f"M4 0v-3M{width - 4} 0v-3M3-3h{width - 6}"  # feet, base
            f"M0-3v-17c0-6 10-6 10 0v8h{width - 20}v-8c0-6 10-6 10 0v17z"  # arms, seat
            f"M10-20v-12c0-4 2-5 5-5h{width - 30}c3 0 5 1 5 5v12M{width / 2} -37v25M10-20",  # back
            x,
            y,
        ),
    )


def cat(x, y):
    """A cat that sits; what it sits on, under its left."""
    outline = "M0 0c-6 0-8-7-5-13 1-3 1-5 0-7l-1-6 4 3h4l4-3-1 6c-1 3 0 5 3 8 4 5 3 12-1 12zM9-1c6 0 8-3 7-8"
    return path("furniture-solid", placed(outline, x, y, 0.8))


def bed(x, y, width):
    """A bed from its foot to the board behind its pillow."""
    return path(
        "furniture",
        placed(
            f"M{width} 0v-40M{width - 3} 0v-38M{width - 3} -38h3"  # headboard
            f"M0 0v-12M0-12c0-6 3-8 8-8h{width - 11}M0-6h{width - 3}"  # foot, cover, mattress
            f"M{width - 3} -21c-2-6-16-6-18 0M{width - 26} -20c-4 6-4 9-2 14",  # pillow, fold
            x,
            y,
        ),
    )


def hung_clothes(x, y, count):
    """Path data of a row of hangers, from its left end."""
    return f"M{x} {y}" + "c0-10 9-10 9 0" * count


def toilet(x, y):
    """A toilet, its tank to the left."""
    return path("furniture", placed("M0-34h8v18h-8zM-1-36h10M1-16h20c0 8-5 10-9 11v5h-10v-16M8-18h14", x, y))


def vanity(x, y, width):
    """A washbasin in its cabinet, a mirror above."""
    return path(
        "furniture",
        placed(
            f"M0 0v-28h{width}v28zM-2-28h{width + 4}M{width / 2} -26v24"  # cabinet
            f"M6-32c0 4 14 4 14 0M{width / 2} -32v-5c0-3 5-3 5 0",  # basin, tap
            x,
            y,
        ),
        rectangle(x + 3, y - 68, width - 6, 26),
    )


def bathtub(x, y, basin, riser):
    """A tub on feet with a shower head; `basin`: length of its flat bottom, `riser`: how far along the pipe stands."""
    rim = basin + 22
    return path(
        "furniture",
        placed(
            f"M-2-22h{rim + 4}M1-22c0 12 3 18 10 18h{basin}c7 0 10-6 10-18M8-4l-3 4M{rim - 9}-4l3 4"  # tub, feet
            f"M{riser}-22V-70c0-5-12-5-12 0M{riser - 17}-68h10"  # riser, shower head
            f"M{riser - 15}-64v4M{riser - 11}-64v4M{riser - 7}-64v4",  # water
            x,
            y,
        ),
    )


def washer(x, y):
    """A washer or dryer with a round door."""
    return path(
        "furniture",
        rectangle(x, y - 40, 32, 40),
        f"M{x} {y - 32}h32",
        circle(x + 16, y - 15, 11),
        circle(x + 16, y - 15, 7.5),
        f"M{x + 4} {y - 36}h7",
        circle(x + 26, y - 36, 1.5),
    )


def furnace(x, y, width, height):
    """A furnace with vents and a burner's window."""
    vents = "".join(f"M{x + 7} {y - up}h{width - 14}" for up in (12, 17, 22))
    return path(
        "furniture",
        rectangle(x, y - height, width, height),
        f"M{x} {y - height * 0.62}h{width}",
        vents,
        rectangle(x + 6, y - height * 0.54, width - 12, 10),
    )


def water_heater(x, y):
    """A water heater's tank with its two pipes."""
    return path(
        "furniture",
        f"M{x} {y - 4}v-52c0-6 26-6 26 0v52c0 5-26 5-26 0z"
        f"M{x} {y - 52}c4 4 22 4 26 0M{x + 8} {y - 60}v-8M{x + 18} {y - 60}v-8",
        rectangle(x + 9, y - 18, 8, 8),
    )


def window(x, y, width, height):
    """A sash window with its sill; its top left."""
    return path(
        "edge",
        rectangle(x, y, width, height),
        f"M{x} {number(y + height / 2)}h{width}M{number(x - 3)} {y + height + 3}h{width + 6}"
        f"M{number(x + width / 2)} {y}v{number(height)}",
    )


# ---------- outdoors


def tree(x, y, height, seed):
    """A bare tree, its trunk and boughs stronger than its twigs; its foot."""
    grown = branches(x, y, height, seed, depth=5, spread=0.4)
    boughs = "".join(data for forks_left, data in grown if forks_left >= 3)
    twigs = "".join(data for forks_left, data in grown if forks_left < 3)
    return path("furniture", boughs) + path("furniture-fine", twigs)


def car(x, y, scale=1):
    """A car that faces left; the ground at its left."""
    body = (
        "M17-13H9c-4 0-6-3-6-7 0-12 3-17 14-20l32-6c12-12 24-18 44-18 24 0 42 6 60 19 11 2 17 7 17 17 0 10-1 15-7 15"
        "h-9a18 18 0 0 0-36 0H52a18 18 0 0 0-36 0z"
    )
    details = (
        "M57-46c9-9 19-13 33-13v13zM95-59c17 0 32 5 44 13h-44z"  # windows
        "M92-46v27c0 3-2 6-5 6M92-46M56-19h58M67-38h9M101-38h9"  # doors, handles
        "M4-31c6 0 10-2 13-5M169-33h-8M46-46c1-4 5-5 8-3"  # lamps, mirror
    )
    spokes = "M34-19v-3M34-9v3M29-14h-3M39-14h3M136-19v-3M136-9v3M131-14h-3M141-14h3"
    wheels = [circle(x + hub * scale, y - 14 * scale, radius * scale) for hub in (34, 136) for radius in (14, 8)]
    return path("edge-solid", placed(body, x, y, scale)) + path(
        "furniture", placed(details, x, y, scale), *wheels, placed(spokes, x, y, scale)
    )


def hot_tub(x, y):
    """A hot tub with slatted sides, without its cover."""
    slats = "".join(f"M{number(x + 4 + slat * 84 / 9)} {y - 29}v26" for slat in range(1, 9))
    return (
        path("wall-solid", placed("M4-2v-30h84v30z", x, y))
        + path("furniture", slats)
        + path("wall-solid", placed("M2-31c-4 0-4-7 0-7h88c4 0 4 7 0 7z", x, y))
    )


def hot_tub_water(x, y, scale=1):
    """Path data of the tub's upper edge, which is lit; the tub's origin."""
    return placed("M4-31c-5 0-5-7 0-7h84c5 0 5 7 0 7z", x, y, scale)


def steam(x, y):
    """Path data of three wisps; the foot of the first."""
    return placed("M0 0c-5-7 5-10 0-18M18-2c-5-7 5-10 0-18M36 0c-5-7 5-10 0-18", x, y)

"""What stands in a shop, a kitchen, an office and a plant. x y is the floor at its left unless said otherwise."""

from primitives import circle, path, placed, rectangle


def mannequin(x, y):
    """A dressmaker's figure on its stand; the middle of its foot."""
    return path(
        "furniture",
        placed(
            "M0 0v-24M-5 0h10"  # stand
            "M-7-24c-2-8 3-12 1-20-1-4-3-8-3-10 0-4 4-5 7-5h4c3 0 7 1 7 5 0 2-2 6-3 10-2 8 3 12 1 20z"  # body
            "M0-59v-3M0-62c-5 0-5-9 0-9s5 9 0 9",  # neck, head
            x,
            y,
        ),
    )


def range_hood(x, y, width):
    """A kitchen's exhaust hood with its duct; the lower left corner."""
    middle = width / 2
    return path(
        "furniture",
        placed(
            f"M0 0h{width}v-6l-18-20h-{width - 36}l-18 20zM4 0v-3M{width - 4} 0v-3"
            f"M{middle - 9} -26v-40M{middle + 9} -26v-40",  # duct
            x,
            y,
        ),
    )


def desk(x, y, flip=1):
    """A desk with screen, lamp and chair; with flip=-1 it reaches to the left of x."""
    top_and_screen = "M0 0v-27M50 0v-27M-3-27h56M14-27v-4h10v4M8-31h22v-16h-22zM40-27v-5h8"
    chair = "M22-2v-10M15 0c2-3 12-3 14 0M13-12h18c2 0 2-4 0-4h-16M32-16l4-16c1-3-2-4-3-1l-4 16"
    return path("furniture", placed(top_and_screen, x, y, 1, flip), placed(chair, x + 8 * flip, y, 1, flip))


def forklift(x, y):
    """A forklift that faces right, a crate on its forks."""
    return path(
        "furniture",
        placed("M4-9h-2c-3 0-3-3-3-6v-12c0-4 4-6 9-7h14l10 14h8v11h-6M18-9h3", x, y),  # body
        circle(x + 11, y - 8, 7),
        circle(x + 31, y - 8, 7),
        placed("M8-34v-24h22l6 24M44-1v-66M48-1v-66M44-60h4M44-40h4M48-3h22M46-20h4v17M16-34c0-8 8-8 8 0", x, y),  # cab
        rectangle(x + 52, y - 23, 18, 18),
        placed("M52-14h18M50-5h22", x, y),  # crate, forks
    )

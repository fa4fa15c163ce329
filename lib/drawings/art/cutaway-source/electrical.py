"""What an electrician works on. Each docstring names the point that x y is; "hangs" means from a ceiling at y."""

from primitives import circle, line, number, numbers, path, placed, rectangle

# ---------- supply


def pole(x, y, top, arm):
    """A street's pole with its transformer; its foot. `top` is the y where it ends, `arm` half its cross arm."""
    insulator = "M-3 0v-4h6v4M-4-4c0-3 8-3 8 0M-2-7c0-3 4-3 4 0"
    return (
        path(
            "wall",
            f"M{number(x - 4)} {y}L{number(x - 2.5)} {top}h5L{number(x + 4)} {y}",
            rectangle(x - arm, top + 22, 2 * arm, 5),
        )
        + path(
            "edge",
            line((x - arm + 12, top + 27), (x - 3, top + 46)),
            line((x + arm - 12, top + 27), (x + 3, top + 46)),
            *[placed(insulator, x + along, top + 22) for along in (6 - arm, 22 - arm, arm - 6)],
            f"M{number(x + 3)} {top + 62}h7M{number(x + 3)} {top + 92}h7",
        )
        + path("wall-solid", placed("M0 0c0-7 26-7 26 0v38c0 7-26 7-26 0z", x + 10, top + 58))
        + path(
            "edge",
            placed(
                "M0 0c0 6 26 6 26 0M8-5v-8M6-7h4M6-10h4M18-5v-8M16-7h4M16-10h4M26 10h3M26 17h3M26 24h3",
                x + 10,
                top + 58,
            ),
            f"M{number(x + arm - 6)} {top + 16}C{number(x + arm + 4)} {top + 24}"
            f" {number(x + 28)} {top + 34} {number(x + 28)} {top + 45}",
        )
    )


def weatherhead(x, y, stem=6, scale=1):
    """The hood where a service enters its mast; the mast's top."""
    return path("wall", placed(f"M-4 {stem}V2c0-9 13-9 13-1l-4 2", x, y, scale))


def meter(x, y, radius):
    """A hydro meter on its base; its centre."""
    return (
        path("device", rectangle(x - radius * 0.8, y - radius, radius * 1.6, radius * 2.5))
        + path("device", circle(x, y, radius))
        + path("device-detail", placed("M-6-2h12v4h-12zM-2-2v4M2-2v4M-4 6h8", x, y, radius / 11))
    )


def panel(x, y, width, height, rows):
    """A breaker panel with two columns of breakers; its top left."""
    middle = x + width / 2
    row_height = (height * 0.74) / rows
    breakers = ""
    for row in range(rows):
        breaker_y = y + height * 0.2 + row * row_height
        breakers += rectangle(middle - 1 - width * 0.27, breaker_y, width * 0.27 - 1.5, row_height * 0.62)
        breakers += rectangle(middle + 2.5, breaker_y, width * 0.27 - 1.5, row_height * 0.62)
    main_breaker = rectangle(middle - 5, y + height * 0.07, 10, height * 0.08)
    return path("device", rectangle(x, y, width, height)) + path(
        "device-detail", rectangle(x + 3, y + 3, width - 6, height - 6), main_breaker, breakers
    )


def generator(x, y, width, height):
    """A standby generator on its pad; the ground at its left."""
    louvres = "".join(f"M{number(x + width - 20)} {number(y - 10 - slat * 4.5)}h14" for slat in range(5))
    pad = f"M-5 0h{width + 10}v5h-{width + 10}z"
    case = f"M0-1v-{height - 10}h{width}v{height - 10}z"
    lid = f"M-2-{height - 9}l4-8h{width - 4}l4 8z"
    doors = f"M{width - 26} -1v-{height - 10}M6-22h14v10h-14z"
    return (
        path("wall", placed(pad, x, y))
        + path("device", placed(case, x, y))
        + path("device", placed(lid, x, y))
        + path("device-detail", louvres, placed(doors, x, y))
        + path("terminal", circle(x + 10, y - 17, 1.5), circle(x + 16, y - 17, 1.5))
    )


def burn_mark(x, y):
    """Path data of a scorched patch; the left end of its upper half."""
    shape = "c-2-6 3-11 8-10 3-4 10-3 11 2 5 2 5 9 2 12 2 5-1 10-5 10-3 4-9 3-10-1-5 0-7-5-5-8-2-1-2-4-1-5z"
    return f"M{numbers([x, y])}{shape}"


def terminals(*points):
    """The dots where a wire branches."""
    return path("terminal", *[circle(x, y, 3) for x, y in points])


# ---------- devices of a house


def outlet(x, y):
    """A duplex receptacle; its centre."""
    return path("device", rectangle(x - 4, y - 6, 8, 12)) + path(
        "device-detail",
        *[f"M{number(x + across)} {number(y + down)}v2" for down in (-3, 2) for across in (-1.5, 1.5)],
    )


def alarm(x, y):
    """A smoke alarm; hangs, its middle."""
    return (
        path("device", placed("M-9 0h18l-2 6h-14z", x, y))
        + path("device-detail", placed("M-4 3h3", x, y))
        + path("terminal", circle(x + 3, y + 3, 1.2))
    )


def keypad(x, y, width, height):
    """A lighting keypad with four buttons; its centre."""
    buttons = "".join(
        f"M{number(x - width / 2 + 3.5)} {number(y - height / 2 + 4 + button * (height - 8) / 3)}h{width - 7}"
        for button in range(4)
    )
    plate = (
        f"M{-width / 2 + 2} {-height / 2}h{width - 4}q2 0 2 2v{height - 4}q0 2-2 2h{-(width - 4)}q-2 0-2-2"
        f"v{-(height - 4)}q0-2 2-2z"
    )
    return path("device", placed(plate, x, y)) + path("device-detail", buttons)


def shade(x, y, width, drop):
    """A motorized shade in a window, let down by `drop`; the window's top left."""
    rail = f"M-3-4h{width + 6}v5h-{width + 6}z"
    folds = "".join(f"M{x + 1} {number(y + drop * part)}h{width - 2}" for part in (0.3, 0.6))
    return (
        path("device", placed(rail, x, y))
        + path("lamp", rectangle(x + 1, y + 1, width - 2, drop))
        + path("device-detail", folds, f"M{number(x + width / 2)} {number(y + drop + 1)}v5")
    )


def charger(x, y):
    """A car charger on its post; the ground under its middle."""
    return (
        path("device", placed("M-3 0v-30h6v30zM-9-62q0-2 2-2h14q2 0 2 2v30q0 2-2 2h-14q-2 0-2-2z", x, y))
        + path("device-detail", placed("M-4-58h8M1-53l-4 7h6l-4 7", x, y))
        + path("terminal", circle(x, y - 35, 1.5))
    )


# ---------- lamps


def bare_bulb(x, y, radius):
    """A bulb in its socket; the bulb's centre."""
    socket = rectangle(x - 3, y - radius - 5, 6, 4)
    return path("device-detail", f"M{number(x)} {number(y - radius - 7)}v3", socket) + path(
        "lamp", circle(x, y, radius)
    )


def pot_light(x, y):
    """A recessed light; hangs, its middle."""
    return path("lamp", placed("M-7 0h14v3c0 2-1 3-3 3h-8c-2 0-3-1-3-3z", x, y))


def pendant(x, y, drop, half_width):
    """A pendant lamp on a cord of `drop`; hangs, its middle."""
    cord = f"M{number(x)} {number(y)}v{number(drop)}"
    dome = f"M-{half_width} 11c0-7 4-11 {half_width}-11s{half_width} 4 {half_width} 11z"
    return path("device-detail", cord) + path("lamp", placed(dome, x, y + drop))


def ceiling_fan(x, y):
    """A fan with a lamp under it; hangs, its middle."""
    hub = y + 12
    blades = "M-8 3C-16-1-28-1-34 2c4 4 16 5 26 3M8 3C16-1 28-1 34 2c-4 4-16 5-26 3"
    return (
        path("device-detail", f"M{number(x)} {number(y)}v12M{number(x - 4)} {number(y)}h8")
        + path("device", placed("M-8 0h16l-2 7h-12z", x, hub))
        + path("device-detail", placed(blades, x, hub))
        + path("lamp", placed("M-6 7c0 7 12 7 12 0z", x, hub))
    )


def path_light(x, y):
    """A garden light on its stem; the ground under its middle."""
    return path("device-detail", f"M{number(x)} {y}v-15") + path("lamp", placed("M-8-14c1-5 4-7 8-7s7 2 8 7z", x, y))


def spotlight(x, y):
    """A garden spot that shines upward; the ground under its middle."""
    return path("lamp", placed("M-5 0h10l3-6h-12zM-2 0v3h4v-3", x, y - 2))


def linear_light(x, y, drop, width):
    """A long office light on two cords of `drop`; hangs, its middle."""
    cords = f"M{x - width / 2 + 8} {y}v{drop}M{x + width / 2 - 8} {y}v{drop}"
    return path("device-detail", cords) + path("lamp", rectangle(x - width / 2, y + drop, width, 5))


def high_bay(x, y):
    """A plant's high-bay light; hangs, its middle."""
    drop = 14
    return (
        path("device-detail", f"M{x} {y}v{drop}")
        + path("device", rectangle(x - 4, y + drop, 8, 6))
        + path("lamp", placed("M-4 0h8l9 12h-26z", x, y + drop + 6))
    )


def exit_sign(x, y):
    """An exit sign with its running figure; hangs, its middle."""
    return (
        path("device", rectangle(x - 13, y, 26, 12))
        + path("device-detail", placed("M-2 10l2-3-1-3 3 1 2 3M-1 4l-4 1M0 7l-4 0M5 6h3M6 4l3 2-3 2", x, y))
        + path("terminal", circle(x + 0.5, y + 2.6, 1.4))
    )


def emergency_light(x, y):
    """A battery pack with two heads; the middle of its top."""
    return path("device", rectangle(x - 7, y, 14, 9)) + path("lamp", circle(x - 9, y - 3, 4), circle(x + 9, y - 3, 4))


# ---------- equipment of a building


def switchboard(x, y, width, height):
    """A service of three sections: main and meter, two columns of feeders; the floor at its left."""
    third = width / 3
    top = y - height
    feeder_tops = [top + 6 + 17 * row for row in range(5)]
    return path("device", rectangle(x, top, width, height)) + path(
        "device-detail",
        f"M{x + third:.0f} {top}v{height}M{x + 2 * third:.0f} {top}v{height}M{x} {y - 7}h{width}",
        # main breaker, meter, instrument cabinet
        rectangle(x + 4, top + 6, third - 8, 11),
        circle(x + width / 6, top + 28, 4.5),
        rectangle(x + 5, top + 40, third - 10, 16),
        f"M{x + width / 6:.0f} {top + 43}v9",
        # feeder breakers and their handles
        *[rectangle(x + third + 4, feeder_top, third - 8, 12) for feeder_top in feeder_tops],
        *[rectangle(x + 2 * third + 4, feeder_top, third - 8, 12) for feeder_top in feeder_tops],
        *[
            f"M{x + third + width / 6 - 2:.0f} {feeder_top + 6}h5"
            f"M{x + 2 * third + width / 6 - 2:.0f} {feeder_top + 6}h5"
            for feeder_top in feeder_tops
        ],
    )


def transformer(x, y, width=38, height=46):
    """A dry-type transformer with its symbol; the floor at its left."""
    top = y - height
    vents = "".join(f"M{x + 6} {y - 11 - 4 * row}h{width - 12}" for row in range(3))
    windings = "M0 0c4 0 4 5 0 5 4 0 4 5 0 5M10 0c-4 0-4 5 0 5-4 0-4 5 0 5M4-1v12M6-1v12"
    return path("device", rectangle(x, top, width, height)) + path(
        "device-detail",
        f"M{x + 2} {top + 6}h{width - 4}M{x} {y - 5}h{width}",
        vents,
        placed(windings, x + width / 2 - 5, top + 11),
    )


def motor(x, y):
    """A motor, its shaft to the right; the floor at its left."""
    return path("device", placed("M0-8v-24c0-3 2-5 5-5h32c3 0 5 2 5 5v24c0 3-2 5-5 5h-32c-3 0-5-2-5-5z", x, y)) + path(
        "device-detail",
        placed(
            "M8-31h26M8-26h26M8-21h26M8-16h26M8-11h26"  # cooling fins
            "M-4-10v-20h4M42 -22h8v4h-8"  # fan cover, shaft
            "M4 0v-3M38 0v-3M-2 0h46M14-37v-6h14v6",  # feet, terminal box
            x,
            y,
        ),
    )


def robot(x, y):
    """An arm that faces right; the middle of its foot."""
    base = "M-14 0h28v-7h-28zM-9-7l3-14h12l3 14z"
    arm = "M-5-25L-21-60l9-4L5-29zM-18-68l40-10 2 8-38 11zM22-79l9 5-1 12h-7z"
    gripper = "M24-62v7h-4v6M27-62v7h4v6M-2-26h4M-19-63h4"
    joints = [circle(x, y - 26, 6.5), circle(x - 17, y - 63, 6), circle(x + 23, y - 74, 4.5)]
    return (
        path("device", placed(base, x, y))
        + path("device", placed(arm, x, y))
        + path("device", *joints)
        + path("device-detail", placed(gripper, x, y))
    )

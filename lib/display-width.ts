/** Advance widths of the display typeface at weight 600, in ems, rounded up; the last entry is the default. */
const widths: readonly [characters: RegExp, width: number][] = [
  [/[MW%]/, 1.12],
  [/[mw]/, 0.95],
  [/[A-Z]/, 0.87],
  [/[fijlt ,.'-]/, 0.38],
  [/./, 0.66],
]
/** @returns the width of a line in the display typeface, in ems, as is its letter spacing */
export function displayWidth(line: string, letterSpacing: number): number {
  return [...line].reduce(
    (sum, letter) => sum + letterSpacing + (widths.find(([characters]) => characters.test(letter))?.[1] ?? 0),
    0,
  )
}

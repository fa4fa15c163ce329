/** Widths of the display face at weight 600, rounded up, in parts of its size; every other character is the last. */
const widths: readonly [characters: RegExp, width: number][] = [
  [/[MW%]/, 1.12],
  [/[mw]/, 0.95],
  [/[A-Z]/, 0.87],
  [/[fijlt ,.'-]/, 0.38],
  [/./, 0.66],
]
/** Letter spacing of the largest lines, in ems. */
const tracking = -0.045

/**
 * @param line a line of the display face
 * @returns its width in parts of the type's size, so that a size can follow from a column: column / width
 */
export function displayWidth(line: string): number {
  return [...line].reduce(
    (sum, letter) => sum + tracking + (widths.find(([characters]) => characters.test(letter))?.[1] ?? 0),
    0,
  )
}

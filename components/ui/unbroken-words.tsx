/** Words with hyphens in them: "3-phase". */
const hyphenated = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u

/** Short text whose hyphenated words stay whole on one line, where a narrow column would part them. */
export function UnbrokenWords({ children }: { children: string }) {
  return children.split(hyphenated).map((piece) =>
    hyphenated.test(piece) ? (
      <span className="unbroken" key={piece}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

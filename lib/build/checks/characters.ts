import type { ContentCheck } from '@/lib/build/checks/content-check'
import { contentFiles } from '@/lib/content/content-files'
import { lineProblem, type Problem } from '@/lib/content/problems'

const brokenKinds = [
  // Saved in another encoding than UTF-8, or read in another one: "cafÃ©", "Itâ€™s".
  '[\\ufffd\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]',
  '[ÂÃ][\\u00a0-\\u00bf\\u0152-\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u203a\\u20ac\\u2122]|â€|ðŸ|ï»',
  // Invisible, such as a space without width. An emoji may have joiners and tags.
  '(?![\\u200d\\u{e0020}-\\u{e007f}])\\p{Cf}|(?<![\\p{Extended_Pictographic}\\ufe0f\\p{Emoji_Modifier}])\\u200d',
  '[\\u115f\\u1160\\u2028\\u2029\\u2800\\u3164\\uffa0]',
]
const broken = new RegExp(brokenKinds.join('|'), 'gu')

/** Reports unreadable and invisible characters, ten lines of a file at most: in a wrong encoding every line has one. */
export const characters: ContentCheck = ({ root }) =>
  contentFiles(root).flatMap(({ file, lines }) => {
    const problems = lines.flatMap((text, index): Problem[] => {
      const line = index === 0 ? text.replace(/^\ufeff/, '') : text
      const at = line.search(broken)
      if (at < 0) return []
      const around = line.slice(Math.max(0, at - 12), at + 12).replace(broken, '\ufffd')
      const expected = 'letters saved as UTF-8, none invisible'
      return [{ file, ...lineProblem(index + 1, 'file', `"${around.trim()}"`, expected, 'type the \ufffd again') }]
    })
    return problems.slice(0, 10)
  })

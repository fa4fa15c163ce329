import type { Finding } from '@/lib/launch/finding'

/** Files that only the owner can fill in: what marks an empty one, and the advice for it. */
const empty: Record<string, { pattern: RegExp; message: (label: string) => string }> = {
  'content/promises.ts': {
    pattern: /label: '([^']+)', value: ''/,
    message: (label) => `"${label}" is empty and shown nowhere: fill it in once it holds on every job`,
  },
  'content/people.ts': {
    pattern: /items: \[\]/,
    message: () => 'nobody is named yet: visitors trust a face and a name more than any badge',
  },
  'content/jobs.ts': {
    pattern: /items: \[\]/,
    message: () => 'no finished job is shown yet: before and after pictures of real work, with the customer’s leave',
  },
}

/**
 * @param file a file of content, from the project's root
 * @param text its text
 * @returns advice for every entry that is still empty; it does not block a launch
 */
export function ownerAdvice(file: string, text: string): Finding[] {
  const place = empty[file]
  if (!place) return []
  return text.split('\n').flatMap((line, index): Finding[] => {
    const found = place.pattern.exec(line)
    return found ? [{ file, line: index + 1, kind: 'advice', message: place.message(found[1] ?? '') }] : []
  })
}

import type { Finding } from '@/lib/launch/finding'

/** What an owner's file looks like where nothing is filled in yet, and what that means. */
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
 * @param text what stands in it
 * @returns advice for every place that only the owner can fill in and has not; none of it stops a launch
 */
export function ownerAdvice(file: string, text: string): Finding[] {
  const place = empty[file]
  if (!place) return []
  return text.split('\n').flatMap((line, index): Finding[] => {
    const found = place.pattern.exec(line)
    return found ? [{ file, line: index + 1, kind: 'advice', message: place.message(found[1] ?? '') }] : []
  })
}

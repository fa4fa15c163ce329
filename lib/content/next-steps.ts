import { page } from '@/content/pages/thank-you'
import { smartPunctuation } from '@/lib/content/render-copy'

/** What happens after somebody has called or written, in short: the titles of /thank-you's steps. */
export const nextSteps: readonly string[] = page.next.items.map(({ title }) => smartPunctuation(title))

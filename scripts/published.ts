import { sitePaths } from '@/lib/blog/posts'
import { PUBLISHED_FILE, recordPublished } from '@/lib/build/hosting/published'

/** `npm run published`: adds the address of each new page to the list. A build does so, too. */
const added = recordPublished(process.cwd(), sitePaths())
console.log(`${PUBLISHED_FILE}: ${added} new`)

import { errorMessage } from '@/lib/error-message'
import { buildImages } from './build-images'
import { writeContentIndex } from './content-index'
import { siteWithInbox } from './site-with-inbox'

/** Lists the files of content: `fs.watch` misses deletions on some systems. */
function index(): void {
  try {
    writeContentIndex(process.cwd())
  } catch (error) {
    console.error(errorMessage(error))
  }
}

/** `npm run dev`: the development server, with the local lead inbox. Redirects are not applied here. */
index()
setInterval(index, 1000).unref()
await buildImages()
await siteWithInbox('dev')

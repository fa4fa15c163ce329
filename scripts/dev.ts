import { buildImages } from './build-images'
import { siteWithInbox } from './site-with-inbox'

/** `npm run dev`: the development server, with the local lead inbox. Redirects are not applied here. */
await buildImages()
await siteWithInbox('dev')

import { buildImages } from './build-images'
import { siteWithInbox } from './site-with-inbox'

/** `npm run dev`: serves the site while it is being written, with the local lead inbox. Old addresses lead nowhere here. */
await buildImages()
await siteWithInbox('dev')

import { siteWithInbox } from './site-with-inbox'

/** `npm run dev`: serves the site while it is being written, with the local lead inbox. */
await siteWithInbox('dev')

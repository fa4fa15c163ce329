import { siteWithInbox } from './site-with-inbox'

/** `npm run preview`: builds the site as for production and serves it with the local request inbox. */
await siteWithInbox('preview')

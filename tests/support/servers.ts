/** Where the browser tests find the built site and the lead inbox. The build must have been made for these (scripts/test-e2e.ts). */
export const sitePort = Number(process.env.E2E_PORT || 3100)
export const inboxPort = Number(process.env.E2E_INBOX_PORT || 4101)
export const siteAddress = `http://localhost:${sitePort}`
export const inboxAddress = `http://localhost:${inboxPort}`

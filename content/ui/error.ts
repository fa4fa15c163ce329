/** What stands where a page, or a part of one, could not be shown. The browser loads this file: keep it as small as it is. */
export const words = { failed: 'Something went wrong. Please refresh the page.' } as const

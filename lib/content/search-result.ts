/** How many characters of a page's title and description fit a search result, the fewest first; tokens filled. */
export const searchResultLengths = { seoTitle: [30, 60], metaDescription: [110, 160] } as const

/** What the blog's list and its posts say around the articles. {name} is filled in at the place of use. */
export const words = {
  list: {
    heading: 'Articles',
    search: 'Search articles',
    find: 'Search',
    placeholder: 'Search articles...',
    categories: 'Categories',
    allCategories: 'All',
    readMore: 'Read more about {name}',
    /** Said after it to a screen reader: which article. */
    readMoreOf: 'in “{name}”',
    empty: 'No articles found matching your search criteria.',
    showAll: 'Show all',
    pages: 'Pages',
    page: 'Page {name}',
    loading: 'Loading articles',
    failed: 'The search could not load. Please try again, or pick from all articles below.',
    /** What a screen reader hears once the list has changed: "3 articles found for “tub” in Outdoor, page 1 of 2". */
    none: 'No articles',
    one: '1 article',
    many: '{name} articles',
    found: 'found for “{name}”',
    within: 'in {name}',
    pageOf: 'page {name} of {pages}',
  },
  all: { one: 'The one article', many: 'All {name} articles, by year' },
  call: { request: 'Send a request instead' },
  post: {
    back: 'Back to Blog',
    backToAll: 'Back to All Blog Posts',
    article: 'The article',
    contents: 'In this article',
    heading: 'Need Professional Electrical Services?',
    text: 'Get expert electrical solutions from Toronto’s trusted professionals.',
    services: 'Services in this article',
    more: 'More articles',
    neighbours: 'Previous and next article',
    previous: 'Previous',
    next: 'Next',
    /** A wide table, to a screen reader: {name} is the heading over it. */
    table: 'Table: {name}',
  },
} as const

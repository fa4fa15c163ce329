import { commonWords, contactWords, layoutWords, seoWords } from '@/content/interface'
import { sitePosts } from '@/lib/blog/posts'
import { priceRange } from '@/lib/content/formats'
import { areaLinks } from '@/lib/content/links'
import { areasOfOffices } from '@/lib/content/offices'
import { pageAt } from '@/lib/content/pages'
import { shownPrice } from '@/lib/content/price-terms'
import { idsOfCategory, nameOf } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import { keysOf } from '@/lib/objects'
import { routes } from '@/lib/routes'
import { headText } from '@/lib/seo/metadata'
import { absoluteUrl, licenceLine, offices } from '@/lib/site'

const link = (label: string, href: string, note = '') => `- [${label}](${absoluteUrl(href)})${note}`

function section(heading: string, lines: readonly string[]): string {
  return `## ${heading}\n\n${lines.join('\n')}\n`
}

/** @returns a summary of the site for AI assistants (llmstxt.org) */
export function llmsText(): string {
  const { business, prices, categorySlugs } = siteContent()
  const { home: homePage } = siteContent().singlePages
  const words = seoWords.llms
  const { pages } = layoutWords
  return [
    `# ${business.name}\n\n> ${headText(homePage.metaDescription, pageAt(routes.home()))}\n\n${licenceLine()}. ${words.bookings}\n`,
    section(words.phone, [
      ...areasOfOffices().map(({ area, phone }) => `- ${area}: ${phone.display}`),
      `- ${words.emergencies}`,
      ...offices().map(({ city, street, hours, phone }) => {
        return `- ${fillTokens(contactWords.office.name, { city })}, ${street}: ${hours.label}, ${phone.display}`
      }),
    ]),
    section(
      words.prices,
      keysOf(prices)
        .map(shownPrice)
        .map((price) => `- ${price.work}: ${priceRange(price)}. ${price.terms.join(' ')}`),
    ),
    ...categorySlugs.map((category) =>
      section(nameOf(category), [
        link(fillTokens(commonWords.all, { category: nameOf(category) }), routes.page(category)),
        ...idsOfCategory(category).map((id) => link(nameOf(id), routes.page(id))),
      ]),
    ),
    section(
      words.areas,
      areaLinks().map(({ label, href }) => link(label, href)),
    ),
    section(
      words.articles,
      sitePosts().map(({ title, slug, excerpt }) => link(title, routes.post(slug), `: ${excerpt}`)),
    ),
    section(words.business, [
      link(pages.about, routes.about()),
      link(pages.contact, routes.contact()),
      link(pages.privacy, routes.privacy()),
    ]),
  ].join('\n')
}

import { commonWords, layoutWords } from '@/content/interface'
import type { Business, PhoneNumber, ServiceCategorySlug } from '@/content/schema'
import { menuPanel, type Panel, type PanelGroup, panelGroup } from '@/lib/content/breaker-panel'
import { type LinkItem, linkTo, pageLinks } from '@/lib/content/links'
import type { SiteContent } from '@/lib/content/load-content'
import type { Page } from '@/lib/content/pages'
import { townsIn } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { fillTokens } from '@/lib/fill-tokens'
import { isWithin, routes } from '@/lib/routes'
import { licenceLine, type Office, offices } from '@/lib/site'

/** Variants of the mobile bar: call and quote, call only, or 911 and our number. */
type MobileBar = 'request' | 'call' | 'danger'

/** Header, menus, footer and mobile bar of a page, as data for components. */
export type PageNavigation = {
  path: string
  business: Pick<Business, 'name' | 'tagline' | 'email'>
  phone: PhoneNumber
  licence: string
  badges: readonly string[]
  topBarAreas: LinkItem[]
  social: SiteContent['socialLinks']
  /** Menus of the header, each with groups of the panel. */
  menus: { label: string; current: boolean; groups: { all: string; group: PanelGroup }[] }[]
  /** The menu of places. */
  areas: { label: string; current: boolean; all: LinkItem; items: LinkItem[] }
  panel: Panel
  /** Links after the menus of the header. */
  otherPages: LinkItem[]
  mobileBar: MobileBar
  footer: {
    /** Opening hours of the office whose number the page shows. */
    hours: string
    /** The main office last: most pages show its phone number above the list. */
    offices: Pick<Office, 'city' | 'street'>[]
    services: LinkItem[]
    businessPages: LinkItem[]
    areas: LinkItem[]
    licence: string
  }
  /** Emergency pages and the not-found page have an open switch instead. */
  isWireLit: boolean
}

/** The header's menus. Categories with the same `menu` share one. A category without it has its own. */
function menus() {
  const { serviceCategorySlugs } = siteContent()
  const labels = [...new Set(serviceCategorySlugs.map(menuOf))]
  return labels.map((label) => ({ label, groups: serviceCategorySlugs.filter((slug) => menuOf(slug) === label) }))
}

function menuOf(slug: ServiceCategorySlug): string {
  const { categoryPages } = siteContent()
  const { name, menu = name } = categoryPages[slug]
  return menu
}

function allLink(slug: ServiceCategorySlug): string {
  const { categoryPages } = siteContent()
  const { name, allLink: label = fillTokens(commonWords.all, { category: name }) } = categoryPages[slug]
  return label
}

function mobileBarOf(path: string): MobileBar {
  if (isWithin(path, routes.page('emergency'))) return 'danger'
  return path === routes.thankYou() ? 'call' : 'request'
}

/** @returns the header, menus, footer and mobile bar of a page */
export function navigationFor({ path, office }: Page): PageNavigation {
  const { business, navigation, socialLinks, categorySlugs } = siteContent()
  const [mainOffice, ...otherOffices] = offices()
  return {
    path,
    business: { name: business.name, tagline: business.tagline, email: business.email },
    phone: office.phone,
    licence: licenceLine(),
    badges: navigation.badges,
    topBarAreas: [pageLinks.toronto, ...townsIn('topBar').map(linkTo), pageLinks.allAreas],
    social: socialLinks,
    menus: menus().map(({ label, groups }) => ({
      label: smartPunctuation(label),
      current: groups.some((category) => isWithin(path, routes.page(category))),
      groups: groups.map((category) => ({ all: smartPunctuation(allLink(category)), group: panelGroup(category) })),
    })),
    areas: {
      label: layoutWords.header.areas,
      current: ['/gta', routes.toronto()].some((href) => isWithin(path, href)),
      all: pageLinks.allAreas,
      items: [...townsIn('header').map(linkTo), pageLinks.toronto],
    },
    panel: menuPanel(),
    otherPages: navigation.headerPages.map((page) => pageLinks[page]),
    mobileBar: mobileBarOf(path),
    footer: {
      hours: office.hours.label,
      offices: [...otherOffices, mainOffice].map(({ city, street }) => ({ city, street })),
      services: categorySlugs.map(linkTo),
      businessPages: navigation.footerPages.map((page) => pageLinks[page]),
      areas: [pageLinks.toronto, ...townsIn('footer').map(linkTo)],
      licence: fillTokens(layoutWords.footer.licence, { business: business.name, licence: licenceLine() }),
    },
    isWireLit: !isWithin(path, routes.page('emergency')) && path !== '/404',
  }
}

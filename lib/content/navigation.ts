import { commonWords, layoutWords } from '@/content/interface'
import type { ServiceCategorySlug } from '@/content/schema'
import { menuPanel, panelGroup } from '@/lib/content/breaker-panel'
import { linkTo, pageLinks } from '@/lib/content/links'
import { townsIn } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { fillTokens } from '@/lib/fill-tokens'
import { isWithin, type PagePath, routes } from '@/lib/routes'
import { licenceLine, officeFor, offices, phoneFor } from '@/lib/site'

/** Variants of the mobile bar: call and quote, call only, or 911 and our number. */
type MobileBar = 'request' | 'call' | 'danger'

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

function mobileBarOf(path: PagePath): MobileBar {
  if (isWithin(path, routes.page('emergency'))) return 'danger'
  return path === routes.thankYou() ? 'call' : 'request'
}

/**
 * @param path the page's root-relative path: it determines the phone number, the mobile bar and the current menu item
 * @returns the data of the header, menus, footer and mobile bar
 */
export function navigationFor(path: PagePath) {
  const { business, navigation, socialLinks, categorySlugs } = siteContent()
  const phone = phoneFor(path)
  const [mainOffice, ...otherOffices] = offices()
  return {
    path,
    business: { name: business.name, tagline: business.tagline, email: business.email },
    phone,
    licence: licenceLine(),
    badges: navigation.badges,
    topBarAreas: [pageLinks.toronto, ...townsIn('topBar').map(linkTo), pageLinks.allAreas],
    social: socialLinks,
    /** Menus of the header, each with groups of the panel. */
    menus: menus().map(({ label, groups }) => ({
      label: smartPunctuation(label),
      current: groups.some((category) => isWithin(path, routes.page(category))),
      groups: groups.map((category) => ({ all: smartPunctuation(allLink(category)), group: panelGroup(category) })),
    })),
    /** The menu of places. */
    areas: {
      label: layoutWords.header.areas,
      current: ['/gta', routes.toronto()].some((href) => isWithin(path, href)),
      all: pageLinks.allAreas,
      items: [...townsIn('header').map(linkTo), pageLinks.toronto],
    },
    panel: menuPanel(),
    /** Links after the menus of the header. */
    otherPages: navigation.headerPages.map((page) => pageLinks[page]),
    mobileBar: mobileBarOf(path),
    footer: {
      /** Opening hours of the office whose number the page shows. */
      hours: officeFor(path).hours.label,
      // The main office last: most pages show its phone number above the list.
      offices: [...otherOffices, mainOffice].map(({ city, street }) => ({ city, street })),
      services: categorySlugs.map(linkTo),
      businessPages: navigation.footerPages.map((page) => pageLinks[page]),
      areas: [pageLinks.toronto, ...townsIn('footer').map(linkTo)],
      licence: fillTokens(layoutWords.footer.licence, { business: business.name, licence: licenceLine() }),
    },
    /** Emergency pages and the not-found page have an open switch instead. */
    isWireLit: !isWithin(path, routes.page('emergency')) && path !== '/404',
  }
}

/** Header, menus, footer and mobile bar of a page, as data for components. */
export type PageNavigation = ReturnType<typeof navigationFor>

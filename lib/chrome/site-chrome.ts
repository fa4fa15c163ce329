import { business } from '@/content/business'
import { navigation } from '@/content/navigation'
import { socialLinks } from '@/content/social'
import type { GtaSlug, PhoneNumber, SocialLink } from '@/content/types'
import { words } from '@/content/ui/chrome'
import { typeset } from '@/lib/content/fill'
import { categoryLink, type LinkItem, locationLink, pageLinks } from '@/lib/content/links'
import { categorySlugs, type Href, type PagePath, routes } from '@/lib/routes'
import { licenceLine, office, phoneFor } from '@/lib/site'
import { menuPanel, type Panel, type PanelGroup, panelGroup } from '@/lib/views/panel'

/** One menu of the header: strips of the panel. */
export type Menu = { label: string; current: boolean; strips: { all: string; group: PanelGroup }[] }

/** Variants of the sticky bar on phones: call and quote, call only, or our number and 911. */
export type BarKind = 'request' | 'call' | 'danger'

/** Header, menus, footer and mobile bar of a page, as data for components. */
export type SiteChromeData = {
  path: PagePath
  business: { name: string; tagline: string; email: string }
  phone: PhoneNumber
  licence: string
  badges: readonly string[]
  topBarAreas: LinkItem[]
  social: readonly SocialLink[]
  menus: Menu[]
  /** The menu of places. */
  areas: { label: string; current: boolean; all: LinkItem; items: LinkItem[] }
  panel: Panel
  /** After the menus of the header. */
  more: LinkItem[]
  links: { home: Href; contactForm: Href }
  bar: BarKind
  footer: {
    /** When the office is open whose number the page shows. */
    hours: string
    offices: { name: string; street: string }[]
    services: LinkItem[]
    firm: LinkItem[]
    /** None where the page ends with a list of every town. */
    areas: LinkItem[]
    licence: string
    /** False where the page's wire is dead (emergency pages). */
    live: boolean
  }
}

const areaLink = (slug: GtaSlug) => locationLink(`gta/${slug}`)
const areaItems: LinkItem[] = [...navigation.areasMenu.areas.map(areaLink), pageLinks.toronto]
const emergency = routes.category('emergency')
const endsWithTowns: readonly PagePath[] = [routes.home(), routes.contact()]

/** Whether the page is this one or below it. */
function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}

function barOf(path: PagePath): BarKind {
  if (isWithin(path, emergency)) return 'danger'
  return path === routes.thankYou() ? 'call' : 'request'
}

/**
 * @param path the page's root-relative path: it determines the phone number, the mobile bar and the current menu item
 * @returns the data of the header, menus, footer and mobile bar
 */
export function siteChrome(path: PagePath): SiteChromeData {
  const phone = phoneFor(path)
  return {
    path,
    business: { name: business.name, tagline: business.tagline, email: business.email },
    phone,
    licence: licenceLine,
    badges: navigation.badges,
    topBarAreas: [pageLinks.toronto, ...navigation.topBarAreas.map(areaLink), pageLinks.allAreas],
    social: socialLinks,
    menus: navigation.menus.map(({ label, groups }) => ({
      label: typeset(label),
      current: groups.some(({ category }) => isWithin(path, routes.category(category))),
      strips: groups.map(({ category, all }) => ({ all: typeset(all), group: panelGroup(category) })),
    })),
    areas: {
      label: navigation.areasMenu.label,
      current: ['/gta', routes.toronto()].some((href) => isWithin(path, href)),
      all: { label: navigation.areasMenu.all, href: routes.areas() },
      items: areaItems,
    },
    panel: menuPanel,
    more: navigation.headerPages.map((page) => pageLinks[page]),
    links: { home: routes.home(), contactForm: routes.contactForm() },
    bar: barOf(path),
    footer: {
      hours: office(phone === business.torontoPhone ? 'toronto' : 'woodbridge').hours.label,
      offices: business.offices.map(({ name, street }) => ({ name, street })).reverse(),
      services: categorySlugs.map(categoryLink),
      firm: navigation.footerPages.map((page) => pageLinks[page]),
      areas: endsWithTowns.includes(path) ? [] : [pageLinks.toronto, ...navigation.footerAreas.map(areaLink)],
      licence: words.footer.licence.replace('{name}', business.name).replace('{licence}', licenceLine),
      live: !path.startsWith(`${emergency}/`),
    },
  }
}

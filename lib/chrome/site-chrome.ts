import { business } from '@/content/business'
import { catalogue } from '@/content/catalogue'
import { navigation } from '@/content/navigation'
import { socialLinks } from '@/content/social'
import { type LinkItem, locationLink, serviceLink } from '@/lib/content/links'
import type { CategorySlug, GtaSlug, PhoneNumber, SocialLink } from '@/lib/content/types'
import { categorySlugs, routes, servicePathsOf } from '@/lib/routes'
import { licenceLine, office, phoneFor } from '@/lib/site'

export type MenuGroup = { label: string; href: string; items: LinkItem[] }
export type Menu = { label: string; all: LinkItem; groups: MenuGroup[] }

/** What surrounds every page: header, menus, footer, bars. Pure data for components. */
export type SiteChromeData = {
  path: string
  business: { name: string; tagline: string; email: string }
  phone: PhoneNumber
  licence: string
  badges: readonly string[]
  topBarAreas: LinkItem[]
  social: readonly SocialLink[]
  menus: Menu[]
  links: {
    home: string
    blog: string
    contact: string
    contactForm: string
    emergency: string
    about: string
    privacy: string
    areas: string
    thankYou: string
  }
  footer: {
    services: LinkItem[]
    areas: LinkItem[]
    offices: { name: string; street: string; hours: string; phone: PhoneNumber }[]
  }
}

const areaLink = (slug: GtaSlug) => locationLink(`gta/${slug}`)

function categoryGroup(category: CategorySlug): MenuGroup {
  return {
    label: catalogue[category].name,
    href: routes.category(category),
    items: servicePathsOf(category).map(serviceLink),
  }
}

const menus: Menu[] = [
  ...navigation.menus.map((menu) => ({
    label: menu.label,
    all: { label: menu.all, href: routes.category(menu.categories[0]) },
    groups: menu.categories.map(categoryGroup),
  })),
  {
    label: navigation.areasMenu.label,
    all: { label: navigation.areasMenu.all, href: routes.areas() },
    groups: [
      {
        label: navigation.areasMenu.label,
        href: routes.areas(),
        items: [{ label: 'Toronto', href: routes.toronto() }, ...navigation.areasMenu.areas.map(areaLink)],
      },
    ],
  },
]

/**
 * @param path the page's root-relative path: it decides the phone number and what is current
 * @returns everything that stands around the page's own content
 */
export function siteChrome(path: string): SiteChromeData {
  return {
    path,
    business: { name: business.name, tagline: business.tagline, email: business.email },
    phone: phoneFor(path),
    licence: licenceLine,
    badges: navigation.badges,
    topBarAreas: [
      { label: 'Toronto', href: routes.toronto() },
      ...navigation.topBarAreas.map(areaLink),
      { label: 'All areas', href: routes.areas() },
    ],
    social: socialLinks,
    menus,
    links: {
      home: routes.home(),
      blog: routes.blog(),
      contact: routes.contact(),
      contactForm: routes.contactForm(),
      emergency: routes.category('emergency'),
      about: routes.about(),
      privacy: routes.privacy(),
      areas: routes.areas(),
      thankYou: routes.thankYou(),
    },
    footer: {
      services: categorySlugs.map((category) => ({ label: catalogue[category].name, href: routes.category(category) })),
      areas: [{ label: 'Toronto', href: routes.toronto() }, ...navigation.footerAreas.map(areaLink)],
      offices: (['toronto', 'woodbridge'] as const).map((id) => {
        const { name, street, hours, phoneNumber } = office(id)
        return { name, street, hours: hours.label, phone: phoneNumber }
      }),
    },
  }
}

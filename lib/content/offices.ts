import { contactWords, seoWords } from '@/content/interface'
import type { PhoneNumber } from '@/content/schema'
import { smartPunctuation } from '@/lib/content/typography'
import { fillTokens } from '@/lib/fill-tokens'
import { closuresFrom, type Office, offices } from '@/lib/site'

/** An office in a list and on the street map. */
export type OfficeCard = {
  city: string
  /** "Toronto office" */
  title: string
  address: string
  phone: PhoneNumber
  hours: string
  /** Closed days that are not over. */
  closures: string[]
  geo: Office['geo']
  directions: { href: string; label: string }
  /** Label of its marker on the street map. */
  marker: string
}

/** @returns every office, that of the page first */
export function officeCards(first: Office): OfficeCard[] {
  return [first, ...offices().filter((office) => office !== first)].map(({ city, street, hours, phone, geo }) => {
    const values = { city, street }
    const { office: words } = contactWords
    return {
      city,
      title: fillTokens(words.name, values),
      address: fillTokens(words.address, values),
      phone,
      hours: hours.label,
      closures: closuresFrom().map(({ label }) => smartPunctuation(label)),
      geo,
      directions: {
        href: `https://www.openstreetmap.org/directions?to=${geo.latitude},${geo.longitude}`,
        label: fillTokens(words.directionsTo, values),
      },
      marker: fillTokens(words.marker, values),
    }
  })
}

/** @returns the phone and the area of the first office and of each office with `pages` */
export function areasOfOffices() {
  return offices()
    .filter(({ pages }, index) => index === 0 || pages.length > 0)
    .map(({ city, phone }, index) => ({ area: index === 0 ? seoWords.area : city, phone }))
}

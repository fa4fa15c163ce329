import { contactWords, seoWords } from '@/content/interface'
import { smartPunctuation } from '@/lib/content/typography'
import { fillTokens } from '@/lib/fill-tokens'
import { closuresFrom, officeFor, offices } from '@/lib/site'

/**
 * @param path the page that shows them
 * @returns every office, that of the page first, for lists and the street map
 */
export function officeCards(path: string) {
  const first = officeFor(path)
  return [first, ...offices().filter((office) => office !== first)].map(({ city, street, hours, phone, geo }) => {
    const values = { city, street }
    const { office: words } = contactWords
    return {
      city,
      /** "Toronto office" */
      title: fillTokens(words.name, values),
      address: fillTokens(words.address, values),
      phone,
      hours: hours.label,
      /** Closed days that are not over. */
      closures: closuresFrom().map(({ label }) => smartPunctuation(label)),
      geo,
      directions: {
        href: `https://www.openstreetmap.org/directions?to=${geo.latitude},${geo.longitude}`,
        label: fillTokens(words.directionsTo, values),
      },
      /** Label of its marker on the street map. */
      marker: fillTokens(words.marker, values),
    }
  })
}

export type OfficeCard = ReturnType<typeof officeCards>[number]

/** @returns the phone and the area of the first office and of each office with `pages` */
export function areasOfOffices() {
  return offices()
    .filter(({ pages }, index) => index === 0 || pages.length > 0)
    .map(({ city, phone }, index) => ({ area: index === 0 ? seoWords.area : city, phone }))
}

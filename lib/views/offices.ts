import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { closuresFrom, officeFor, offices } from '@/lib/site'

/**
 * @param path the page that shows them
 * @returns every office, that of the page first, ready to show: in a list, and on the street map
 */
export function officeCards(path: string) {
  const own = officeFor(path)
  return [own, ...offices.filter((office) => office !== own)].map(({ name, street, city, hours, phone, geo }) => {
    const values = { name, street, city }
    const { office: words } = uiWords.contact
    return {
      name,
      /** "Toronto office" */
      title: fillTemplate(words.name, values),
      address: fillTemplate(words.address, values),
      phone,
      hours: hours.label,
      /** Holidays to come. */
      closures: closuresFrom().map(({ label }) => label),
      geo,
      directions: {
        href: `https://www.openstreetmap.org/directions?to=${geo.latitude},${geo.longitude}`,
        label: fillTemplate(words.directionsTo, values),
      },
      /** What its marker on the street map is called. */
      marker: fillTemplate(words.marker, values),
    }
  })
}

export type OfficeCard = ReturnType<typeof officeCards>[number]

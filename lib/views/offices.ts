import { business } from '@/content/business'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { closuresFrom, office, officeFor } from '@/lib/site'

/**
 * @param path the page that they stand on
 * @returns every office, that of the page first, ready to show: in a list, and on the street map
 */
export function officeCards(path: string) {
  const own = officeFor(path).id
  const others = business.offices.flatMap(({ id }) => (id === own ? [] : [id]))
  return [own, ...others].map((id) => {
    const { name, street, city, hours, phoneNumber, geo } = office(id)
    const say = (template: string) => fillTemplate(template, { name, street, city })
    const { office: words } = uiWords.contact
    return {
      name,
      /** "Toronto office" */
      title: say(words.name),
      address: say(words.address),
      phone: phoneNumber,
      hours: hours.label,
      /** Holidays to come. */
      closures: closuresFrom().map(({ label }) => label),
      geo,
      directions: {
        href: `https://www.openstreetmap.org/directions?to=${geo.latitude},${geo.longitude}`,
        label: say(words.directionsTo),
      },
      /** What its marker on the street map is called. */
      marker: say(words.marker),
    }
  })
}

export type OfficeCard = ReturnType<typeof officeCards>[number]

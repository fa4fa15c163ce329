import { business } from '@/content/business'
import type { PhoneNumber } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import type { Href } from '@/lib/routes'
import { closuresFrom, office } from '@/lib/site'

/** An office, ready to show: in a list of both, and on the street map. */
export type OfficeCard = {
  name: string
  /** "Toronto office" */
  title: string
  address: string
  phone: PhoneNumber
  hours: string
  /** Holidays to come. */
  closures: readonly string[]
  geo: { readonly latitude: number; readonly longitude: number }
  directions: { href: Href; label: string }
  /** What its marker on the street map is called. */
  marker: string
}

/** Both offices, ready to show. */
export function officeCards(): OfficeCard[] {
  return business.offices.map(({ id }) => {
    const { name, street, city, hours, phoneNumber, geo } = office(id)
    const say = (template: string) => fillTemplate(template, { name, street, city })
    const { office: words } = uiWords.contact
    return {
      name,
      title: say(words.name),
      address: say(words.address),
      phone: phoneNumber,
      hours: hours.label,
      closures: closuresFrom().map(({ label }) => label),
      geo,
      directions: {
        href: `https://www.openstreetmap.org/directions?to=${geo.latitude},${geo.longitude}`,
        label: say(words.directionsTo),
      },
      marker: say(words.marker),
    }
  })
}

import { business } from '@/content/business'
import { office } from '@/lib/site'

/** Both offices, ready to show. */
export function officeCards() {
  return business.offices.map(({ id }) => {
    const { name, street, city, hours, phoneNumber, geo } = office(id)
    return {
      id,
      name,
      street,
      city,
      phone: phoneNumber,
      hours: hours.label,
      geo,
      directionsHref: `https://www.openstreetmap.org/directions?to=${geo.latitude},${geo.longitude}`,
    }
  })
}

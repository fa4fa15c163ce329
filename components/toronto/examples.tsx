import { form, head, reasons } from '@/components/sections/sample-data'
import { Skyline } from '@/components/toronto/skyline'
import { TorontoHead } from '@/components/toronto/toronto-head'
import { type Examples, links, phone, text } from '@/components/ui/sample-data'
import type { NeighbourhoodPath } from '@/lib/drawings/site-drawings'
import { torontoPaths } from '@/lib/routes'

// A place's drawings are the site's: there are no others to show.
const [neighbourhood] = torontoPaths as [NeighbourhoodPath, ...NeighbourhoodPath[]]

export const examples: Examples = {
  TorontoHead: {
    full: <TorontoHead {...head} form={form} phone={phone} trust={{ heading: 'Why us', items: reasons }} />,
  },
  Skyline: {
    one: <Skyline cards={[{ place: neighbourhood, name: 'Oak & Elm', href: '#oak', excerpt: text }]} more={links} />,
  },
}

import { parse } from 'node:path'

const ofOffice = 'office.name office.address office.directionsTo office.marker'

/** What the code fills into the strings of content/ui: by file, each placeholder with the strings that may have it. */
const placeholders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blog: {
    name: 'list.readMore list.readMoreOf list.page list.many list.found list.within list.pageOf all.many post.table',
    pages: 'list.pageOf',
  },
  carousel: { current: 'position', count: 'position' },
  category: { name: 'services' },
  chrome: {
    name: 'header.home footer.office footer.licence panel.switch',
    tagline: 'header.home',
    phone: 'header.emergencyCall',
    licence: 'footer.licence',
    number: 'panel.switch',
  },
  common: { name: 'moreAbout call back all moreServices starsOutOfFive ratedOf' },
  contact: { name: ofOffice, street: ofOffice, city: ofOffice, count: 'neighbourhoods' },
  emergency: { name: 'stepsFor' },
  form: { 'claim:replyTime': 'note', name: 'inquiryHeading', left: 'left', limit: 'left cut phoneCut' },
  home: { count: 'reviews neighbourhoods' },
  proof: { number: 'check', rating: 'rating', count: 'rating', year: 'since', time: 'open.until' },
  seo: { name: 'feed shareImage serving office servicesIn' },
  toronto: { phone: 'call', name: 'in' },
}

/**
 * @param file a file of content/ui
 * @param where the key path of one of its strings: "header.home"
 * @returns the placeholders that are filled in there: "{name}"
 */
export function placeholdersIn(file: string, where: string): string[] {
  const inFile = placeholders[parse(file).name] ?? {}
  return Object.keys(inFile).flatMap((name) => (inFile[name]?.split(' ').includes(where) ? [`{${name}}`] : []))
}

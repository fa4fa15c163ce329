import type { Municipality, PlaceContent, StreetPlan } from '@/content/schema'
import { type ContentCheck, eachText, problemAt } from '@/lib/build/checks/content-check'
import { type PageCopy, pagesOf } from '@/lib/build/checks/copy'
import { linkMismatch } from '@/lib/content/link-mismatch'
import { contentFile } from '@/lib/content/load-content'
import { fieldLine, fieldName } from '@/lib/content/parse-content'
import { fileProblem, lineProblem, type Mismatch, mismatch, type Problem } from '@/lib/content/problems'
import { idsOfCategory, serviceOrEmergencyPage, staticPaths } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { drawStreet } from '@/lib/drawings/street'
import { drawHouse } from '@/lib/drawings/street/house'
import { errorMessage } from '@/lib/error-message'
import { pictureChecker } from '@/lib/images/picture-problems'
import { keysOf, objectOf } from '@/lib/objects'
import { resolveLinks, routes } from '@/lib/routes'
import { photoMail } from '@/lib/site'
import { today } from '@/lib/today'

// Checks links, emergency pages, pictures, related pages, streets, dates and districts.

/** Markdown links: their labels and hrefs. */
const linksIn = (text: string) =>
  [...text.matchAll(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, label = '', href = '']) => ({ label, href }))

/** @returns why a page must not link to a post yet; undefined if it may */
function whyHidden(target: PageCopy, page: PageCopy): string | undefined {
  if (page.draft) return undefined
  if (target.draft) return 'a draft'
  const { publishDate = '' } = target
  const isLater = publishDate > today() && publishDate > (page.publishDate ?? '')
  return isLater ? `planned for ${publishDate}` : undefined
}

/** Reports links to no page, to a hidden post or to their own page, malformed URLs, and words that do not say where. */
export const links: ContentCheck = (input) => {
  const pages = new Map(pagesOf(input.copy).map((page) => [page.path, page]))
  const paths = [...staticPaths(), routes.feed(), ...pages.keys()].filter((path) => path !== '/404')
  return eachText(({ text }, page) => {
    const { fragments } = page
    const written = linksIn(text)
    const filled = resolveLinks(text.replaceAll('({photos})', `(${photoMail()})`))
    return linksIn(filled).flatMap(({ label, href }, index): Mismatch[] => {
      if (/\{(phone|email)\}/.test(label))
        return [mismatch('a {phone} inside a link', '{phone} by itself', 'it is a link already')]
      if (href.startsWith('#') && !fragments) return [mismatch(href, `the page's path before it: ${page.path}${href}`)]
      const wrong = linkMismatch(href, label, paths, fragments)
      if (wrong) return [wrong]
      const [path = ''] = href.split(/[?#]/)
      const target = pages.get(path)
      const hidden = target && whyHidden(target, page)
      if (hidden) return [mismatch(`${href}, ${hidden}`, 'a page that is public by then')]
      // The link of a removed page may lead back to this page: `redirectedMentions` reports it.
      const isOwn = (fragments ? path : href) === page.path && href === written[index]?.href
      return isOwn ? [mismatch(href, 'another page than its own')] : []
    })
  })(input)
}

/** Reports emergency pages that /emergency does not list. */
export const emergencyLinks: ContentCheck = ({ root }) => {
  const { emergencyIndexPage } = siteContent()
  const { outage, linksToSituations } = emergencyIndexPage
  const listed = [outage.page, ...linksToSituations.map(({ to }) => to.page)]
  const file = contentFile('emergency')
  const field = 'linksToSituations'
  const line = fieldLine(root, file, [field])
  return idsOfCategory('emergency')
    .filter((id) => !listed.includes(id))
    .map((id) => ({ file, ...lineProblem(line, field, `none for ${id}`, 'one for each page of content/emergency') }))
}

/** Reports pictures without a valid file. */
export const pictureFiles: ContentCheck = ({ root }) => {
  const { finishedJobs, images, people } = siteContent()
  const check = pictureChecker(root)
  return [
    ...Object.keys(images).map((name) => ({ file: 'content/images.ts', field: name, name })),
    ...people.items.map(({ name, picture }) => ({ file: 'content/people.ts', field: name, name: picture })),
    ...finishedJobs.items.flatMap(({ title, before, after }) =>
      [before, after].flatMap((side) =>
        side ? [{ file: 'content/finished-jobs.ts', field: title, name: side.picture }] : [],
      ),
    ),
  ].flatMap(({ file, field, name }): Problem[] => {
    const mismatch = check(name)
    return mismatch ? [{ file, line: 1, field, ...mismatch }] : []
  })
}

/** Reports pages that name themselves as related or as a neighbour, which a schema cannot check. */
export const selfReferences: ContentCheck = () => {
  const { placePages, serviceAndEmergencyIds } = siteContent()
  const naming = (field: string, pages: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(pages).flatMap(([id, named]): Problem[] =>
      named.includes(id) ? [fileProblem(contentFile(id), field, id, 'other pages')] : [],
    )
  const related = objectOf(serviceAndEmergencyIds, (id) => serviceOrEmergencyPage(id).related)
  const neighbours = objectOf(keysOf(placePages), (id) => placePages[id].neighbours)
  return [...naming('related', related), ...naming('neighbours', neighbours)]
}

/** @returns what is wrong with the plan of a street; undefined if it can be drawn */
function streetMismatch(plan: StreetPlan): Mismatch | undefined {
  try {
    drawStreet('street', plan)
    if (plan.house) drawHouse(plan.house)
    return undefined
  } catch (error) {
    const expected = 'names of lib/drawings/art/street-kit.svg, as content/schema/street.ts explains'
    return { found: errorMessage(error), expected }
  }
}

/** Reports streets that cannot be drawn, also prepared ones that no place has. */
export const drawnStreets: ContentCheck = ({ root }) => {
  const { preparedStreets, streets, placePages } = siteContent()
  const check = (file: string, path: readonly PropertyKey[], plan: StreetPlan): Problem[] => {
    const mismatch = streetMismatch(plan)
    return mismatch ? [{ file, line: fieldLine(root, file, path), field: fieldName(path), ...mismatch }] : []
  }
  return [
    ...Object.entries<StreetPlan>(streets).flatMap(([name, plan]) => check('content/streets.ts', [name], plan)),
    ...Object.entries<readonly StreetPlan[]>(preparedStreets).flatMap(([region, plans]) =>
      plans.flatMap((plan, index) => check('content/streets.ts', [region, index], plan)),
    ),
    ...keysOf(placePages).flatMap((id) => {
      const { street } = placePages[id]
      return street ? check(contentFile(id), ['street'], street) : []
    }),
  ]
}

/** Reports heritage districts on the page of another town. */
export const districtPlaces: ContentCheck = ({ root }) => {
  const { municipalities, placePages } = siteContent()
  const file = 'content/municipalities.ts'
  const places: Readonly<Record<string, PlaceContent>> = placePages
  return keysOf(municipalities).flatMap((id) => {
    const { heritage }: Municipality = municipalities[id]
    return (heritage?.districts ?? []).flatMap(({ name, places: shownOn }, index): Problem[] => {
      const path = [id, 'heritage', 'districts', index]
      const wrong = shownOn.find((place) => places[place] && !places[place].municipalities.includes(id))
      if (!wrong) return []
      const expected = `a page that has ${id} among its municipalities`
      return [{ file, ...lineProblem(fieldLine(root, file, path), fieldName(path), `${name} on ${wrong}`, expected) }]
    })
  })
}

/** Reports dates of pages that are in the future. */
export const updateDates: ContentCheck = (input) =>
  input.copy.flatMap(({ kind, file, updatedOn, publishDate = '' }): Problem[] => {
    if (updatedOn === undefined || updatedOn <= today() || updatedOn <= publishDate) return []
    const written = { keyPath: kind === 'post' ? 'updatedDate' : 'updatedOn', file, text: updatedOn }
    return [problemAt(input, written, { found: `"${updatedOn}"`, expected: `${today()}, which is today, or earlier` })]
  })

import { serviceCards } from '@/content/cards'
import { images } from '@/content/images'
import { jobs } from '@/content/jobs'
import { navigation } from '@/content/navigation'
import { people } from '@/content/people'
import type { CategorySlug, LocationPage, Navigation } from '@/content/types'
import { isVague } from '@/lib/content/links'
import { locationPages } from '@/lib/content/locations'
import { didYouMean, fileProblem, finding, type Problem, type Said } from '@/lib/content/problems'
import { emergencyPages, servicePages } from '@/lib/content/services'
import { headField, pagesOf, sourceOf } from '@/lib/content-rules/copy'
import { words } from '@/lib/content-rules/measures'
import { eachString, problemAt, type Rule } from '@/lib/content-rules/rule'
import { isRealDate } from '@/lib/dates'
import { pictureChecker } from '@/lib/images/check'
import { categorySlugs, routes, serviceName, staticPaths } from '@/lib/routes'
import { today } from '@/lib/today'

// References: links, pictures, related pages, menus, dates.

/** Markdown links: their labels and hrefs. */
const linksIn = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, label = '', href = '']) => ({ label, href }))

export const links: Rule = (input) => {
  const paths = [...staticPaths(), routes.feed(), ...pagesOf(input.copy).map(({ path }) => path)].filter(
    (path) => path !== '/404',
  )
  const hidden = new Set(pagesOf(input.copy).flatMap((page) => (page.hidden ? [page.path] : [])))
  return eachString(({ text }, page) => {
    if (page.kind === 'shared' || page.kind === 'post') return []
    return linksIn(text).flatMap(({ label, href }): Said[] => {
      if (isVague(label)) return [[`the words "${label}"`, 'words that say where the link goes']]
      if (href.startsWith('/')) {
        const [path = ''] = href.split('#')
        if (!paths.includes(path)) return [[href, 'a page of this site', didYouMean(path, paths)]]
        if (hidden.has(path)) return [[`${href}, a draft or planned for later`, 'a page that is public']]
        if (href === page.path) return [[href, 'another page than the one it stands on']]
        return []
      }
      if (/^tel:\+1\d{10}$|^https:\/\/[^/]+\.[^/]+|^mailto:[^@]+@[^@]+$/.test(href)) return []
      return [[href, 'https://…, or tel:+1 and ten digits']]
    })
  })(input)
}

export const references: Rule = ({ root }) => {
  const check = pictureChecker(root)
  const pictures = [
    ...Object.keys(images).map((name) => ({ file: 'content/images.ts', field: name, name })),
    ...people.items.map(({ name, picture }) => ({ file: 'content/people.ts', field: name, name: picture })),
    ...jobs.items.flatMap(({ what, before, after }) =>
      [before, after].flatMap((side) => (side ? [{ file: 'content/jobs.ts', field: what, name: side.picture }] : [])),
    ),
  ].flatMap(({ file, field, name }): Problem[] => {
    const mismatch = check(name)
    return mismatch ? [{ file, line: 1, field, ...mismatch }] : []
  })
  /** What names the page itself, or a page for the second time. */
  const repeated = (path: string, list: readonly string[]) =>
    list.find((other, index) => other === path || list.indexOf(other) !== index)
  const related = Object.entries({ ...servicePages, ...emergencyPages }).flatMap(([path, page]): Problem[] => {
    const twice = repeated(path, page.related ?? [])
    return twice ? [fileProblem(sourceOf(path), 'related', twice, 'other pages, each once')] : []
  })
  const neighbours = Object.entries<LocationPage>(locationPages).flatMap(([path, { neighbours: list }]): Problem[] => {
    const wrong = list.length < 1 || list.length > 7 ? `${list.length}` : repeated(path, list)
    return wrong ? [fileProblem(sourceOf(path), 'neighbours', wrong, 'one to seven other places, each once')] : []
  })
  return [...pictures, ...related, ...neighbours]
}

/**
 * @param menus the header's menus and the columns of the panel
 * @param categories every category
 * @returns a problem for each category that a visitor could not find
 */
export function categoriesInNoMenu(
  { menus, panel }: Pick<Navigation, 'menus' | 'panel'>,
  categories: readonly CategorySlug[],
): Problem[] {
  const file = 'content/navigation.ts'
  const inMenus = menus.flatMap(({ groups }) => groups.map(({ category }) => category))
  const onPanel = [...panel.left, ...panel.right]
  return categories.flatMap((category): Problem[] => [
    // Emergencies have a link of their own in the header.
    ...(category === 'emergency' || inMenus.includes(category)
      ? []
      : [fileProblem(file, 'menus', `no '${category}'`, 'every category in a menu')]),
    ...(onPanel.includes(category)
      ? []
      : [fileProblem(file, 'panel', `no '${category}'`, 'every category in a column')]),
  ])
}

export const menus: Rule = () => categoriesInNoMenu(navigation, categorySlugs)

export const dates: Rule = (input) =>
  input.copy.flatMap(({ file, updatedOn }): Problem[] => {
    if (updatedOn === undefined || (isRealDate(updatedOn) && updatedOn <= today())) return []
    const written = { where: 'updatedOn', file, text: updatedOn }
    return [problemAt(input, written, `"${updatedOn}"`, "a day that has been, as 'YYYY-MM-DD'")]
  })

export const cards: Rule = (input) =>
  Object.values(serviceCards).flatMap((card): Problem[] => {
    if (!('service' in card)) return []
    const target = pagesOf(input.copy).find(({ path }) => path === routes.service(card.service))
    const head = target ? headField(target, 'seoTitle').text + headField(target, 'h1').text : ''
    const title = `${serviceName(card.service)} ${head}`.toLowerCase()
    const stems = words(card.name.toLowerCase())
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/(s|ing)$/, ''))
    if (stems.some((stem) => title.includes(stem))) return []
    const file = 'content/cards.ts'
    const expected = `a page whose title speaks of ${card.name.toLowerCase()}`
    return [{ file, ...finding(input.lineOf(file, card.name), card.name, routes.service(card.service), expected) }]
  })

import type { Municipality } from '@/content/schema'
import type { PageOfKind } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { monthAndYear } from '@/lib/dates'

const listOf = (names: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-CA', { type }).format(names)

/** @returns a note for each municipality of a place with a rule; a paragraph ends with the source */
export function townRules(page: PageOfKind<'place'>): { title: string; paragraphs: string[] }[] {
  const { municipalities, placeText, placePages } = siteContent()
  return placePages[page.id].municipalities.flatMap((id) => {
    const town: Municipality = municipalities[id]
    const fill = (text: string, values?: Record<string, string>) =>
      renderCopy(text, page, { municipality: town.name, council: `the ${town.kind} of ${town.name}`, ...values })
    const districts = town.heritage?.districts.filter(({ places }) => places.includes(page.id)) ?? []
    const inForce = districts.filter((district) => district.inForce !== false).map(({ name }) => name)
    const undecided = districts.filter((district) => district.inForce === false).map(({ name }) => name)
    const heritage = [
      inForce.length > 0 && fill(placeText.rules.districts, { districts: listOf(inForce, 'disjunction') }),
      undecided.length > 0 && fill(placeText.rules.undecided, { districts: listOf(undecided, 'conjunction') }),
    ].filter((sentence) => sentence !== false)
    const rules = [
      ...[town.suite, town.rental, town.basement].flatMap((rule) => rule ?? []),
      ...(town.heritage && heritage.length > 0 ? [{ ...town.heritage, text: heritage.join(' ') }] : []),
    ]
    if (rules.length === 0) return []
    const paragraphs = rules.map(({ text, source, checkedOn }) => {
      const site = new URL(source).hostname.replace(/^www\./, '')
      const checked = fill(placeText.rules.source, { source: `[${site}](${source})`, month: monthAndYear(checkedOn) })
      return `${fill(text)} ${checked}`
    })
    return [{ title: fill(placeText.rules.heading), paragraphs }]
  })
}

import { catalogue } from '@/content/catalogue'
import { prices } from '@/content/prices'
import { categoryTrail } from '@/lib/chrome/breadcrumbs'
import { fill, typeset } from '@/lib/content/fill'
import { priceList } from '@/lib/content/prices'
import { categoryPages, servicePages, type TradePath } from '@/lib/content/services'
import type { ImageName, ServicePage, ServicePath, TradeCategorySlug } from '@/lib/content/types'
import { pictureFor } from '@/lib/images/pictures'
import { routes, serviceName, servicePathsOf } from '@/lib/routes'
import { pageContextWithForm } from '@/lib/views/page-context'

/** The second picture of a category page, beside the guide to choosing. */
const detailPictures: Record<TradeCategorySlug, ImageName> = {
  residential: 'rewiring-stud-wall',
  commercial: 'warehouse-high-bay',
  industrial: 'electricians-tools',
  'smart-home': 'bedroom-dimmed-lamp',
  'ev-energy': 'standby-generator',
}

/**
 * @param category a trade category
 * @returns what CategoryScreen shows
 */
export function categoryView(category: TradeCategorySlug) {
  const path = routes.category(category)
  const source = categoryPages[category]
  const rows = servicePathsOf(category).map((service) => {
    const { summary, circuit, cost } = servicePages[service as TradePath] as ServicePage
    const [firstPrice] = cost.prices
    return {
      name: typeset(serviceName(service)),
      href: routes.service(service),
      summary: fill(summary, path),
      circuit: typeset(circuit),
      ...(firstPrice && ownPrices.includes(service) ? { price: prices[firstPrice].range } : {}),
    }
  })
  return {
    ...pageContextWithForm(path, source.seoTitle),
    page: fill(source, path),
    name: catalogue[category].name,
    breadcrumbs: categoryTrail(category),
    picture: pictureFor(source.image),
    detail: pictureFor(detailPictures[category]),
    rows,
    prices: priceList(source.prices),
  }
}

/** Services whose first listed price is for the service itself, and not for something done beside it. */
const ownPrices: readonly ServicePath[] = [
  'residential/panel-upgrades',
  'residential/fuse-box-conversions',
  'residential/pot-lights-led-lighting',
  'ev-energy/charger-installation',
]

import * as trades from '@/content/services'
import { page as commercial } from '@/content/services/commercial/category'
import * as emergencies from '@/content/services/emergency'
import { page as emergency } from '@/content/services/emergency/category'
import { page as evEnergy } from '@/content/services/ev-energy/category'
import { page as industrial } from '@/content/services/industrial/category'
import { page as residential } from '@/content/services/residential/category'
import { page as smartHome } from '@/content/services/smart-home/category'
import type {
  CategoryPage,
  EmergencyCategoryPage,
  EmergencyPage,
  EmergencyPath,
  ServicePage,
  TradeCategorySlug,
  TradePath,
} from '@/content/types'

/** Every trade service's page: a service without one does not compile. */
export const servicePages = trades satisfies Record<TradePath, ServicePage>

/** Every emergency page under /emergency. */
export const emergencyPages = emergencies satisfies Record<EmergencyPath, EmergencyPage>

/** /emergency itself. */
export const emergencyCategoryPage: EmergencyCategoryPage = emergency

/** The five trade categories' pages. */
export const categoryPages = {
  residential,
  commercial,
  industrial,
  'smart-home': smartHome,
  'ev-energy': evEnergy,
} as const satisfies Record<TradeCategorySlug, CategoryPage>

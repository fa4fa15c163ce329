import { page as commercialCategory } from '@/content/services/commercial/category'
import { page as commercialExitSecurityLighting } from '@/content/services/commercial/exit-security-lighting'
import { page as commercialOfficeRetailRestaurant } from '@/content/services/commercial/office-retail-restaurant'
import { page as commercialPanelLightingUpgrades } from '@/content/services/commercial/panel-lighting-upgrades'
import { page as commercialPowerDistribution } from '@/content/services/commercial/power-distribution'
import { page as commercialTransformersSubpanels } from '@/content/services/commercial/transformers-subpanels'
import { page as emergencyBreakerTrips } from '@/content/services/emergency/breaker-trips'
import { page as emergencyCategory } from '@/content/services/emergency/category'
import { page as emergencyElectricalRepairs } from '@/content/services/emergency/electrical-repairs'
import { page as emergencyPanelRepairs } from '@/content/services/emergency/panel-repairs'
import { page as emergencyPowerOutage } from '@/content/services/emergency/power-outage'
import { page as evEnergyCategory } from '@/content/services/ev-energy/category'
import { page as evEnergyChargerInstallation } from '@/content/services/ev-energy/charger-installation'
import { page as evEnergyEnergyManagement } from '@/content/services/ev-energy/energy-management'
import { page as evEnergyGeneratorWiring } from '@/content/services/ev-energy/generator-wiring'
import { page as industrial600v800aServices } from '@/content/services/industrial/600v-800a-services'
import { page as industrialCategory } from '@/content/services/industrial/category'
import { page as industrialMachineryConnections } from '@/content/services/industrial/machinery-connections'
import { page as industrialPlcAutomationWiring } from '@/content/services/industrial/plc-automation-wiring'
import { page as industrialTransformerMotorControl } from '@/content/services/industrial/transformer-motor-control'
import { page as residentialCategory } from '@/content/services/residential/category'
import { page as residentialCeilingBathroomFansGfci } from '@/content/services/residential/ceiling-bathroom-fans-gfci'
import { page as residentialFuseBoxConversions } from '@/content/services/residential/fuse-box-conversions'
import { page as residentialHotTubPoolConnections } from '@/content/services/residential/hot-tub-pool-connections'
import { page as residentialKnobTubeWiring } from '@/content/services/residential/knob-tube-wiring'
import { page as residentialLandscapeOutdoorLighting } from '@/content/services/residential/landscape-outdoor-lighting'
import { page as residentialPanelUpgrades } from '@/content/services/residential/panel-upgrades'
import { page as residentialPotLightsLedLighting } from '@/content/services/residential/pot-lights-led-lighting'
import { page as residentialSurgeProtectionAlarms } from '@/content/services/residential/surge-protection-alarms'
import { page as smartHomeCategory } from '@/content/services/smart-home/category'
import { page as smartHomeLutronHomeworks } from '@/content/services/smart-home/lutron-homeworks'
import { page as smartHomePalladiomShades } from '@/content/services/smart-home/palladiom-shades'
import { page as smartHomeRadiora2 } from '@/content/services/smart-home/radiora-2'
import { page as smartHomeRadiora3 } from '@/content/services/smart-home/radiora-3'
import { page as smartHomeSmartPanelsOccupancy } from '@/content/services/smart-home/smart-panels-occupancy'
import { page as smartHomeSmartThermostats } from '@/content/services/smart-home/smart-thermostats'
import { page as smartHomeVoiceControl } from '@/content/services/smart-home/voice-control'
import type {
  CategoryPage,
  EmergencyPage,
  EmergencyPath,
  ServicePage,
  TradeCategorySlug,
  TradePath,
} from '@/content/types'

/** Every trade service's page: a service without one does not compile. */
export const servicePages = {
  'residential/panel-upgrades': residentialPanelUpgrades,
  'residential/fuse-box-conversions': residentialFuseBoxConversions,
  'residential/pot-lights-led-lighting': residentialPotLightsLedLighting,
  'residential/ceiling-bathroom-fans-gfci': residentialCeilingBathroomFansGfci,
  'residential/knob-tube-wiring': residentialKnobTubeWiring,
  'residential/surge-protection-alarms': residentialSurgeProtectionAlarms,
  'residential/hot-tub-pool-connections': residentialHotTubPoolConnections,
  'residential/landscape-outdoor-lighting': residentialLandscapeOutdoorLighting,
  'commercial/office-retail-restaurant': commercialOfficeRetailRestaurant,
  'commercial/panel-lighting-upgrades': commercialPanelLightingUpgrades,
  'commercial/transformers-subpanels': commercialTransformersSubpanels,
  'commercial/exit-security-lighting': commercialExitSecurityLighting,
  'commercial/power-distribution': commercialPowerDistribution,
  'industrial/600v-800a-services': industrial600v800aServices,
  'industrial/machinery-connections': industrialMachineryConnections,
  'industrial/transformer-motor-control': industrialTransformerMotorControl,
  'industrial/plc-automation-wiring': industrialPlcAutomationWiring,
  'smart-home/lutron-homeworks': smartHomeLutronHomeworks,
  'smart-home/radiora-2': smartHomeRadiora2,
  'smart-home/radiora-3': smartHomeRadiora3,
  'smart-home/palladiom-shades': smartHomePalladiomShades,
  'smart-home/smart-panels-occupancy': smartHomeSmartPanelsOccupancy,
  'smart-home/voice-control': smartHomeVoiceControl,
  'smart-home/smart-thermostats': smartHomeSmartThermostats,
  'ev-energy/charger-installation': evEnergyChargerInstallation,
  'ev-energy/generator-wiring': evEnergyGeneratorWiring,
  'ev-energy/energy-management': evEnergyEnergyManagement,
} as const satisfies Record<TradePath, ServicePage>

/** Every emergency page under /emergency. */
export const emergencyPages = {
  'emergency/electrical-repairs': emergencyElectricalRepairs,
  'emergency/power-outage': emergencyPowerOutage,
  'emergency/breaker-trips': emergencyBreakerTrips,
  'emergency/panel-repairs': emergencyPanelRepairs,
} as const satisfies Record<EmergencyPath, EmergencyPage>

/** /emergency itself. */
export const emergencyCategoryPage: EmergencyPage = emergencyCategory

/** The five trade categories' pages. */
export const categoryPages = {
  residential: residentialCategory,
  commercial: commercialCategory,
  industrial: industrialCategory,
  'smart-home': smartHomeCategory,
  'ev-energy': evEnergyCategory,
} as const satisfies Record<TradeCategorySlug, CategoryPage>

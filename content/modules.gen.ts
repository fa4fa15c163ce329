// Written by scripts/content-index.ts from the names of the files, and from the names in some of them. Do not edit.

import categoriesCommercial from '@/content/services/commercial/category'
import categoriesEvEnergy from '@/content/services/ev-energy/category'
import categoriesIndustrial from '@/content/services/industrial/category'
import categoriesResidential from '@/content/services/residential/category'
import categoriesSmartHome from '@/content/services/smart-home/category'
import servicesCommercialExitSecurityLighting from '@/content/services/commercial/exit-security-lighting'
import servicesCommercialOfficeRetailRestaurant from '@/content/services/commercial/office-retail-restaurant'
import servicesCommercialPanelLightingUpgrades from '@/content/services/commercial/panel-lighting-upgrades'
import servicesCommercialPowerDistribution from '@/content/services/commercial/power-distribution'
import servicesCommercialTransformersSubpanels from '@/content/services/commercial/transformers-subpanels'
import servicesEvEnergyChargerInstallation from '@/content/services/ev-energy/charger-installation'
import servicesEvEnergyEnergyManagement from '@/content/services/ev-energy/energy-management'
import servicesEvEnergyGeneratorWiring from '@/content/services/ev-energy/generator-wiring'
import servicesIndustrial600v800aServices from '@/content/services/industrial/600v-800a-services'
import servicesIndustrialMachineryConnections from '@/content/services/industrial/machinery-connections'
import servicesIndustrialPlcAutomationWiring from '@/content/services/industrial/plc-automation-wiring'
import servicesIndustrialTransformerMotorControl from '@/content/services/industrial/transformer-motor-control'
import servicesResidentialCeilingBathroomFansGfci from '@/content/services/residential/ceiling-bathroom-fans-gfci'
import servicesResidentialFuseBoxConversions from '@/content/services/residential/fuse-box-conversions'
import servicesResidentialHotTubPoolConnections from '@/content/services/residential/hot-tub-pool-connections'
import servicesResidentialKnobTubeWiring from '@/content/services/residential/knob-tube-wiring'
import servicesResidentialLandscapeOutdoorLighting from '@/content/services/residential/landscape-outdoor-lighting'
import servicesResidentialPanelUpgrades from '@/content/services/residential/panel-upgrades'
import servicesResidentialPotLightsLedLighting from '@/content/services/residential/pot-lights-led-lighting'
import servicesResidentialSurgeProtectionAlarms from '@/content/services/residential/surge-protection-alarms'
import servicesSmartHomeLutronHomeworks from '@/content/services/smart-home/lutron-homeworks'
import servicesSmartHomePalladiomShades from '@/content/services/smart-home/palladiom-shades'
import servicesSmartHomeRadiora2 from '@/content/services/smart-home/radiora-2'
import servicesSmartHomeRadiora3 from '@/content/services/smart-home/radiora-3'
import servicesSmartHomeSmartPanelsOccupancy from '@/content/services/smart-home/smart-panels-occupancy'
import servicesSmartHomeSmartThermostats from '@/content/services/smart-home/smart-thermostats'
import servicesSmartHomeVoiceControl from '@/content/services/smart-home/voice-control'
import emergenciesEmergencyBreakerTrips from '@/content/emergency/breaker-trips'
import emergenciesEmergencyElectricalRepairs from '@/content/emergency/electrical-repairs'
import emergenciesEmergencyPanelRepairs from '@/content/emergency/panel-repairs'
import emergenciesEmergencyPowerOutage from '@/content/emergency/power-outage'
import placesGtaAjax from '@/content/places/gta/ajax'
import placesGtaAurora from '@/content/places/gta/aurora'
import placesGtaBolton from '@/content/places/gta/bolton'
import placesGtaBrampton from '@/content/places/gta/brampton'
import placesGtaBurlington from '@/content/places/gta/burlington'
import placesGtaCaledon from '@/content/places/gta/caledon'
import placesGtaClarington from '@/content/places/gta/clarington'
import placesGtaEastYork from '@/content/places/gta/east-york'
import placesGtaEtobicoke from '@/content/places/gta/etobicoke'
import placesGtaGeorgetown from '@/content/places/gta/georgetown'
import placesGtaKingCity from '@/content/places/gta/king-city'
import placesGtaKleinburg from '@/content/places/gta/kleinburg'
import placesGtaMaple from '@/content/places/gta/maple'
import placesGtaMarkham from '@/content/places/gta/markham'
import placesGtaMilton from '@/content/places/gta/milton'
import placesGtaMississauga from '@/content/places/gta/mississauga'
import placesGtaNewmarket from '@/content/places/gta/newmarket'
import placesGtaNorthYork from '@/content/places/gta/north-york'
import placesGtaOakville from '@/content/places/gta/oakville'
import placesGtaOshawa from '@/content/places/gta/oshawa'
import placesGtaPickering from '@/content/places/gta/pickering'
import placesGtaRichmondHill from '@/content/places/gta/richmond-hill'
import placesGtaScarborough from '@/content/places/gta/scarborough'
import placesGtaThornhill from '@/content/places/gta/thornhill'
import placesGtaVaughan from '@/content/places/gta/vaughan'
import placesGtaWhitby from '@/content/places/gta/whitby'
import placesGtaWoodbridge from '@/content/places/gta/woodbridge'
import placesTorontoBloorWest from '@/content/places/toronto/bloor-west'
import placesTorontoCorktown from '@/content/places/toronto/corktown'
import placesTorontoDowntownToronto from '@/content/places/toronto/downtown-toronto'
import placesTorontoEastYork from '@/content/places/toronto/east-york'
import placesTorontoEtobicoke from '@/content/places/toronto/etobicoke'
import placesTorontoForestHill from '@/content/places/toronto/forest-hill'
import placesTorontoHighPark from '@/content/places/toronto/high-park'
import placesTorontoJunctionTriangle from '@/content/places/toronto/junction-triangle'
import placesTorontoKensingtonMarket from '@/content/places/toronto/kensington-market'
import placesTorontoKingWest from '@/content/places/toronto/king-west'
import placesTorontoLeslieville from '@/content/places/toronto/leslieville'
import placesTorontoLibertyVillage from '@/content/places/toronto/liberty-village'
import placesTorontoLittleItaly from '@/content/places/toronto/little-italy'
import placesTorontoMidtownToronto from '@/content/places/toronto/midtown-toronto'
import placesTorontoNorthYork from '@/content/places/toronto/north-york'
import placesTorontoRiverdale from '@/content/places/toronto/riverdale'
import placesTorontoRosedale from '@/content/places/toronto/rosedale'
import placesTorontoTheAnnex from '@/content/places/toronto/the-annex'
import placesTorontoTheBeaches from '@/content/places/toronto/the-beaches'
import placesTorontoTheDanforth from '@/content/places/toronto/the-danforth'
import placesTorontoYorkville from '@/content/places/toronto/yorkville'

export const categories = {
  'commercial': categoriesCommercial,
  'ev-energy': categoriesEvEnergy,
  'industrial': categoriesIndustrial,
  'residential': categoriesResidential,
  'smart-home': categoriesSmartHome,
}

export const services = {
  'commercial/exit-security-lighting': servicesCommercialExitSecurityLighting,
  'commercial/office-retail-restaurant': servicesCommercialOfficeRetailRestaurant,
  'commercial/panel-lighting-upgrades': servicesCommercialPanelLightingUpgrades,
  'commercial/power-distribution': servicesCommercialPowerDistribution,
  'commercial/transformers-subpanels': servicesCommercialTransformersSubpanels,
  'ev-energy/charger-installation': servicesEvEnergyChargerInstallation,
  'ev-energy/energy-management': servicesEvEnergyEnergyManagement,
  'ev-energy/generator-wiring': servicesEvEnergyGeneratorWiring,
  'industrial/600v-800a-services': servicesIndustrial600v800aServices,
  'industrial/machinery-connections': servicesIndustrialMachineryConnections,
  'industrial/plc-automation-wiring': servicesIndustrialPlcAutomationWiring,
  'industrial/transformer-motor-control': servicesIndustrialTransformerMotorControl,
  'residential/ceiling-bathroom-fans-gfci': servicesResidentialCeilingBathroomFansGfci,
  'residential/fuse-box-conversions': servicesResidentialFuseBoxConversions,
  'residential/hot-tub-pool-connections': servicesResidentialHotTubPoolConnections,
  'residential/knob-tube-wiring': servicesResidentialKnobTubeWiring,
  'residential/landscape-outdoor-lighting': servicesResidentialLandscapeOutdoorLighting,
  'residential/panel-upgrades': servicesResidentialPanelUpgrades,
  'residential/pot-lights-led-lighting': servicesResidentialPotLightsLedLighting,
  'residential/surge-protection-alarms': servicesResidentialSurgeProtectionAlarms,
  'smart-home/lutron-homeworks': servicesSmartHomeLutronHomeworks,
  'smart-home/palladiom-shades': servicesSmartHomePalladiomShades,
  'smart-home/radiora-2': servicesSmartHomeRadiora2,
  'smart-home/radiora-3': servicesSmartHomeRadiora3,
  'smart-home/smart-panels-occupancy': servicesSmartHomeSmartPanelsOccupancy,
  'smart-home/smart-thermostats': servicesSmartHomeSmartThermostats,
  'smart-home/voice-control': servicesSmartHomeVoiceControl,
}

export const emergencies = {
  'emergency/breaker-trips': emergenciesEmergencyBreakerTrips,
  'emergency/electrical-repairs': emergenciesEmergencyElectricalRepairs,
  'emergency/panel-repairs': emergenciesEmergencyPanelRepairs,
  'emergency/power-outage': emergenciesEmergencyPowerOutage,
}

export const places = {
  'gta/ajax': placesGtaAjax,
  'gta/aurora': placesGtaAurora,
  'gta/bolton': placesGtaBolton,
  'gta/brampton': placesGtaBrampton,
  'gta/burlington': placesGtaBurlington,
  'gta/caledon': placesGtaCaledon,
  'gta/clarington': placesGtaClarington,
  'gta/east-york': placesGtaEastYork,
  'gta/etobicoke': placesGtaEtobicoke,
  'gta/georgetown': placesGtaGeorgetown,
  'gta/king-city': placesGtaKingCity,
  'gta/kleinburg': placesGtaKleinburg,
  'gta/maple': placesGtaMaple,
  'gta/markham': placesGtaMarkham,
  'gta/milton': placesGtaMilton,
  'gta/mississauga': placesGtaMississauga,
  'gta/newmarket': placesGtaNewmarket,
  'gta/north-york': placesGtaNorthYork,
  'gta/oakville': placesGtaOakville,
  'gta/oshawa': placesGtaOshawa,
  'gta/pickering': placesGtaPickering,
  'gta/richmond-hill': placesGtaRichmondHill,
  'gta/scarborough': placesGtaScarborough,
  'gta/thornhill': placesGtaThornhill,
  'gta/vaughan': placesGtaVaughan,
  'gta/whitby': placesGtaWhitby,
  'gta/woodbridge': placesGtaWoodbridge,
  'toronto/bloor-west': placesTorontoBloorWest,
  'toronto/corktown': placesTorontoCorktown,
  'toronto/downtown-toronto': placesTorontoDowntownToronto,
  'toronto/east-york': placesTorontoEastYork,
  'toronto/etobicoke': placesTorontoEtobicoke,
  'toronto/forest-hill': placesTorontoForestHill,
  'toronto/high-park': placesTorontoHighPark,
  'toronto/junction-triangle': placesTorontoJunctionTriangle,
  'toronto/kensington-market': placesTorontoKensingtonMarket,
  'toronto/king-west': placesTorontoKingWest,
  'toronto/leslieville': placesTorontoLeslieville,
  'toronto/liberty-village': placesTorontoLibertyVillage,
  'toronto/little-italy': placesTorontoLittleItaly,
  'toronto/midtown-toronto': placesTorontoMidtownToronto,
  'toronto/north-york': placesTorontoNorthYork,
  'toronto/riverdale': placesTorontoRiverdale,
  'toronto/rosedale': placesTorontoRosedale,
  'toronto/the-annex': placesTorontoTheAnnex,
  'toronto/the-beaches': placesTorontoTheBeaches,
  'toronto/the-danforth': placesTorontoTheDanforth,
  'toronto/yorkville': placesTorontoYorkville,
}

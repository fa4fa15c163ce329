import { page as gtaAjax } from '@/content/locations/gta/ajax'
import { page as gtaAurora } from '@/content/locations/gta/aurora'
import { page as gtaBolton } from '@/content/locations/gta/bolton'
import { page as gtaBrampton } from '@/content/locations/gta/brampton'
import { page as gtaBurlington } from '@/content/locations/gta/burlington'
import { page as gtaCaledon } from '@/content/locations/gta/caledon'
import { page as gtaClarington } from '@/content/locations/gta/clarington'
import { page as gtaEastYork } from '@/content/locations/gta/east-york'
import { page as gtaEtobicoke } from '@/content/locations/gta/etobicoke'
import { page as gtaGeorgetown } from '@/content/locations/gta/georgetown'
import { page as gtaKingCity } from '@/content/locations/gta/king-city'
import { page as gtaKleinburg } from '@/content/locations/gta/kleinburg'
import { page as gtaMaple } from '@/content/locations/gta/maple'
import { page as gtaMarkham } from '@/content/locations/gta/markham'
import { page as gtaMilton } from '@/content/locations/gta/milton'
import { page as gtaMississauga } from '@/content/locations/gta/mississauga'
import { page as gtaNewmarket } from '@/content/locations/gta/newmarket'
import { page as gtaNorthYork } from '@/content/locations/gta/north-york'
import { page as gtaOakville } from '@/content/locations/gta/oakville'
import { page as gtaOshawa } from '@/content/locations/gta/oshawa'
import { page as gtaPickering } from '@/content/locations/gta/pickering'
import { page as gtaRichmondHill } from '@/content/locations/gta/richmond-hill'
import { page as gtaScarborough } from '@/content/locations/gta/scarborough'
import { page as gtaThornhill } from '@/content/locations/gta/thornhill'
import { page as gtaVaughan } from '@/content/locations/gta/vaughan'
import { page as gtaWhitby } from '@/content/locations/gta/whitby'
import { page as gtaWoodbridge } from '@/content/locations/gta/woodbridge'
import { page as torontoBloorWest } from '@/content/locations/toronto/bloor-west'
import { page as torontoCorktown } from '@/content/locations/toronto/corktown'
import { page as torontoDowntownToronto } from '@/content/locations/toronto/downtown-toronto'
import { page as torontoEastYork } from '@/content/locations/toronto/east-york'
import { page as torontoEtobicoke } from '@/content/locations/toronto/etobicoke'
import { page as torontoForestHill } from '@/content/locations/toronto/forest-hill'
import { page as torontoHighPark } from '@/content/locations/toronto/high-park'
import { page as torontoJunctionTriangle } from '@/content/locations/toronto/junction-triangle'
import { page as torontoKensingtonMarket } from '@/content/locations/toronto/kensington-market'
import { page as torontoKingWest } from '@/content/locations/toronto/king-west'
import { page as torontoLeslieville } from '@/content/locations/toronto/leslieville'
import { page as torontoLibertyVillage } from '@/content/locations/toronto/liberty-village'
import { page as torontoLittleItaly } from '@/content/locations/toronto/little-italy'
import { page as torontoMidtownToronto } from '@/content/locations/toronto/midtown-toronto'
import { page as torontoNorthYork } from '@/content/locations/toronto/north-york'
import { page as torontoRiverdale } from '@/content/locations/toronto/riverdale'
import { page as torontoRosedale } from '@/content/locations/toronto/rosedale'
import { page as torontoTheAnnex } from '@/content/locations/toronto/the-annex'
import { page as torontoTheBeaches } from '@/content/locations/toronto/the-beaches'
import { page as torontoTheDanforth } from '@/content/locations/toronto/the-danforth'
import { page as torontoYorkville } from '@/content/locations/toronto/yorkville'
import type { LocationPage, LocationPath } from '@/content/types'

/** Every location's page: a location without one does not compile. */
export const locationPages = {
  'gta/ajax': gtaAjax,
  'gta/aurora': gtaAurora,
  'gta/bolton': gtaBolton,
  'gta/brampton': gtaBrampton,
  'gta/burlington': gtaBurlington,
  'gta/caledon': gtaCaledon,
  'gta/clarington': gtaClarington,
  'gta/east-york': gtaEastYork,
  'gta/etobicoke': gtaEtobicoke,
  'gta/georgetown': gtaGeorgetown,
  'gta/king-city': gtaKingCity,
  'gta/kleinburg': gtaKleinburg,
  'gta/maple': gtaMaple,
  'gta/markham': gtaMarkham,
  'gta/milton': gtaMilton,
  'gta/mississauga': gtaMississauga,
  'gta/newmarket': gtaNewmarket,
  'gta/north-york': gtaNorthYork,
  'gta/oakville': gtaOakville,
  'gta/oshawa': gtaOshawa,
  'gta/pickering': gtaPickering,
  'gta/richmond-hill': gtaRichmondHill,
  'gta/scarborough': gtaScarborough,
  'gta/thornhill': gtaThornhill,
  'gta/vaughan': gtaVaughan,
  'gta/whitby': gtaWhitby,
  'gta/woodbridge': gtaWoodbridge,
  'toronto/downtown-toronto': torontoDowntownToronto,
  'toronto/north-york': torontoNorthYork,
  'toronto/etobicoke': torontoEtobicoke,
  'toronto/east-york': torontoEastYork,
  'toronto/midtown-toronto': torontoMidtownToronto,
  'toronto/the-beaches': torontoTheBeaches,
  'toronto/leslieville': torontoLeslieville,
  'toronto/high-park': torontoHighPark,
  'toronto/junction-triangle': torontoJunctionTriangle,
  'toronto/forest-hill': torontoForestHill,
  'toronto/rosedale': torontoRosedale,
  'toronto/corktown': torontoCorktown,
  'toronto/liberty-village': torontoLibertyVillage,
  'toronto/king-west': torontoKingWest,
  'toronto/yorkville': torontoYorkville,
  'toronto/riverdale': torontoRiverdale,
  'toronto/the-danforth': torontoTheDanforth,
  'toronto/bloor-west': torontoBloorWest,
  'toronto/little-italy': torontoLittleItaly,
  'toronto/the-annex': torontoTheAnnex,
  'toronto/kensington-market': torontoKensingtonMarket,
} as const satisfies Record<LocationPath, LocationPage>

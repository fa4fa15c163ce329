import type { ServicePath } from '@/content/types'
import { type Circuit, houseCircuits } from '@/lib/drawings/circuits'

/** The circuits that each service's breaker puts out in the house; the main breaker everything downstream of it. */
export const tripsOf: Partial<Record<ServicePath, readonly Circuit[]>> = {
  'residential/panel-upgrades': houseCircuits.filter((circuit) => circuit !== 'c-service' && circuit !== 'c-ground'),
  'residential/fuse-box-conversions': ['c-fuse'],
  'residential/pot-lights-led-lighting': ['c-pot-lights'],
  'residential/ceiling-bathroom-fans-gfci': ['c-fans'],
  'residential/knob-tube-wiring': ['c-knob-tube'],
  'residential/surge-protection-alarms': ['c-surge', 'c-alarms'],
  'residential/hot-tub-pool-connections': ['c-hot-tub'],
  'residential/landscape-outdoor-lighting': ['c-garden', 'c-security'],
  'ev-energy/charger-installation': ['c-ev'],
  'ev-energy/generator-wiring': ['c-generator'],
  'ev-energy/energy-management': ['c-energy'],
  'smart-home/lutron-homeworks': ['c-keypad'],
  'smart-home/radiora-2': ['c-receptacle'],
  'smart-home/palladiom-shades': ['c-shades'],
  'smart-home/smart-panels-occupancy': ['c-occupancy'],
  'smart-home/voice-control': ['c-voice'],
  'smart-home/smart-thermostats': ['c-thermostat'],
}

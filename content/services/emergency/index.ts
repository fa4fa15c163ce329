// Every page under /emergency, by its path.

export { page as 'emergency/breaker-trips' } from '@/content/services/emergency/breaker-trips'
export { page as 'emergency/electrical-repairs' } from '@/content/services/emergency/electrical-repairs'
export { page as 'emergency/panel-repairs' } from '@/content/services/emergency/panel-repairs'
export { page as 'emergency/power-outage' } from '@/content/services/emergency/power-outage'

import L from 'leaflet'
import type { OfficeCard } from '@/lib/content/offices'
import 'leaflet/dist/leaflet.css'
import styles from './leaflet-map.module.css'

/** The Content-Security-Policy allows pictures and requests from this server (security-headers.ts). */
const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
/** Required by openstreetmap.org/copyright. */
const CREDIT = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'
/** Loading has failed if no tile arrives within this time. */
const TILE_TIMEOUT_MS = 20_000

/** The marker as inline SVG, so that no image is fetched. */
const PIN =
  '<svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true"><path d="M16 43C13 36 3 27 3 16a13 13 0 0 1 26 0c0 11-10 20-13 27Z"/><path d="m10 10 12 12m0-12L10 22"/></svg>'

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = Object.assign(document.createElement(tag), props)
  node.append(...children)
  return node
}

function popupFor({ title, address, phone, directions }: OfficeCard): HTMLElement {
  return element(
    'div',
    { className: styles.popup ?? '' },
    element('p', { className: styles.name ?? '' }, title),
    element('p', {}, address),
    element('p', {}, element('a', { href: `tel:${phone.e164}` }, phone.display)),
    element('p', {}, element('a', { href: directions.href }, directions.label)),
  )
}

function addMarker(map: L.Map, office: OfficeCard): void {
  const html = element('span', { className: styles.pin ?? '' })
  html.innerHTML = PIN
  html.append(element('span', { className: 'visually-hidden' }, office.marker))
  const marker = L.marker([office.geo.latitude, office.geo.longitude], {
    icon: L.divIcon({ html, className: '', iconSize: [32, 44], iconAnchor: [16, 43], popupAnchor: [0, -38] }),
  })
  const content = popupFor(office)
  let byKeyboard = false
  marker.bindPopup(content, { minWidth: 220 })
  marker.addTo(map)
  const button = marker.getElement()
  // Leaflet listens for Escape only while the map itself has the focus.
  content.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') marker.closePopup()
  })
  button?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    byKeyboard = true
    marker.openPopup()
  })
  marker.on('popupopen', () => {
    if (byKeyboard) content.querySelector('a')?.focus({ preventScroll: true })
  })
  marker.on('popupclose', () => {
    if (byKeyboard) button?.focus({ preventScroll: true })
    byKeyboard = false
  })
}

/**
 * Renders the map into an empty element with a size.
 * @param report called once: when the server has sent a tile, or when loading has failed and the map is removed
 * @returns a function that removes the map
 */
export function showMap(
  node: HTMLElement,
  offices: readonly OfficeCard[],
  report: (state: 'loaded' | 'failed') => void,
): () => void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(node, {
    // Scrolling the page past the map must not zoom or pan it.
    scrollWheelZoom: false,
    dragging: window.matchMedia('(pointer: fine)').matches,
    zoomAnimation: !prefersReducedMotion,
    fadeAnimation: !prefersReducedMotion,
    markerZoomAnimation: !prefersReducedMotion,
  })
  map.attributionControl.setPosition('bottomleft').setPrefix('<a href="https://leafletjs.com">Leaflet</a>')

  let timeout: ReturnType<typeof setTimeout> | undefined
  let removed = false
  const remove = () => {
    if (removed) return
    removed = true
    clearTimeout(timeout)
    map.remove()
    // Leaflet leaves its class names on the element.
    node.classList.remove(...[...node.classList].filter((name) => name.startsWith('leaflet-')))
  }

  let settled = false
  const settle = (state: 'loaded' | 'failed') => {
    if (settled || removed) return
    settled = true
    clearTimeout(timeout)
    if (state === 'failed') {
      console.error('No map tile could be loaded.')
      // Leaflet is still reporting its tiles.
      setTimeout(remove)
    }
    report(state)
  }
  timeout = setTimeout(() => settle('failed'), TILE_TIMEOUT_MS)

  const tiles = L.tileLayer(TILES, { attribution: CREDIT, maxZoom: 18 })
  // A server that refuses may answer with a picture, which shows as a tile: only a request tells its status.
  const requests: Promise<void>[] = []
  tiles.on('tileload', ({ tile }) => {
    if (settled || !(tile instanceof HTMLImageElement)) return
    const check = ({ ok }: Response) => {
      if (ok) settle('loaded')
    }
    requests.push(fetch(tile.src).then(check, () => {}))
  })
  // Leaflet fires "load" once no tile is pending, even if all of them failed.
  tiles.on('load', () => Promise.all(requests).then(() => settle('failed')))
  map.fitBounds(L.latLngBounds(offices.map(({ geo }) => [geo.latitude, geo.longitude])), {
    padding: [60, 60],
    // A single office would fit at any zoom.
    maxZoom: 15,
  })
  tiles.addTo(map)
  for (const office of offices) addMarker(map, office)

  return remove
}

import type { VercelConfig } from '@/lib/build/hosting/vercel'

type VercelResponse = { status: number; location?: string; file?: string; headers: Record<string, string> }

/**
 * Resolves a request as Vercel does (https://vercel.com/docs/build-output-api/configuration): routes apply in order and
 * ignore case. `continue` goes to the next route. A status or a destination ends a phase.
 */
export function resolveVercelRoute(config: VercelConfig, files: readonly string[], path: string): VercelResponse {
  const { routes, overrides } = config
  const served = new Map(
    files.map((file) => [
      `/${overrides[file.slice(1)]?.path ?? file.slice(1).replace(/(^|\/)index\.html$/, '$1')}`,
      file,
    ]),
  )
  const phases: Record<string, VercelConfig['routes']> = { start: [] }
  let phase = 'start'
  for (const route of routes) {
    if ('handle' in route) {
      phase = route.handle
      phases[phase] = []
    } else phases[phase]?.push(route)
  }
  const headers: Record<string, string> = {}
  const run = (name: string, url: string): { status?: number; dest?: string } => {
    for (const route of phases[name] ?? []) {
      if ('handle' in route || !new RegExp(route.src, 'i').test(url)) continue
      Object.assign(headers, route.headers)
      if (!route.continue) return { status: route.status, dest: route.dest }
    }
    return {}
  }
  const response = (status: number): VercelResponse => ({ status, location: headers.Location, headers })
  const first = run('start', path)
  if (first.status) return response(first.status)
  const file = served.get(path)
  if (file) {
    run('hit', path)
    const type = overrides[file.slice(1)]?.contentType
    return { status: 200, file, headers: type ? { ...headers, 'Content-Type': type } : headers }
  }
  const fallback = run('filesystem', path)
  return { ...response(fallback.status ?? 404), file: fallback.dest }
}

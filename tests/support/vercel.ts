import type { VercelConfig } from '@/lib/hosting/vercel'

export type VercelAnswer = { status: number; location?: string; file?: string; headers: Record<string, string> }

/**
 * Walks a Build Output API config as Vercel documents it (https://vercel.com/docs/build-output-api/configuration):
 * routes in order, matched without regard to case; `continue` goes on, a status or a destination ends a phase.
 * @param files the output's static files, root-relative
 */
export function walkVercel({ routes, overrides }: VercelConfig, files: readonly string[], path: string): VercelAnswer {
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
  const run = (name: string, address: string): { status?: number; dest?: string } => {
    for (const route of phases[name] ?? []) {
      if ('handle' in route || !new RegExp(route.src, 'i').test(address)) continue
      Object.assign(headers, route.headers)
      if (!route.continue) return { status: route.status, dest: route.dest }
    }
    return {}
  }
  const ended = (status: number): VercelAnswer => ({ status, location: headers.Location, headers })
  const first = run('start', path)
  if (first.status) return ended(first.status)
  const file = served.get(path)
  if (file) {
    run('hit', path)
    const type = overrides[file.slice(1)]?.contentType
    return { status: 200, file, headers: type ? { ...headers, 'Content-Type': type } : headers }
  }
  const missed = run('filesystem', path)
  return { ...ended(missed.status ?? 404), file: missed.dest }
}

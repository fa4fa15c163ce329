import { aliases, type HeaderRule, type HostingRules } from '@/lib/hosting/rules'

/** Content types by extension, so that the configuration includes no other file. */
const types: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/xml': 'xml',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'font/woff2': 'woff2',
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
const lines = (texts: readonly string[]) => texts.map((text) => `    ${text}\n`).join('')
const variableFor = (header: string) => `$header_${header.toLowerCase().replaceAll('-', '_')}`
const pattern = ({ match }: HeaderRule) =>
  match.endsWith('*') ? `~^${match.slice(0, -1).replace(/[.$]/g, '\\$&')}` : match

/**
 * A complete nginx configuration: `nginx -p . -c hosting/nginx.conf` from the repository's root.
 * nginx maps compare strings case-insensitively, which is how a path in capitals is redirected to its page.
 * @param rules the table
 * @param port where it listens
 * @param root the exported site, relative to nginx's prefix (-p) or absolute
 */
export function nginxConf(rules: HostingRules, port = 8080, root = 'out'): string {
  const all = [...rules.redirects, ...aliases(rules)]
  const withoutFragment = (address: string) => address.replace(/#.*/, '')
  const canonical = [
    ...rules.pages.map((path) => `${path} ${path};`),
    ...all.filter(({ permanent }) => permanent).map((rule) => `${rule.source} ${withoutFragment(rule.destination)};`),
  ]
  const temporary = all.filter(({ permanent }) => !permanent).map((rule) => `${rule.source} ${rule.destination};`)
  const fragments = all
    .filter(({ destination }) => destination.includes('#'))
    .map(({ source, destination }) => `${source} ${quoted(destination.slice(destination.indexOf('#')))};`)
  const everywhere = rules.headers
    .filter(({ match }) => match === '/*')
    .flatMap(({ headers }) => Object.entries(headers))
  const varying = rules.headers.filter(({ match }) => match !== '/*')
  const names = [...new Set(['Cache-Control', ...varying.flatMap(({ headers }) => Object.keys(headers))])]
  const headerMap = (name: string) =>
    `  map $uri ${variableFor(name)} {\n${lines([
      `default ${quoted(name === 'Cache-Control' ? rules.defaultCacheControl : '')};`,
      ...varying.flatMap((rule) => {
        const value = rule.headers[name]
        return value === undefined ? [] : [`${pattern(rule)} ${quoted(value)};`]
      }),
    ])}  }\n`
  const typed = Object.entries(rules.contentTypes).map(
    ([path, type]) => `location = ${path} { types {} default_type ${quoted(type)}; }`,
  )
  const { under, destination } = rules.unknownPost
  return `# Written by the build (lib/hosting/nginx.ts). From the repository's root: nginx -p . -c hosting/nginx.conf
worker_processes auto;
pid /tmp/nginx-${port}.pid;
error_log stderr;

events {
  worker_connections 4096;
}

http {
  access_log off;
  server_tokens off;
  absolute_redirect off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=2000 inactive=60s;
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;
  map_hash_max_size 8192;
  map_hash_bucket_size 256;

  default_type application/octet-stream;
  types {
${lines(Object.entries(types).map(([type, endings]) => `${type} ${endings};`))}  }
  charset utf-8;
  charset_types text/plain text/css text/javascript application/json application/xml application/manifest+json;
  # The files lie there compressed; where nginx has the brotli module, add: brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Other forms of an address, and old ones: where each belongs.
  # Volatile: looked up anew when a missing file leads to 404.html.
  map $uri $canonical {
    volatile;
    default $uri;
${lines(canonical)}  }
  map $uri $temporary {
    default "";
${lines(temporary)}  }
  map $uri $fragment {
    default "";
${lines(fragments)}  }
${names.map(headerMap).join('')}
  server {
    listen ${port};
    listen [::]:${port};
    root ${root};
    error_page 404 /404.html;

${lines(
  [...everywhere, ...names.map((name): [string, string] => [name, variableFor(name)])].map(
    ([name, value]) => `add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`,
  ),
)}
    if ($temporary) {
      return 307 $temporary$is_args$args;
    }
    if ($canonical != $uri) {
      return 308 $canonical$is_args$args$fragment;
    }

    location = / { try_files /index.html =404; }
    location = /404.html { internal; }
    location = /404 { return 404; }
    location ~ \\.(?:br|gz)$ { return 404; }
    location ~* ^${under}/[^/]+/?$ { try_files $uri.html @unknown_post; }
    location @unknown_post { return 307 ${destination}$is_args$args; }
${lines(typed)}    location / { try_files $uri.html $uri =404; }
  }
}
`
}

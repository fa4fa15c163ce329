import { allRedirects, fileTypes, type HostingRules, notServed } from '@/lib/build/hosting/hosting-rules'
import { escapePattern } from '@/lib/escape-pattern'

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
const lines = (texts: readonly string[]) => texts.map((text) => `    ${text}\n`).join('')
const variableFor = (header: string) => `$header_${header.toLowerCase().replaceAll('-', '_')}`

const block = (head: string, entries: readonly string[]) => `  ${head} {\n${lines(entries)}  }\n`

/** The maps of redirects and of paths in another letter case. */
function redirectMaps(rules: HostingRules): string {
  const all = allRedirects(rules)
  const hash = /#.*/
  const targets = (redirects: typeof all) =>
    redirects.map(({ source, destination }) => `${source} ${destination.replace(hash, '')};`)
  const fragments = all.flatMap(({ source, destination }) => {
    const fragment = hash.exec(destination)?.[0]
    return fragment ? [`${source} ${quoted(fragment)};`] : []
  })
  const canonical = block('map $uri $canonical', [
    'volatile;',
    'default $uri;',
    ...rules.pages.map((path) => `${path} ${path};`),
    ...targets(all.filter(({ permanent }) => permanent)),
  ])
  const elsewhere = targets(all.filter(({ permanent }) => !permanent))
  return `  # Redirects: aliases and old paths, each with its target.
  # Volatile: looked up again when a missing file leads to 404.html.
${canonical}${block('map $uri $temporary', ['default "";', ...elsewhere])}${block('map $uri $fragment', ['default "";', ...fragments])}`
}

/** The headers: a map for each one that varies with the response, and the lines that send all of them. */
function headerRules(rules: HostingRules): { maps: string; add: string } {
  const { headers, pageHeaders } = rules
  const names = [
    ...new Set(['Cache-Control', ...[pageHeaders, ...headers.map((rule) => rule.headers)].flatMap(Object.keys)]),
  ]
  const maps = names.map((name) => {
    const ofPages = pageHeaders[name]
    return block(`map "$uri $status $sent_http_content_type" ${variableFor(name)}`, [
      `default ${quoted(name === 'Cache-Control' ? rules.defaultCacheControl : '')};`,
      ...headers.flatMap((rule) => {
        const value = rule.headers[name]
        return value === undefined ? [] : [`~^${escapePattern(rule.prefix)} ${quoted(value)};`]
      }),
      ...(ofPages === undefined ? [] : [`"~ 200 text/html" ${quoted(ofPages)};`]),
    ])
  })
  return {
    maps: maps.join(''),
    add: lines([
      ...Object.entries(rules.everywhere).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      ...names.map((name) => `add_header ${name} ${variableFor(name)} always;`),
    ]),
  }
}

/**
 * A complete nginx configuration: `nginx -p . -c hosting/nginx.conf` from the project's folder.
 * Maps of nginx ignore letter case, so an upper-case path is redirected to its page.
 * @returns the text of the file
 */
export function nginxConf(rules: HostingRules): string {
  const headers = headerRules(rules)
  const locationsOfTypes = Object.entries(rules.contentTypes).map(
    ([path, type]) => `location = ${path} { types {} default_type ${quoted(type)}; }`,
  )
  return `# Written by the build (lib/build/hosting/nginx.ts). From the project's folder: nginx -p . -c hosting/nginx.conf
worker_processes auto;
pid /tmp/nginx-8080.pid;
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
${lines(Object.entries(fileTypes).map(([extension, type]) => `${quoted(type)} ${extension};`))}  }
  # The build compresses the files. Where nginx has the brotli module, add: brotli_static on;
  gzip_static on;
  gzip_vary on;
  # By default nginx compresses nothing for proxies: neither with a Via header nor with HTTP/1.0.
  gzip_proxied any;
  gzip_http_version 1.0;
  # Nobody needs a part of a file, and responses to invalid ranges would repeat headers.
  max_ranges 0;

${redirectMaps(rules)}${headers.maps}

  server {
    listen 8080;
    listen [::]:8080;
    root out;
    error_page 404 /404.html;

${headers.add}    if ($temporary) {
      return 307 $temporary$is_args$args$fragment;
    }
    if ($canonical != $uri) {
      return 308 $canonical$is_args$args$fragment;
    }

    location = / { try_files /index.html =404; }
    location = /404.html { internal; }
    location = /404 { return 404; }
    location ~ ${notServed.source} { return 404; }
    location ~* ^${escapePattern(rules.blog)}/[^/]+/?$ { try_files $uri.html @unknown_post; }
    location @unknown_post { return 307 ${rules.blog}$is_args$args; }
${lines(locationsOfTypes)}    location / { try_files $uri.html $uri =404; }
  }
}
`
}

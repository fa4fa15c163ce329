import { RawHtml } from '@/components/ui/raw-html'

type JsonLdProps = {
  /** One page's graph, from lib/seo/json-ld/graphs.ts. */
  graph: object
}

/** A page's structured data. `<` is escaped, so that no text can close the script element. */
export function JsonLd({ graph }: JsonLdProps) {
  return <RawHtml as="script" type="application/ld+json" html={JSON.stringify(graph).replace(/</g, '\\u003c')} />
}

import { RawHtml } from '@/components/ui/raw-html'

/** A page's structured data (lib/seo/json-ld). `<` is escaped, so that no text can close the script element. */
export function JsonLd({ graph }: { graph: object }) {
  return <RawHtml as="script" type="application/ld+json" html={JSON.stringify(graph).replace(/</g, '\\u003c')} />
}

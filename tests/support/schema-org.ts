import { readFileSync } from 'node:fs'

/**
 * Every type with its parents and every property of schema.org, made from the types of schema-dts in the form that its
 * validators read. The original is on the network only.
 */
export function schemaOrg(): { '@graph': object[] } {
  const types = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
  const id = (name: string) => ({ '@id': `schema:${name.replace(/Leaf$/, '')}` })
  const graph = [...types.matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{(.*?)^\}/gms)].flatMap(
    ([, type = '', parents = '', body = '']) => [
      { '@type': 'rdfs:Class', ...id(type), 'rdfs:subClassOf': parents.split(', ').map(id) },
      ...[...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => {
        return { '@type': 'rdf:Property', ...id(property), 'schema:domainIncludes': id(type) }
      }),
    ],
  )
  return { '@graph': graph }
}

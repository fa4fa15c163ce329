import { readFileSync } from 'node:fs'

/**
 * The vocabulary of schema.org in the form that its validators read, made from the types of schema-dts. The original
 * is on the network only.
 * @returns every type with its parents, and every property with its type
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

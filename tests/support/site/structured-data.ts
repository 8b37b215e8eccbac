import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import Validator from '@adobe/structured-data-validator'
import type { StructuredThing } from '../browser/page-facts'

type Term = { '@type': string; '@id': string; [key: string]: unknown }

const reference = (name: string) => ({ '@id': `schema:${name}` })

/**
 * The vocabulary of schema-dts, in the form in which schema.org publishes it: the validator needs that file, and the tests
 * run without network.
 */
function readVocabulary(): Term[] {
  const main = createRequire(import.meta.url).resolve('schema-dts')
  const source = readFileSync(path.join(path.dirname(main), 'schema.d.ts'), 'utf8')
  const terms: Term[] = []
  const owners = new Map<string, string[]>()
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+?) \{\n([\s\S]*?)^\}/gm,
  )) {
    const above = [...parents.matchAll(/(\w+?)Base\b/g)].map(([, parent = '']) => parent)
    terms.push({
      '@type': 'rdfs:Class',
      '@id': `schema:${name}`,
      'rdfs:subClassOf': above.filter((parent) => parent !== name).map(reference),
    })
    for (const [, property = ''] of body.matchAll(/^ {4}"([a-zA-Z0-9]+)"\?:/gm))
      owners.set(property, [...(owners.get(property) ?? []), name])
  }
  for (const [property, names] of owners)
    terms.push({
      '@type': 'rdf:Property',
      '@id': `schema:${property}`,
      'schema:domainIncludes': names.map(reference),
    })
  return mergeClasses(terms)
}

// A type with properties of its own occurs twice, as its base and as its leaf.
function mergeClasses(terms: Term[]): Term[] {
  const merged = new Map<string, Term>()
  for (const term of terms) {
    const key = `${term['@type']} ${term['@id']}`
    const known = merged.get(key)
    const above = [known?.['rdfs:subClassOf'] ?? [], term['rdfs:subClassOf'] ?? []].flat()
    merged.set(key, {
      ...known,
      ...term,
      ...(term['@type'] === 'rdfs:Class' && { 'rdfs:subClassOf': above }),
    })
  }
  return [...merged.values()]
}

const vocabulary = { '@graph': readVocabulary() }

/** The errors and warnings of a page's structured data, by the rules of search engines and the vocabulary. */
export async function findProblems(things: StructuredThing[]): Promise<string[]> {
  const jsonld: Record<string, StructuredThing[]> = {}
  for (const thing of structuredClone(things))
    jsonld[thing['@type']] = [...(jsonld[thing['@type']] ?? []), thing]
  const issues = await new Validator(vocabulary).validate({ jsonld, microdata: {}, rdfa: {} })
  return issues.map(
    ({ severity, issueMessage, path: at }) =>
      `${severity} ${at.map(({ type, property }) => type ?? property).join(' > ')}: ${issueMessage}`,
  )
}

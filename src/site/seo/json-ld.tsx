import type { Thing } from 'schema-dts'

const unsafe = /[<\u2028\u2029]/g

const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A thing as JSON-LD that is safe in a script element. */
export function toJsonLd(thing: Thing): string {
  const described = typeof thing === 'string' ? { '@id': thing } : thing
  return JSON.stringify({ '@context': 'https://schema.org', ...described }).replace(unsafe, escape)
}

/** Structured data for programs, invisible to visitors. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return things.map((thing, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(thing) }} />
  ))
}

import type { Thing } from 'schema-dts'
import { DocumentScript } from '@/site/ui/document-only/document-script'
import { keepText } from '@/site/ui/document-only/keep-text'

const unsafe = /[<\u2028\u2029]/g

const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A thing as JSON-LD that is safe in a script element. */
export function toJsonLd(thing: Thing): string {
  const described = typeof thing === 'string' ? { '@id': thing } : thing
  return JSON.stringify({ '@context': 'https://schema.org', ...described }).replace(unsafe, escape)
}

/** Structured data for programs that read documents, invisible to visitors. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return things.map((thing, index) => (
    <DocumentScript key={index} id={keepText(toJsonLd(thing))} type="application/ld+json" />
  ))
}

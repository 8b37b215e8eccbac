import { readRecordId } from '@/domain/shared/record-id'
import type { LeadKind } from './lead-kinds'

/** Every key by which an address asks for a form. The rewrites in next.config.mjs name the same ones. */
export const formQueryKeys = ['documents', 'form', 'project', 'property', 'visit'] as const

type FormQueryKey = (typeof formQueryKeys)[number]

/** What an address says of the form on its page: the property or project it is about, and an answer that came back. */
export type FormQuery = {
  /** Public IDs. */
  property: number | null
  project: number | null
  about: 'visit' | 'documents' | null
  /** Of what was posted without JavaScript and has to be corrected. */
  token: string | null
}

/** An address that says nothing of a form. */
export const noFormQuery: FormQuery = { property: null, project: null, about: null, token: null }

const MOST_OF_TOKEN = 200

/** What the query of an address asks of the form on its page; a value that is none is dropped, never an error. */
export function parseFormQuery(query: Record<string, string | string[] | undefined>): FormQuery {
  const has = (key: FormQueryKey) => Object.hasOwn(query, key) && query[key] !== undefined
  const one = (key: FormQueryKey) => (has(key) ? ([query[key]].flat()[0] ?? '') : '')
  const token = one('form')
  return {
    property: readRecordId(one('property')),
    project: readRecordId(one('project')),
    about: has('visit') ? 'visit' : has('documents') ? 'documents' : null,
    token: /^[\w-]+$/.test(token) && token.length <= MOST_OF_TOKEN ? token : null,
  }
}

/** The address of a page with what it says of its form, but for an answer that came back: that is another one each time. */
export function formPageHref({ path, query }: { path: string; query: FormQuery }): string {
  const { property, project, about } = query
  const asked = [
    ...(property === null ? [] : [`property=${property}`]),
    ...(project === null ? [] : [`project=${project}`]),
    ...(about === null ? [] : [about]),
  ]
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`
}

/** The form that asks what the address says of a property or project, in place of the one for anything. */
export function askedKind({ kind, query }: { kind: LeadKind; query: FormQuery }): LeadKind {
  const { property, project, about } = query
  if (kind !== 'site-contact' || (property === null && project === null)) return kind
  if (about === 'visit') return 'contact-appointment'
  if (about === 'documents') return 'request-document'
  return property === null ? 'contact-construction' : 'contact-me'
}

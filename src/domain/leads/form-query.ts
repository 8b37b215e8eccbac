import { parseUnitOrder, type UnitOrder } from '@/domain/projects/unit-order'
import { readRecordId } from '@/domain/shared/record-id'
import type { FormTopic } from './lead-definition'
import { isLeadKind, leadKinds, type LeadKind } from './lead-kinds'
import { leadTable } from './lead-table'

/**
 * Every query key that selects a form, or sorts the table of a project: an address with one of them is a page of its own
 * (`hasOwnPage`), made on each request.
 */
export const formQueryKeys = ['documents', 'form', 'project', 'property', 'units', 'visit'] as const

type FormQueryKey = (typeof formQueryKeys)[number]

// Addresses that were sent hold these keys.
const topicKeys = { appointment: 'visit', documents: 'documents' } as const satisfies Record<
  FormTopic,
  FormQueryKey
>

const formTopics = ['appointment', 'documents'] as const satisfies readonly FormTopic[]

/** What the query says about the form on its page: its property or project, and the token of a returned form. */
export type FormQuery = {
  /** Public IDs. */
  property: number | null
  project: number | null
  about: FormTopic | null
  /** The token of a form that was posted without JavaScript and has to be corrected. */
  token: string | null
  /** The form of a property or project that is unfolded, instead of the first. */
  unfolded: LeadKind | null
  /** The order of a project's properties. */
  units: UnitOrder | null
}

/** A query that says nothing about a form. */
export const noFormQuery: FormQuery = {
  property: null,
  project: null,
  about: null,
  token: null,
  unfolded: null,
  units: null,
}

/** Whether a query says anything of a form, which may be one visitor's own. */
export const speaksOfForm = (query: Record<string, unknown>): boolean =>
  formQueryKeys.some((key) => Object.hasOwn(query, key))

const MOST_OF_TOKEN = 200

/** The part of a query about the form on its page; an invalid value is dropped, never an error. */
export function parseFormQuery(query: Record<string, string | string[] | undefined>): FormQuery {
  const has = (key: FormQueryKey) => Object.hasOwn(query, key) && query[key] !== undefined
  const one = (key: FormQueryKey) => (has(key) ? ([query[key]].flat()[0] ?? '') : '')
  const token = one('form')
  return {
    property: readRecordId(one('property')),
    project: readRecordId(one('project')),
    about: formTopics.find((topic) => has(topicKeys[topic])) ?? null,
    token: /^[\w-]+$/.test(token) && token.length <= MOST_OF_TOKEN && !isLeadKind(token) ? token : null,
    unfolded: isLeadKind(token) ? token : null,
    units: parseUnitOrder(one('units')),
  }
}

/** The address of a page with the query of its form, without the token, which is new each time. */
export function formPageHref({ path, query }: { path: string; query: FormQuery }): string {
  const { property, project, about } = query
  const asked = [
    ...(property === null ? [] : [`property=${property}`]),
    ...(project === null ? [] : [`project=${project}`]),
    ...(about === null ? [] : [topicKeys[about]]),
  ]
  return asked.length === 0 ? path : `${path}?${asked.join('&')}`
}

/** The form that asks about the property or project of the query, instead of the general one. */
export function askedKind({ kind, query }: { kind: LeadKind; query: FormQuery }): LeadKind {
  const { property, project, about } = query
  if (!leadTable[kind].isGeneral || (property === null && project === null)) return kind
  const record = property === null ? 'project' : 'property'
  const replaces = (other: LeadKind): boolean => {
    const { insteadOfGeneral } = leadTable[other]
    return insteadOfGeneral?.about === about && insteadOfGeneral.records.includes(record)
  }
  return leadKinds.find(replaces) ?? kind
}

import { leadTable } from './lead-table'

/** The forms of the site, under the names `POST /api/forms/{kind}` takes: a row of the table makes a kind. */
export type LeadKind = keyof typeof leadTable

const isOwnKey = (value: string): value is LeadKind => Object.hasOwn(leadTable, value)

/** Every kind, in the order of the table. */
export const leadKinds: readonly LeadKind[] = Object.keys(leadTable).filter(isOwnKey)

/** Whether a value, such as a segment of an address, names a kind of form. */
export function isLeadKind(value: unknown): value is LeadKind {
  return typeof value === 'string' && isOwnKey(value)
}

/** The kinds of which not everybody at the agency reads the leads: offers, rental and job applications. */
export const confidentialKinds: readonly LeadKind[] = leadKinds.filter(
  (kind) => leadTable[kind].isConfidential,
)

/** The question about any property or project, where another form is not possible. */
export const questionKind = 'contact-me' satisfies LeadKind

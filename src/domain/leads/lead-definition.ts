import type { Goal } from '@/domain/properties/goal'
import type { LeadFieldName } from './lead-fields'
import type { LeadKind } from './lead-kinds'

/** A mail that a form sends: to the agency, to the visitor as a confirmation, or to the friend who receives a property. */
export type LeadMail = 'agency' | 'visitor' | 'friend'

/** A group of fields that is shown at once; `lead.steps` in the messages of the site names it. */
export type LeadStep = {
  name: LeadStepName
  fields: readonly LeadFieldName[]
  /** A sentence above its fields; `lead.notes` in the messages of the site. */
  note?: 'region' | 'advanceUnknown'
}

export type LeadStepName =
  | 'contact'
  | 'message'
  | 'property'
  | 'search'
  | 'criteria'
  | 'applicant'
  | 'household'
  | 'resources'
  | 'offer'
  | 'buyerA'
  | 'buyerB'
  | 'signature'

export type LeadDefinition = {
  steps: readonly LeadStep[]
  /** Always required; parse-lead.ts has the conditional ones. */
  required: readonly LeadFieldName[]
  /** The property or project it is about, whether it has to name one, and which properties are possible. */
  about: {
    record: 'property' | 'project' | 'either' | 'none'
    isRequired: boolean
    properties: PropertiesAbout
  }
  mails: readonly LeadMail[]
  /** The agent of the property if it has one, else the office; nobody receives what only concerns the visitor. */
  recipient: 'agent' | 'office' | 'nobody'
  /** The original path of the thank-you page. */
  thankYou: string
  /** Whether the page of the form says itself what happens next, unless an editor chose another. */
  thanksOnOwnPage: boolean
  /** Whether it asks for a time, which is no appointment yet. */
  asksForTime: boolean
  /** The lead is erased after this many days. */
  retentionDays: number
  /** The field for an upload. */
  file: LeadFieldName | null
}

/** Properties with these goals: only available ones, or of any status. */
export type PropertiesAbout = { goals: readonly Goal[]; whileAvailable: boolean }

export const anyProperty: PropertiesAbout = { goals: ['sale', 'rent'], whileAvailable: false }

export const availableProperty: PropertiesAbout = { goals: ['sale', 'rent'], whileAvailable: true }

/** In days. */
export const YEAR = 365

export const nameFields = ['title', 'firstName', 'lastName'] as const

export const addressFields = ['street', 'houseNumber', 'boxNumber', 'zip', 'city'] as const

/**
 * The original path of a form's thank-you page: specification section 2, and the same pattern for kinds it does not name.
 */
export const thankYouOf = (kind: LeadKind): string => `/feedback/${kind}/`

/** The defaults of most forms. */
export const commonDefinition = {
  mails: ['agency', 'visitor'],
  recipient: 'office',
  about: { record: 'none', isRequired: false, properties: anyProperty },
  retentionDays: YEAR,
  thanksOnOwnPage: false,
  asksForTime: false,
  file: null,
} as const satisfies Partial<LeadDefinition>

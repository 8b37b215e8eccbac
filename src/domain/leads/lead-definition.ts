import type { Goal } from '@/domain/properties/goal'
import type { LeadFieldName } from './lead-fields'
import type { LeadKind } from './lead-kinds'

/** A mail that a form sends: to the agency, to the visitor as a confirmation, to the friend a property is sent to. */
export type LeadMail = 'agency' | 'visitor' | 'friend'

/** Part of a form that is filled in at once; `lead.steps` in the messages of the site names it. */
export type LeadStep = { name: LeadStepName; fields: readonly LeadFieldName[] }

export type LeadStepName =
  | 'contact'
  | 'message'
  | 'home'
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
  /** Always required; lead-rules.ts knows what is so under a condition. */
  required: readonly LeadFieldName[]
  /** The property or project it is about, whether it has to name one, and which properties it makes sense for. */
  about: {
    record: 'property' | 'project' | 'either' | 'none'
    isRequired: boolean
    properties: PropertiesAbout
  }
  mails: readonly LeadMail[]
  /** The home's agent where it has one, else the office; nobody hears of what only concerns the visitor. */
  recipient: 'agent' | 'office' | 'nobody'
  /** The original path of the page that thanks. */
  thankYou: string
  /** After so many days the lead is erased. */
  retentionDays: number
  /** The field that takes an upload. */
  file: LeadFieldName | null
}

/** Properties of these goals; whatever has become of them, or only while they can be had. */
export type PropertiesAbout = { goals: readonly Goal[]; whileAvailable: boolean }

export const anyProperty: PropertiesAbout = { goals: ['sale', 'rent'], whileAvailable: false }

export const availableProperty: PropertiesAbout = { goals: ['sale', 'rent'], whileAvailable: true }

/** In days. */
export const YEAR = 365

export const nameFields = ['title', 'firstName', 'lastName'] as const

export const addressFields = ['street', 'houseNumber', 'boxNumber', 'zip', 'city'] as const

/** The original path of the page that thanks for a form: specification section 2, and in the same manner the kinds it does not name. */
export const thankYouOf = (kind: LeadKind): string => `/feedback/${kind}/`

/** What most forms have in common. */
export const commonDefinition = {
  mails: ['agency', 'visitor'],
  recipient: 'office',
  about: { record: 'none', isRequired: false, properties: anyProperty },
  retentionDays: YEAR,
  file: null,
} as const satisfies Partial<LeadDefinition>

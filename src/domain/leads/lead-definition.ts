import type { EnquiryGroup } from '@/domain/owners/enquiry-groups'
import type { Goal } from '@/domain/properties/goal'
import type { PropertyRequest } from '@/domain/properties/property-status'
import type { LeadErrorKey } from './lead-errors'
import type { LeadErrorCode } from './lead-error-codes'
import type { LeadFieldName, LeadValues } from './lead-fields'
import type { LeadLimits } from './rental-limits'

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
  /** Always required; parse-lead.ts has what other answers require in any form. */
  required: readonly LeadFieldName[]
  /** What is required of a visitor who asks from a list, whose criteria the form takes over; null if it cannot be. */
  requiredFromList: readonly LeadFieldName[] | null
  /** What other answers require in this form alone; null if nothing. */
  requiredBy: ((answers: LeadAnswers) => readonly LeadFieldName[]) | null
  /** The fields that a required one may be replaced by. */
  insteadOf: Partial<Record<LeadFieldName, readonly LeadFieldName[]>>
  /** The fields that the limits allow; null if every field is. */
  askable: ((limits: LeadLimits) => readonly LeadFieldName[]) | null
  /** The labels that differ from those of other forms, under `lead.fields` of the messages. */
  labels: Partial<Record<LeadFieldName, SpecialLabel>>
  /** The options that differ from those of other forms, under `lead.options` of the messages. */
  optionNames: Partial<Record<LeadFieldName, 'valuationGoal'>>
  /** The texts of errors that differ from those of other forms. */
  errorTexts: Partial<Record<LeadFieldName, Partial<Record<LeadErrorCode, LeadErrorKey>>>>
  /** The text for a valid form that could not be received (specification section 8). */
  failureText:
    'lead.feedback.mailFailed' | 'lead.feedback.testimonialNotSent' | 'lead.feedback.documentNotSent'
  /** The property or project it is about, whether it has to name one, and which properties are possible. */
  about: {
    record: LeadRecord | 'either' | 'none'
    isRequired: boolean
    properties: PropertiesAbout
  }
  mails: readonly LeadMail[]
  /** The agent of the property if it has one, else the office; nobody receives what only concerns the visitor. */
  recipient: 'agent' | 'office' | 'nobody'
  /** Whether it is the general question, which gives way to a form about the property or project in the address. */
  isGeneral: boolean
  /** When it replaces the general question: the rest of the address, and the record that it names. */
  insteadOfGeneral: { about: FormTopic | null; records: readonly LeadRecord[] } | null
  /** Where it is offered on the page of a property or project; null if nowhere. */
  offered: LeadOffer | null
  /** Whether it is about the documents of a property, and only possible if it has some. */
  isForDocuments: boolean
  /** Whether the criteria of a listing fill it in. */
  hasCriteria: boolean
  /** Whether the footer of every page has it. */
  isInFooter: boolean
  /** Whether the page of the form says itself what happens next, unless an editor chose another. */
  thanksOnOwnPage: boolean
  /** Whether it asks for a time, which is no appointment yet. */
  asksForTime: boolean
  /** Whether its lead records when the visitor confirmed their address. */
  recordsConfirmation: boolean
  /** The enquiries among which the owner of the property finds it; null if it is none. */
  enquiryGroup: EnquiryGroup | null
  /** The topic of its mails; null if the form is a topic of its own. */
  mailTopic: 'alert' | 'newsletter' | 'owner-password' | null
  /** The lead is erased after this many days. */
  retentionDays: number
  /** The field for an upload. */
  file: LeadFieldName | null
  /** Whether it says what somebody earns, offers or has done, so that not everybody at the agency reads it. */
  isConfidential: boolean
}

/** The answers so far; the fields in `wrong` were filled in with an invalid value, and are empty among the values. */
export type LeadAnswers = { values: LeadValues; wrong: readonly LeadFieldName[] }

/** A different label that some forms give to a shared field. */
export type SpecialLabel = 'valuationGoal' | 'opinion' | 'motivation'

/** What an address can say of the form that it asks for. */
export type FormTopic = 'appointment' | 'documents'

export type LeadRecord = 'property' | 'project'

/** The place of a form among those on the page of a property or project, from 1, and the picture before its name. */
type LeadOffer = {
  property?: number
  project?: number
  icon: 'info' | 'calendar' | 'file' | 'user' | 'check' | 'share'
}

/** Properties with these goals: those whose status permits the request, or of any status if it is null. */
export type PropertiesAbout = { goals: readonly Goal[]; request: PropertyRequest | null }

export const anyProperty: PropertiesAbout = { goals: ['sale', 'rent'], request: null }

/** The properties whose status permits a request. */
export const propertiesFor = (request: PropertyRequest): PropertiesAbout => ({
  goals: ['sale', 'rent'],
  request,
})

/** The field that a form posts where it was asked for from a list. */
export const FROM_LIST = 'fromList'

/** In days. */
export const YEAR = 365

export const nameFields = ['title', 'firstName', 'lastName'] as const

export const addressFields = ['street', 'houseNumber', 'boxNumber', 'zip', 'city'] as const

export const reachable = ['email', 'phone', 'contactPreference', 'contactTime'] as const

export const consent = ['newsletter', 'privacy'] as const

/** The defaults of most forms. */
export const commonDefinition = {
  mails: ['agency', 'visitor'],
  recipient: 'office',
  about: { record: 'none', isRequired: false, properties: anyProperty },
  requiredBy: null,
  requiredFromList: null,
  insteadOf: {},
  askable: null,
  labels: {},
  optionNames: {},
  errorTexts: {},
  failureText: 'lead.feedback.mailFailed',
  isGeneral: false,
  insteadOfGeneral: null,
  offered: null,
  isForDocuments: false,
  hasCriteria: false,
  isInFooter: false,
  retentionDays: YEAR,
  thanksOnOwnPage: false,
  asksForTime: false,
  recordsConfirmation: false,
  file: null,
  isConfidential: false,
} as const satisfies Partial<LeadDefinition>

import { alertFieldNames } from '@/domain/search/criteria-fields'
import { purchaseOffer, rentalApplication } from './contract-forms'
import {
  addressFields,
  commonDefinition,
  consent,
  nameFields,
  reachable,
  YEAR,
  type LeadDefinition,
} from './lead-definition'
import type { LeadFieldName } from './lead-fields'
import {
  contactAppointment,
  contactConstruction,
  contactMe,
  requestDocument,
  sendToFriend,
} from './record-forms'

const definitions = {
  'site-contact': {
    ...commonDefinition,
    steps: [
      {
        name: 'contact',
        fields: [
          ...nameFields,
          ...reachable,
          'street',
          'houseNumber',
          'boxNumber',
          'zip',
          'city',
          'remark',
          ...consent,
        ],
      },
    ],
    required: [...nameFields, 'email', 'remark', 'privacy'],
    isGeneral: true,
    enquiryGroup: 'questions',
    mailTopic: null,
  },
  'contact-demand': {
    ...commonDefinition,
    steps: [
      {
        name: 'property',
        fields: ['goal', 'types', ...addressFields, 'bedrooms', 'livingSurface', 'constructionYear'],
      },
      { name: 'contact', fields: [...nameFields, ...reachable, 'remark', ...consent] },
    ],
    required: [
      'goal',
      'types',
      'street',
      'houseNumber',
      'zip',
      'city',
      ...nameFields,
      'email',
      'phone',
      'privacy',
    ],
    labels: { goal: 'valuationGoal' },
    optionNames: { goal: 'valuationGoal' },
    // The address is that of the property, not of the visitor.
    errorTexts: {
      street: { required: 'lead.errors.propertyAddress.required' },
      goal: { required: 'lead.errors.valuationGoal.required' },
    },
    enquiryGroup: null,
    mailTopic: null,
    retentionDays: 2 * YEAR,
  },
  'send-to-friend': sendToFriend,
  'contact-me': contactMe,
  'demand-register': {
    ...commonDefinition,
    steps: [
      { name: 'search', fields: ['goal', 'types', 'cities', 'near', 'places', 'shape'] },
      {
        name: 'criteria',
        fields: ['minPrice', 'maxPrice', ...alertFieldNames, 'frequency'],
      },
      { name: 'contact', fields: [...nameFields, 'email', 'phone', 'remark', ...consent] },
    ],
    required: ['goal', 'types', 'cities', ...nameFields, 'email', 'privacy'],
    requiredFromList: ['email', 'privacy'],
    insteadOf: { cities: ['near', 'places', 'shape'] },
    hasCriteria: true,
    enquiryGroup: null,
    mailTopic: 'alert',
    retentionDays: 2 * YEAR,
  },
  'contact-construction': contactConstruction,
  'contact-appointment': contactAppointment,
  'opinion-system': {
    ...commonDefinition,
    steps: [
      { name: 'message', fields: ['rating', 'remark', 'firstName', 'lastName', 'city', 'email', 'privacy'] },
    ],
    required: ['rating', 'remark', 'firstName', 'lastName', 'email', 'privacy'],
    labels: { remark: 'opinion' },
    failureText: 'lead.feedback.testimonialNotSent',
    enquiryGroup: null,
    mailTopic: null,
    retentionDays: 3 * YEAR,
  },
  'job-contact': {
    ...commonDefinition,
    steps: [
      {
        name: 'contact',
        fields: [...nameFields, 'email', 'phone', ...addressFields, 'position', 'cv', 'remark', 'privacy'],
      },
    ],
    required: [...nameFields, 'email', 'phone', 'privacy'],
    // A CV or a text.
    requiredBy: ({ values, wrong }) => (values.cv === null && !wrong.includes('cv') ? ['remark'] : []),
    labels: { remark: 'motivation' },
    enquiryGroup: null,
    mailTopic: null,
    file: 'cv',
    isConfidential: true,
  },
  'forgot-password': {
    ...commonDefinition,
    steps: [{ name: 'contact', fields: ['email'] }],
    required: ['email'],
    mails: ['visitor'],
    recipient: 'nobody',
    enquiryGroup: null,
    mailTopic: 'owner-password',
    thanksOnOwnPage: true,
    retentionDays: 7,
  },
  'sign-newsletter': {
    ...commonDefinition,
    steps: [{ name: 'contact', fields: ['firstName', 'lastName', 'email', 'privacy'] }],
    required: ['email', 'privacy'],
    mails: ['visitor'],
    recipient: 'nobody',
    isInFooter: true,
    recordsConfirmation: true,
    enquiryGroup: null,
    mailTopic: 'newsletter',
    // The proof of consent has to last as long as the mails that depend on it.
    retentionDays: 3 * YEAR,
  },
  'request-document': requestDocument,
  'rental-application': rentalApplication,
  'purchase-offer': purchaseOffer,
} satisfies Record<string, LeadDefinition>

type Definitions = typeof definitions

/** Everything that differs between the forms. */
export const leadTable: Readonly<Record<keyof Definitions, LeadDefinition>> = definitions

/** The kinds whose column has this value. */
export type LeadKindWith<Column extends keyof LeadDefinition, Value> = {
  [Kind in keyof Definitions]: Definitions[Kind][Column] extends Value ? Kind : never
}[keyof Definitions]

/** Every field of a form, in the order of its steps. */
export const fieldsOf = (kind: keyof Definitions): LeadFieldName[] =>
  leadTable[kind].steps.flatMap(({ fields }) => fields)

/** The original path of a form's thank-you page: specification section 2, and the same pattern for kinds it does not name. */
export const thankYouOf = (kind: keyof Definitions): string => `/feedback/${kind}/`

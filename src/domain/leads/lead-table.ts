import { alertFieldNames } from '@/domain/search/criteria-fields'
import { purchaseOffer, rentalApplication } from './contract-forms'
import {
  addressFields,
  anyProperty,
  availableProperty,
  commonDefinition,
  nameFields,
  thankYouOf,
  YEAR,
  type LeadDefinition,
} from './lead-definition'
import type { LeadFieldName } from './lead-fields'
import type { LeadKind } from './lead-kinds'

const reachable = ['email', 'phone', 'contactPreference', 'contactTime'] as const
const consent = ['newsletter', 'privacy'] as const

/** Everything that differs between the forms. */
export const leadTable: Record<LeadKind, LeadDefinition> = {
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
    thankYou: thankYouOf('site-contact'),
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
    thankYou: thankYouOf('contact-demand'),
    retentionDays: 2 * YEAR,
  },
  'send-to-friend': {
    ...commonDefinition,
    steps: [
      {
        name: 'message',
        fields: [
          'property',
          'project',
          'firstName',
          'lastName',
          'email',
          'friendName',
          'friendEmail',
          'remark',
          'privacy',
        ],
      },
    ],
    required: ['firstName', 'lastName', 'email', 'friendEmail', 'privacy'],
    about: { record: 'either', isRequired: true, properties: anyProperty },
    mails: ['friend'],
    recipient: 'nobody',
    thankYou: thankYouOf('send-to-friend'),
    retentionDays: 30,
  },
  'contact-me': {
    ...commonDefinition,
    steps: [
      { name: 'contact', fields: ['property', 'project', ...nameFields, ...reachable, 'remark', ...consent] },
    ],
    required: [...nameFields, 'email', 'privacy'],
    about: { record: 'either', isRequired: false, properties: anyProperty },
    recipient: 'agent',
    thankYou: thankYouOf('contact-me'),
  },
  'demand-register': {
    ...commonDefinition,
    steps: [
      { name: 'search', fields: ['goal', 'types', 'cities'] },
      {
        name: 'criteria',
        fields: ['minPrice', 'maxPrice', ...alertFieldNames, 'frequency'],
      },
      { name: 'contact', fields: [...nameFields, 'email', 'phone', 'remark', ...consent] },
    ],
    required: ['goal', 'types', 'cities', ...nameFields, 'email', 'privacy'],
    thankYou: thankYouOf('demand-register'),
    retentionDays: 2 * YEAR,
  },
  'contact-construction': {
    ...commonDefinition,
    steps: [
      {
        name: 'contact',
        fields: ['project', ...nameFields, ...reachable, 'zip', 'city', 'remark', ...consent],
      },
    ],
    required: [...nameFields, 'email', 'privacy'],
    about: { record: 'project', isRequired: false, properties: anyProperty },
    recipient: 'agent',
    thankYou: thankYouOf('contact-construction'),
    retentionDays: 2 * YEAR,
  },
  'contact-appointment': {
    ...commonDefinition,
    steps: [
      {
        name: 'contact',
        fields: [
          'property',
          'project',
          'preferredDate',
          'contactTime',
          ...nameFields,
          'email',
          'phone',
          'contactPreference',
          'remark',
          ...consent,
        ],
      },
    ],
    required: [...nameFields, 'email', 'phone', 'privacy'],
    about: { record: 'either', isRequired: true, properties: availableProperty },
    recipient: 'agent',
    thankYou: thankYouOf('contact-appointment'),
    asksForTime: true,
  },
  'opinion-system': {
    ...commonDefinition,
    steps: [
      { name: 'message', fields: ['rating', 'remark', 'firstName', 'lastName', 'city', 'email', 'privacy'] },
    ],
    required: ['rating', 'remark', 'firstName', 'lastName', 'email', 'privacy'],
    thankYou: thankYouOf('opinion-system'),
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
    thankYou: thankYouOf('job-contact'),
    file: 'cv',
  },
  'forgot-password': {
    ...commonDefinition,
    steps: [{ name: 'contact', fields: ['email'] }],
    required: ['email'],
    mails: ['visitor'],
    recipient: 'nobody',
    thankYou: thankYouOf('forgot-password'),
    thanksOnOwnPage: true,
    retentionDays: 7,
  },
  'sign-newsletter': {
    ...commonDefinition,
    steps: [{ name: 'contact', fields: ['firstName', 'lastName', 'email', 'privacy'] }],
    required: ['email', 'privacy'],
    mails: ['visitor'],
    recipient: 'nobody',
    thankYou: thankYouOf('sign-newsletter'),
    // The proof of consent has to last as long as the mails that depend on it.
    retentionDays: 3 * YEAR,
  },
  'request-document': {
    ...commonDefinition,
    steps: [
      {
        name: 'contact',
        fields: [
          'property',
          'project',
          ...nameFields,
          'email',
          'phone',
          ...addressFields,
          'remark',
          ...consent,
        ],
      },
    ],
    required: [...nameFields, 'email', 'privacy'],
    about: { record: 'either', isRequired: true, properties: availableProperty },
    recipient: 'agent',
    thankYou: thankYouOf('request-document'),
  },
  'rental-application': rentalApplication,
  'purchase-offer': purchaseOffer,
}

/** Every field of a form, in the order of its steps. */
export const fieldsOf = (kind: LeadKind): LeadFieldName[] =>
  leadTable[kind].steps.flatMap(({ fields }) => fields)

import {
  addressFields,
  anyProperty,
  commonDefinition,
  consent,
  nameFields,
  propertiesFor,
  reachable,
  YEAR,
  type LeadDefinition,
} from './lead-definition'

/** A page of a property or project, sent to a friend by the agency. */
export const sendToFriend = {
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
  offered: { property: 6, project: 2, icon: 'share' },
  enquiryGroup: null,
  mailTopic: null,
  retentionDays: 30,
} satisfies LeadDefinition

/** A question about a property or project. */
export const contactMe = {
  ...commonDefinition,
  steps: [
    { name: 'contact', fields: ['property', 'project', ...nameFields, ...reachable, 'remark', ...consent] },
  ],
  required: [...nameFields, 'email', 'privacy'],
  about: { record: 'either', isRequired: false, properties: anyProperty },
  recipient: 'agent',
  insteadOfGeneral: { about: null, records: ['property'] },
  offered: { property: 1, icon: 'info' },
  enquiryGroup: 'questions',
  mailTopic: null,
} satisfies LeadDefinition

/** A question about a project. */
export const contactConstruction = {
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
  insteadOfGeneral: { about: null, records: ['project'] },
  offered: { project: 1, icon: 'info' },
  enquiryGroup: 'questions',
  mailTopic: null,
  retentionDays: 2 * YEAR,
} satisfies LeadDefinition

/** A request for an appointment; nothing is booked yet. */
export const contactAppointment = {
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
  about: { record: 'either', isRequired: true, properties: propertiesFor('appointment') },
  recipient: 'agent',
  insteadOfGeneral: { about: 'appointment', records: ['property', 'project'] },
  offered: { property: 2, icon: 'calendar' },
  enquiryGroup: 'appointments',
  mailTopic: null,
  asksForTime: true,
} satisfies LeadDefinition

/** A request for a property's documents. */
export const requestDocument = {
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
  about: { record: 'either', isRequired: true, properties: propertiesFor('documents') },
  recipient: 'agent',
  insteadOfGeneral: { about: 'documents', records: ['property', 'project'] },
  offered: { property: 3, icon: 'file' },
  isForDocuments: true,
  failureText: 'lead.feedback.documentNotSent',
  enquiryGroup: 'documents',
  mailTopic: null,
} satisfies LeadDefinition

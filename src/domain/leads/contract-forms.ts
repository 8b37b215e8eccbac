import {
  addressFields,
  commonDefinition,
  nameFields,
  propertiesFor,
  YEAR,
  type LeadDefinition,
} from './lead-definition'
import { applicationFields } from './rental-limits'

/** An application to rent a property; rental-limits.ts knows which fields the region of the property allows. */
export const rentalApplication = {
  ...commonDefinition,
  steps: [
    {
      name: 'applicant',
      note: 'region',
      fields: ['property', ...nameFields, 'email', 'phone', ...addressFields, 'birthDate', 'civilStatus'],
    },
    {
      name: 'household',
      fields: ['adults', 'kids', 'kidAges', 'pets', 'petsDescription', 'moveDate', 'reason'],
    },
    {
      name: 'resources',
      fields: [
        'income1',
        'income2',
        'confirmIncome',
        'confirmPersons',
        'confirmDescription',
        'confirmDue',
        'remark',
        'privacy',
      ],
    },
  ],
  required: [
    'firstName',
    'lastName',
    'email',
    'adults',
    'income1',
    'confirmIncome',
    'confirmPersons',
    'confirmDescription',
    'confirmDue',
    'privacy',
  ],
  about: { record: 'property', isRequired: true, properties: { ...propertiesFor('offer'), goals: ['rent'] } },
  recipient: 'agent',
  askable: applicationFields,
  offered: { property: 4, icon: 'user' },
  enquiryGroup: 'offers',
  mailTopic: null,
  isConfidential: true,
  // Applications that were not chosen are erased once nobody can contest the choice.
  retentionDays: 180,
} satisfies LeadDefinition

/** An offer to buy a property; the first buyer is the person who writes. */
export const purchaseOffer = {
  ...commonDefinition,
  steps: [
    {
      name: 'offer',
      note: 'advanceUnknown',
      fields: ['property', 'amount', 'amountInWords', 'startDate', 'endDate', 'conditions'],
    },
    {
      name: 'buyerA',
      fields: [
        ...nameFields,
        'email',
        'phone',
        ...addressFields,
        'personABirthDate',
        'personABirthPlace',
        'personACivilStatus',
      ],
    },
    {
      name: 'buyerB',
      fields: [
        'personBFirstName',
        'personBLastName',
        'personBEmail',
        'personBPhone',
        'personBStreet',
        'personBHouseNumber',
        'personBBoxNumber',
        'personBZip',
        'personBCity',
        'personBBirthDate',
        'personBBirthPlace',
        'personBCivilStatus',
      ],
    },
    { name: 'signature', fields: ['place', 'signDate', 'remark', 'privacy'] },
  ],
  required: [
    'amount',
    'amountInWords',
    'startDate',
    'endDate',
    ...nameFields,
    'email',
    'phone',
    'street',
    'houseNumber',
    'zip',
    'city',
    'place',
    'signDate',
    'privacy',
  ],
  about: { record: 'property', isRequired: true, properties: { ...propertiesFor('offer'), goals: ['sale'] } },
  recipient: 'agent',
  offered: { property: 5, icon: 'check' },
  enquiryGroup: 'offers',
  mailTopic: null,
  isConfidential: true,
  // The law on money laundering has an agent keep it this long.
  retentionDays: 10 * YEAR,
} satisfies LeadDefinition

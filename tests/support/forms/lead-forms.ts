import type { LeadKind } from '@/domain/leads/lead-kinds'

const person = {
  title: 'mrs',
  firstName: 'Jeanne',
  lastName: 'Dupont',
  email: 'jeanne.dupont@example.com',
  privacy: true,
}
const address = { street: 'Rue du Pont', houseNumber: '12', zip: '1300', city: 'Wavre' }

/** The properties of the specs: one for sale, one for rent, one project. */
export const leadProperties = { sale: 101, rent: 102, project: 201 } as const

/** The minimal valid form of each kind, on any future day. */
export const leadForms: Record<LeadKind, Record<string, unknown>> = {
  'site-contact': { ...person, remark: 'Bonjour,\nune question.' },
  'contact-demand': { ...person, ...address, goal: 'sale', types: [1], phone: '010 12 34 56' },
  'send-to-friend': {
    firstName: 'Jeanne',
    lastName: 'Dupont',
    email: 'jeanne.dupont@example.com',
    friendName: 'Paul',
    friendEmail: 'paul.ami@example.com',
    remark: 'Regarde https://evil.example vite',
    property: leadProperties.sale,
    privacy: true,
  },
  'contact-me': { ...person, property: leadProperties.sale },
  'demand-register': { ...person, goal: 'sale', types: [1], cities: ['Wavre|1300'] },
  'contact-construction': { ...person, project: leadProperties.project },
  'contact-appointment': { ...person, phone: '0470 12 34 56', property: leadProperties.sale },
  'opinion-system': {
    firstName: 'Jeanne',
    lastName: 'Dupont',
    email: 'jeanne.dupont@example.com',
    rating: 5,
    remark: 'Une équipe à l’écoute.',
    city: 'Wavre',
    privacy: true,
  },
  'job-contact': { ...person, phone: '010 12 34 56', remark: 'Je voudrais travailler chez vous.' },
  'forgot-password': { email: 'jeanne.dupont@example.com' },
  'sign-newsletter': { email: 'jeanne.dupont@example.com', privacy: true },
  'request-document': { ...person, property: leadProperties.sale },
  'rental-application': {
    firstName: 'Jeanne',
    lastName: 'Dupont',
    email: 'jeanne.dupont@example.com',
    property: leadProperties.rent,
    adults: 2,
    kids: 1,
    kidAges: '4',
    income1: '2500',
    confirmIncome: true,
    confirmPersons: true,
    confirmDescription: true,
    confirmDue: true,
    privacy: true,
  },
  'purchase-offer': {
    ...person,
    ...address,
    phone: '010 12 34 56',
    property: leadProperties.sale,
    amount: 250_000,
    amountInWords: 'deux cent cinquante mille euros',
    startDate: '2090-01-01',
    endDate: '2090-02-01',
    place: 'Wavre',
    signDate: '2090-01-01',
  },
}

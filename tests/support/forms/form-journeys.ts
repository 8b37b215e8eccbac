import type { LeadKind } from '../../../src/domain/leads/lead-kinds'
import { dayFromNow, type FieldAnswer } from './fill-form'

export type FormJourney = {
  kind: LeadKind
  /** The original path of a page with the form. */
  page: string
  /** The values, step by step. */
  steps: FieldAnswer[][]
  /** The original path of the thank-you page. */
  thanks: string
}

const person: FieldAnswer[] = [
  ['pick', 'radio', (t) => t('lead.options.title.mrs')],
  ['type', 'firstName', 'Léa'],
  ['type', 'lastName', 'Van den Broeck'],
]
const phone: FieldAnswer = ['type', 'phone', '0470 12 34 56']
const privacy: FieldAnswer = ['tick', 'privacy']
const address: FieldAnswer[] = [
  ['type', 'street', 'Rue du Pont'],
  ['type', 'houseNumber', '12'],
  ['type', 'zip', '1300'],
  ['type', 'city', 'Wavre'],
]
const remark: FieldAnswer = ['type', 'remark', 'Une question.\nEt encore une.']
const firstType: FieldAnswer = ['pick', 'checkbox', () => /^(Maison|Woning|House|Haus)/]
const wavre: FieldAnswer = ['pick', 'checkbox', () => /^(Wavre|Waver) \[1300\]/]

/** How a visitor fills in each form that is on a page; the e-mail address is the journey's own. */
export const formJourneys: FormJourney[] = [
  {
    kind: 'site-contact',
    page: '/contact/',
    steps: [[...person, remark, privacy]],
    thanks: '/feedback/site-contact/',
  },
  {
    kind: 'contact-demand',
    page: '/contact-demand/',
    steps: [
      [['pick', 'radio', (t) => t('lead.options.valuationGoal.sale')], firstType, ...address],
      [...person, phone, privacy],
    ],
    thanks: '/feedback/contact-demand/',
  },
  {
    kind: 'demand-register',
    page: '/demand-register/',
    steps: [
      [['pick', 'radio', (t) => t('lead.options.goal.sale')], firstType, wavre],
      [['type', 'maxPrice', '450.000']],
      [...person, privacy],
    ],
    thanks: '/feedback/demand-register/',
  },
  {
    kind: 'contact-me',
    page: '/property/2101/',
    steps: [[...person, remark, privacy]],
    thanks: '/feedback/contact-me/',
  },
  {
    kind: 'contact-appointment',
    page: '/property/2101/',
    steps: [[...person, phone, ['type', 'preferredDate', dayFromNow(7)], privacy]],
    thanks: '/feedback/contact-appointment/',
  },
  {
    kind: 'request-document',
    page: '/property/2101/',
    steps: [[...person, privacy]],
    thanks: '/feedback/request-document/',
  },
  {
    kind: 'send-to-friend',
    page: '/property/2101/',
    steps: [
      [
        ['type', 'firstName', 'Léa'],
        ['type', 'lastName', 'Van den Broeck'],
        ['type', 'friendEmail', 'friend@example.com'],
        privacy,
      ],
    ],
    thanks: '/feedback/send-to-friend/',
  },
  {
    kind: 'purchase-offer',
    page: '/property/2101/',
    steps: [
      [
        ['type', 'amount', '375.000'],
        ['type', 'startDate', dayFromNow(0)],
        ['type', 'endDate', dayFromNow(10)],
      ],
      [...person, phone, ...address],
      [],
      [['type', 'place', 'Wavre'], ['type', 'signDate', dayFromNow(0)], privacy],
    ],
    thanks: '/feedback/purchase-offer/',
  },
  {
    kind: 'rental-application',
    page: '/property/2117/',
    steps: [
      [
        ['type', 'firstName', 'Léa'],
        ['type', 'lastName', 'Van den Broeck'],
      ],
      [['type', 'adults', '2']],
      [['type', 'income1', '3500'], ['tick all']],
    ],
    thanks: '/feedback/rental-application/',
  },
  {
    kind: 'contact-construction',
    page: '/project/101/',
    steps: [[...person, privacy]],
    thanks: '/feedback/contact-construction/',
  },
  {
    kind: 'opinion-system',
    page: '/services/Nos-références/',
    steps: [
      [
        ['pick', 'radio', (t) => t('lead.notes.stars', { count: 5 })],
        ['type', 'remark', 'Tout s’est très bien passé.'],
        ['type', 'firstName', 'Léa'],
        ['type', 'lastName', 'Van den Broeck'],
        privacy,
      ],
    ],
    thanks: '/feedback/opinion-system/',
  },
  {
    kind: 'job-contact',
    page: '/Recrutement/',
    steps: [[...person, phone, ['type', 'remark', 'J’aime les maisons.'], privacy]],
    thanks: '/feedback/job-contact/',
  },
  {
    kind: 'sign-newsletter',
    page: '/',
    steps: [[privacy]],
    thanks: '/feedback/sign-newsletter/',
  },
]

import type { CollectionSlug, File, Payload, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import { documentFiles } from '../files/document-files'

let made = 0

/** A number that no other document of this process has. */
export const nextNumber = (): number => (made += 1)

export const password = 'correct horse battery staple'

/** A real JPEG of this size, in one colour. */
export async function makePicture({
  width,
  height,
  name,
}: {
  width: number
  height: number
  name: string
}): Promise<File> {
  const data = await sharp({ create: { width, height, channels: 3, background: '#b4532a' } })
    .jpeg()
    .toBuffer()
  return { data, mimetype: 'image/jpeg', name, size: data.length }
}

type FactoryPlace = {
  type: number
  city: number
  user: { relationTo: 'users' | 'owners'; value: number }
  /** The collections that appointment times can be for. */
  property?: number
  agent?: number
  /** The collections that messages can be sent to. */
  owner?: number
}

type Factories = {
  [Slug in CollectionSlug]: (place: FactoryPlace, number: number) => RequiredDataFromCollectionSlug<Slug>
}

/** What the law requires of an ad in Wallonia, so that staff may publish the property. */
export const walloonMentions = {
  energyPerformance: 238,
  energy: { label: 'C', certificateNumber: '20230914003871', total: 36_900 },
} as const

/** The minimal valid document of each collection, as a draft where there are drafts. */
export const factories: Factories = {
  properties: ({ type, city }, number) => ({
    goal: 'sale',
    type,
    city,
    title: `Maison ${number}`,
    ...walloonMentions,
    _status: 'draft',
  }),
  projects: (_, number) => ({ title: `Projet ${number}`, _status: 'draft' }),
  'property-types': (_, number) => ({ name: `Type ${number}`, webId: 1000 + number }),
  cities: (_, number) => ({ name: `Ville ${number}`, zip: '1300', countryId: 10 }),
  agents: (_, number) => ({ name: `Agent ${number}` }),
  owners: (_, number) => ({ email: `owner-${number}@example.com`, password }),
  'owner-messages': ({ owner = 0 }, number) => ({
    owner,
    author: 'agency',
    subject: `Nouvelles ${number}`,
    body: 'Deux visites sont prévues.',
  }),
  'owner-files': (_, number) => ({ originalName: `compromis-${number}.pdf` }),
  impersonations: () => ({}),
  'audit-entries': () => ({ at: '2026-11-26T10:00:00.000Z', action: 'change', kind: 'pages' }),
  documents: (_, number) => ({ title: `Certificat ${number}` }),
  media: (_, number) => ({ alt: `Façade ${number}` }),
  pages: (_, number) => ({ name: `Page ${number}`, type: 'page', _status: 'draft' }),
  modules: (_, number) => ({
    internalName: `Module ${number}`,
    relationType: 'none',
    view: 'single',
    _status: 'draft',
  }),
  articles: (_, number) => ({ title: `Article ${number}`, _status: 'draft' }),
  categories: (_, number) => ({ name: `Catégorie ${number}` }),
  'property-lists': (_, number) => ({ name: `Liste ${number}`, goal: 'sale', order: 'newest' }),
  'contact-forms': (_, number) => ({ name: `Formulaire ${number}`, kind: 'site-contact' }),
  sliders: (_, number) => ({ name: `Carrousel ${number}` }),
  testimonials: (_, number) => ({ author: `Client ${number}`, text: 'Merci', _status: 'draft' }),
  'top-bar-items': (_, number) => ({ label: `Contact ${number}`, link: '/contact/', side: 'left' }),
  'footer-columns': (_, number) => ({ title: `Colonne ${number}` }),
  popups: (_, number) => ({ title: `Annonce ${number}`, delay: 0, _status: 'draft' }),
  'answer-templates': (_, number) => ({ name: `Réponse ${number}`, text: 'Merci.' }),
  mails: (_, number) => ({
    kind: 'site-contact',
    topic: 'site-contact',
    to: `client-${number}@example.com`,
    locale: 'fr',
    subject: `Visite ${number}`,
    status: 'queued',
    attempts: 0,
    messageId: `<${number}@example.com>`,
  }),
  leads: (_, number) => ({
    kind: 'site-contact',
    status: 'new',
    source: 'website',
    language: 'fr',
    name: `Client ${number}`,
    email: `client-${number}@example.com`,
    values: { lastName: `Client ${number}` },
  }),
  'appointment-openings': ({ property = 0, agent = 0 }) => ({
    property: property,
    agent,
    kind: 'single',
    date: '2026-06-10T12:00:00.000Z',
    from: '10:00',
    to: '12:00',
    length: 30,
    pause: 0,
    capacity: 1,
    notice: 0,
  }),
  appointments: (_, number) => ({
    startsAt: '2026-06-10T08:00:00.000Z',
    endsAt: '2026-06-10T08:30:00.000Z',
    since: '2026-06-01T08:00:00.000Z',
    slotKey: `20260610T0800Z-${number}`,
    place: 1,
    state: 'booked',
    source: 'online',
    language: 'fr',
    sequence: 0,
    linkVersion: 0,
    lastName: `Client ${number}`,
    email: `client-${number}@example.com`,
  }),
  'applicant-files': (_, number) => ({ originalName: `cv-${number}.pdf` }),
  alerts: (_, number) => ({
    email: `alert-${number}@example.com`,
    criteria: {},
    frequency: 'daily',
    language: 'fr',
    state: 'unconfirmed',
    requestedAt: '2026-06-01T08:00:00.000Z',
    linkVersion: 0,
  }),
  subscribers: (_, number) => ({ email: `reader-${number}@example.com`, language: 'fr' }),
  redirects: (_, number) => ({ from: `/fr/ancien-${number}/`, to: '/fr/nouveau/' }),
  users: (_, number) => ({ email: `staff-${number}@example.com`, role: 'agent', password }),
  'payload-kv': (_, number) => ({ key: `key-${number}`, data: {} }),
  'payload-locked-documents': ({ user }) => ({ globalSlug: 'site-settings', user }),
  'payload-preferences': ({ user }, number) => ({ key: `preference-${number}`, value: {}, user }),
  'payload-migrations': (_, number) => ({ name: `migration-${number}`, batch: number }),
}

/** The file that an upload collection needs with its document. */
export async function makeFile(collection: CollectionSlug): Promise<File | undefined> {
  if (collection === 'applicant-files') {
    const data = Buffer.from(documentFiles.pdf)
    return { data, mimetype: 'application/pdf', name: `cv-${nextNumber()}.pdf`, size: data.length }
  }
  if (!['media', 'documents', 'owner-files'].includes(collection)) return undefined
  return makePicture({ width: 40, height: 30, name: `upload-${nextNumber()}.jpg` })
}

/** A type and a city, which every property needs. */
export async function createPlace(
  payload: Payload,
  { zip = '1300', webId = 1 }: { zip?: string; webId?: number } = {},
): Promise<{ type: number; city: number }> {
  const type = await payload.create({ collection: 'property-types', data: { name: 'Maison', webId } })
  const city = await payload.create({ collection: 'cities', data: { name: 'Wavre', zip, countryId: 10 } })
  return { type: type.id, city: city.id }
}

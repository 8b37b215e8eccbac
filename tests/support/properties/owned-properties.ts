import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Locale } from '@/domain/shared/locale'
import { factories, nextNumber, password } from '../database/factories'
import { createProperty, type Places } from './search-properties'

export type TestOwner = { id: number; email: string }

/** An owner of properties, with the password of the factories. */
export async function createOwner(
  payload: Payload,
  changes: { language?: Locale; monthlyReport?: boolean; firstName?: string; lastName?: string } = {},
): Promise<TestOwner> {
  const email = `owner-${nextNumber()}@example.com`
  const data = { language: 'fr' as const, ...changes, email, password }
  const { id } = await payload.create({ collection: 'owners', data })
  return { id, email }
}

export type TestProperty = { id: number; publicId: number; owner: number }

/** A property of an owner, published on 1 January 2026 unless it is a draft. */
export async function createOwnedProperty(
  payload: Payload,
  { places, owner, isDraft = false }: { places: Places; owner: number; isDraft?: boolean },
): Promise<TestProperty> {
  const publicId = 7000 + nextNumber()
  const id = await createProperty(payload, {
    places,
    publicId,
    owner,
    _status: isDraft ? 'draft' : 'published',
  })
  const { drizzle } = payload.db
  if (isDraft) await drizzle.execute(sql`update properties set published_at = null where id = ${id}`)
  await drizzle.execute(
    sql`update property_history set at = '2026-01-05T10:00:00Z' where property_id = ${id}`,
  )
  return { id, publicId, owner }
}

/** This many views of a property's page on a past day. */
export const countDay = (
  payload: Payload,
  {
    property,
    day,
    pageViews,
    source = 'direct',
    language = 'fr',
  }: { property: TestProperty; day: string; pageViews: number; source?: string; language?: string },
) =>
  payload.db.drizzle.execute(sql`insert into page_view_days (property_id, day, source, language, page_views)
    values (${property.id}, ${day}::date, ${source}, ${language}, ${pageViews})`)

/** A view of a property's page today. */
export const countNow = (payload: Payload, { property, day }: { property: TestProperty; day: string }) =>
  payload.db.drizzle.execute(sql`insert into page_view_events (day, property_id, visitor, source, language)
    values (${day}::date, ${property.id}, decode(md5(random()::text), 'hex'), 'site', 'nl')`)

/** The people that an owner must never read about: everybody who asks or books. */
export const strangers = {
  names: ['Zacharias', 'Quetelet-Secret'],
  email: 'zacharias.secret@stranger.example',
  phone: '0499 98 76 54',
  remark: 'Remarque tres privee',
}

const place = { type: 0, city: 0, user: { relationTo: 'users' as const, value: 0 } }

/** A form that a visitor has sent about a property. */
export async function createLead(
  payload: Payload,
  {
    property,
    kind,
    at,
  }: {
    property: TestProperty
    kind: 'contact-me' | 'request-document' | 'purchase-offer' | 'send-to-friend' | 'contact-appointment'
    at: string
  },
): Promise<void> {
  const { names, email, phone, remark } = strangers
  const data = {
    ...factories.leads(place, nextNumber()),
    kind,
    property: property.id,
    name: names.join(' '),
    email,
    phone,
    values: { firstName: names[0], lastName: names[1], email, phone, remark },
  }
  const { id } = await payload.create({ collection: 'leads', data })
  await payload.db.drizzle.execute(sql`update leads set created_at = ${at} where id = ${id}`)
}

/** An appointment that a visitor has booked. */
export async function createAppointment(
  payload: Payload,
  {
    property,
    startsAt,
    ...changes
  }: {
    property: TestProperty
    startsAt: string
    state?: 'booked' | 'cancelled' | 'done' | 'no-show'
    feedback?: string
    feedbackReleased?: boolean
  },
): Promise<void> {
  const { names, email, phone, remark } = strangers
  const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString()
  const number = nextNumber()
  const data = {
    ...factories.appointments(place, number),
    ...changes,
    property: property.id,
    startsAt,
    endsAt,
    place: number,
    firstName: names[0],
    lastName: names[1] ?? '',
    email,
    phone,
    remark,
  }
  await payload.create({ collection: 'appointments', data })
}

/** A message to an owner with an attachment; returns the rows of both. */
export async function createMessage(
  payload: Payload,
  { owner, property = null }: { owner: number; property?: TestProperty | null },
): Promise<{ message: number; file: number }> {
  const { makeFile } = await import('../database/factories')
  const file = await payload.create({
    collection: 'owner-files',
    data: { originalName: 'compromis.pdf' },
    file: await makeFile('owner-files'),
  })
  const data = {
    ...factories['owner-messages']({ ...place, owner }, nextNumber()),
    property: property?.id ?? null,
    attachments: [file.id],
  }
  const { id } = await payload.create({ collection: 'owner-messages', data })
  return { message: id, file: file.id }
}

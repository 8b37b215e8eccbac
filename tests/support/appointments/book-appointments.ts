import { sql } from '@payloadcms/db-postgres'
import ICAL from 'ical.js'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { Mail, Appointment } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { addDays, wallOf } from '@/domain/appointments/brussels-time'
import { nextNumber } from '../database/factories'
import { createProperty, createPlaces, type Places } from '../properties/search-properties'
import { isRecord } from '@/domain/shared/is-record'

type OpeningData = Partial<RequiredDataFromCollectionSlug<'appointment-openings'>>

export const createAgent = async (payload: Payload, name: string): Promise<number> =>
  (
    await payload.create({
      collection: 'agents',
      data: { name, email: `${name.toLowerCase()}@agency.example` },
    })
  ).id

type Office = { places: Places; anne: number; bert: number }

/** Properties with a city and a type, and two agents who show them. */
export async function createOffice(payload: Payload): Promise<Office> {
  const places = await createPlaces(payload)
  const anne = await createAgent(payload, 'Anne')
  return { places, anne, bert: await createAgent(payload, 'Bert') }
}

/** Appointment times of a property: on one day from ten to twelve, in half hours, unless given otherwise. */
export async function createOpening(
  payload: Payload,
  {
    property,
    agent,
    ...changes
  }: Omit<OpeningData, 'property' | 'agent'> & { property: number; agent: number },
): Promise<number> {
  const data = {
    kind: 'single' as const,
    date: noonOf('2026-06-10'),
    from: '10:00',
    to: '12:00',
    length: 30,
    pause: 0,
    capacity: 1,
    notice: 0,
    ...changes,
  }
  return (await payload.create({ collection: 'appointment-openings', data: { ...data, property, agent } })).id
}

/** A property with appointment times. */
export async function createOpenProperty(
  payload: Payload,
  { places, agent, ...opening }: Omit<OpeningData, 'property' | 'agent'> & { places: Places; agent: number },
): Promise<{ id: number; publicId: number }> {
  const publicId = 5000 + nextNumber()
  const id = await createProperty(payload, {
    places,
    publicId,
    agent,
    street: 'Rue du Pont',
    houseNumber: '12',
    publishAddress: true,
  })
  await createOpening(payload, { property: id, agent, ...opening })
  return { id, publicId }
}

export const person = {
  title: 'mrs',
  firstName: 'Jeanne',
  lastName: 'Dupont',
  email: 'jeanne.dupont@example.com',
  phone: '0470 12 34 56',
  privacy: true,
}

type BookAppointmentFields = Record<string, unknown> & {
  property: number
  slot: string
  locale?: Locale
  now?: Date
}

/** Books as a visitor does, each from an address of their own; fails the test if nothing is booked. */
export async function bookSlot(
  payload: Payload,
  { locale = 'fr', now = new Date(), ...changes }: BookAppointmentFields,
): Promise<void> {
  const { bookAppointment } = await import('@/cms/operations/appointments/book-appointment')
  const address = `10.9.${nextNumber()}.1`
  const values = { ...person, ...changes }
  const booked = await bookAppointment({ payload, by: 'visitor', values, locale, address, now })
  if (!booked.ok) throw new Error(`Not booked: ${JSON.stringify(booked.failure)}`)
}

/** The key of a slot at a time of UTC. */
export const keyAt = (moment: string, agent: number): string =>
  `${moment.slice(0, 16).replace(/[:-]/g, '')}Z-${agent}`

/** A day in the future for the running site. */
export const dayAhead = (days: number): string => addDays({ day: wallOf(new Date().toISOString()).day, days })

/** A day as date fields store it. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`

export const findAppointments = async (payload: Payload): Promise<Appointment[]> =>
  (await payload.find({ collection: 'appointments', pagination: false, sort: 'id' })).docs

/** The lines of a calendar file, unfolded. */
export type ReadEvent = {
  method: string
  uid: string
  sequence: number
  status: string
  start: string
  end: string
  summary: string
  location: string
  description: string
  attendees: string[]
}

/** Reads a calendar file as calendar programs do. */
export function readCalendar(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const method = String(calendar.getFirstPropertyValue('method'))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      method,
      uid: event.uid,
      sequence: Number(event.sequence),
      status: String(component.getFirstPropertyValue('status')),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      summary: event.summary,
      location: event.location,
      description: event.description,
      attendees: event.attendees.map((each) => String(each.getFirstValue()).toLowerCase()),
    }
  })
}

const isAttachment = (value: unknown): value is { content: string; contentType: string } =>
  isRecord(value) && typeof value.content === 'string'

/** The only calendar file of a mail. */
export function invitationOf(mail: Mail | undefined): { contentType: string; event: ReadEvent } {
  const attachments: unknown[] = Array.isArray(mail?.attachments) ? mail.attachments : []
  const [file] = attachments.filter(isAttachment)
  const [event] = readCalendar(file?.content ?? '')
  if (!file || !event) throw new Error('The mail has no calendar file')
  return { contentType: file.contentType, event }
}

/** The token of the page that a mail links to. */
export const tokenIn = (mail: Mail | undefined, step: 'manage' | 'cancel' = 'manage'): string =>
  new RegExp(`/visits/${step}/\\?token=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? ''

const tables = ['appointments', 'appointment_openings', 'mails', 'form_counts', 'form_proofs']

/** Deletes appointments, and the appointment times. */
export async function forgetAppointments(payload: Payload): Promise<void> {
  for (const table of tables) await payload.db.drizzle.execute(sql`delete from ${sql.identifier(table)}`)
}

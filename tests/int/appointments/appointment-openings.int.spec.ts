import { ValidationError, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openingLimits } from '@/domain/appointments/opening-rules'
import type { Locale } from '@/domain/shared/locale'
import {
  createAgent,
  createOpenProperty,
  createOpening,
  findAppointments,
  forgetAppointments,
  invitationOf,
  keyAt,
  person,
} from '../../support/appointments/book-appointments'
import { nextNumber } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { findMails } from '../../support/forms/post-forms'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'
import { createVisitors, type Visitors } from '../../support/site/visitors'

let site: Site
let payload: Payload
let rest: CallRest
let visitors: Visitors
let places: Places
let agent: number
let property: number

beforeAll(async () => {
  site = await startSite()
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  places = await createPlaces(payload)
  agent = await createAgent(payload, 'Anne')
  property = await createProperty(payload, { places, publicId: 101 })
})
afterAll(stopPayload)
afterEach(() => forgetAppointments(payload))

const single = {
  kind: 'single',
  date: '2026-06-10',
  from: '10:00',
  to: '12:00',
  length: 30,
  pause: 0,
  capacity: 1,
  notice: 0,
} as const

const weekly = { ...single, kind: 'weekly', weekdays: ['7'], firstDay: '2026-01-01' } as const

type OpeningProblemCase = { path: string; message: string }

/** The errors by field that the back office shows; null where it was stored. */
async function problemsOf(values: object, language: Locale = 'en'): Promise<OpeningProblemCase[]> {
  const { createLocalReq } = await import('payload')
  const req = await createLocalReq({ req: { user: visitors.agent } }, payload)
  req.i18n = { ...req.i18n, language }
  try {
    const data = { ...single, property, agent, ...values }
    await payload.create({ collection: 'appointment-openings', data, req, overrideAccess: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, message }) => ({ path, message }))
  }
}

const pathsOf = async (values: object) => (await problemsOf(values)).map(({ path }) => path)

describe('appointment times', () => {
  it.each<[string, object]>([
    ['on one day', single],
    ['every week, until they are taken back', weekly],
    ['every week but for some days', { ...weekly, lastDay: '2026-12-31', except: [{ day: '2026-06-07' }] }],
    [
      'at the limits of their figures',
      { ...single, to: '23:59', from: '00:00', length: openingLimits.length.max },
    ],
  ])('are stored: %s', async (_what, values) => {
    expect(await problemsOf(values)).toEqual([])
    expect((await payload.count({ collection: 'appointment-openings' })).totalDocs).toBe(1)
  })

  it.each<[string, object, string[]]>([
    ['no day', { ...single, date: null }, ['date']],
    ['a time that is none', { ...single, from: '25:00', to: '9h' }, ['from', 'to']],
    ['no times', { ...single, from: '', to: '' }, ['from', 'to']],
    ['an end before the start', { ...single, from: '12:00', to: '10:00' }, ['to']],
    ['less time than an appointment takes', { ...single, to: '10:20' }, ['to']],
    [
      'figures out of bounds',
      { ...single, length: 4, pause: -1, capacity: 0, notice: 721 },
      ['length', 'pause', 'capacity', 'notice'],
    ],
    ['half a place', { ...single, capacity: 1.5 }, ['capacity']],
    ['no day of the week', { ...weekly, weekdays: [] }, ['weekdays']],
    ['no first day', { ...weekly, firstDay: null }, ['firstDay']],
    ['a last day before the first', { ...weekly, lastDay: '2025-12-31' }, ['lastDay']],
  ])('are refused with %s, with an error at the field', async (_what, values, paths) => {
    expect(await pathsOf(values)).toEqual(paths)
    expect((await payload.count({ collection: 'appointment-openings' })).totalDocs).toBe(0)
  })

  it.each<[Locale, string, string]>([
    ['nl', 'Het einde ligt niet na het begin.', 'Een geheel getal van 1 tot 100.'],
    ['fr', 'La fin ne suit pas le début.', 'Un nombre entier de 1 à 100.'],
    ['en', 'The end is not after the beginning.', 'A whole number from 1 to 100.'],
    ['de', 'Das Ende liegt nicht nach dem Anfang.', 'Eine ganze Zahl von 1 bis 100.'],
  ])('are refused in %s with a message in that language', async (language, order, figure) => {
    const problems = await problemsOf({ ...single, from: '12:00', to: '10:00', capacity: 0 }, language)
    expect(problems).toEqual([
      { path: 'to', message: order },
      { path: 'capacity', message: figure },
    ])
  })

  it('are checked as a whole when a part of them is changed over REST', async () => {
    const token = await logIn(payload, visitors.agent)
    const id = await createOpening(payload, { property, agent })
    const patch = (body: object) =>
      rest({ method: 'PATCH', path: `/appointment-openings/${id}`, body, token })
    expect((await patch({ to: '09:00' })).status).toBe(400)
    expect((await patch({ length: 121 })).status).toBe(400)
    expect((await patch({ length: 120, capacity: 5 })).status).toBe(200)
    expect(await payload.findByID({ collection: 'appointment-openings', id })).toMatchObject({
      to: '12:00',
      length: 120,
      capacity: 5,
    })
  })

  it('are of the chosen day, whether it was sent as a date or as a moment', async () => {
    const { findOpenings } = await import('@/cms/queries/appointments/appointment-schedule')
    for (const date of ['2026-06-10', '2026-06-10T12:00:00.000Z', '2026-06-10T00:00:00.000Z'])
      await problemsOf({ ...single, date })
    const openings = await findOpenings({ payload, property })
    expect(openings.map((opening) => opening.kind === 'single' && opening.date)).toEqual([
      '2026-06-10',
      '2026-06-10',
      '2026-06-10',
    ])
  })
})

describe('an appointment when the clocks change', () => {
  const now = new Date('2026-10-01T08:00:00.000Z')

  async function book({ publicId, startsAt }: { publicId: number; startsAt: string }, at = now) {
    const { bookAppointment } = await import('@/cms/operations/appointments/book-appointment')
    const values = { ...person, property: publicId, slot: keyAt(startsAt, agent) }
    const address = `10.4.${nextNumber()}.1`
    const booked = await bookAppointment({ payload, by: 'visitor', values, locale: 'fr', address, now: at })
    if (booked.ok) return booked.value.kind
    return booked.failure.reason === 'taken' ? booked.failure.obstacle : booked.failure.reason
  }

  const open = (opening: object) =>
    createOpenProperty(payload, {
      places,
      agent,
      kind: 'weekly',
      weekdays: ['7'],
      firstDay: '2026-01-01T12:00:00.000Z',
      from: '09:00',
      to: '11:00',
      length: 60,
      ...opening,
    })

  it.each([
    ['the Sunday before', '2026-10-18T07:00:00.000Z', 'dimanche 18 octobre 2026, 09:00–10:00'],
    ['the Sunday of the change', '2026-10-25T08:00:00.000Z', 'dimanche 25 octobre 2026, 09:00–10:00'],
  ])('is at nine in Belgian time: %s', async (_what, startsAt, displayedTime) => {
    const { publicId } = await open({})
    expect(await book({ publicId, startsAt })).toBe('booked')
    const [appointment] = await findAppointments(payload)
    expect(appointment?.startsAt).toBe(startsAt)
    const mails = await findMails(payload)
    for (const mail of mails) {
      expect(mail.subject).toContain(displayedTime)
      expect(invitationOf(mail).event.start).toBe(startsAt)
    }
  })

  it('does not exist in the hour that is skipped', async () => {
    const { publicId } = await open({})
    expect(await book({ publicId, startsAt: '2026-10-25T07:00:00.000Z' })).toBe('unknown')
    expect(await book({ publicId, startsAt: '2026-10-25T10:00:00.000Z' })).toBe('unknown')
  })

  it('does not exist in the hour that the clocks skip in spring', async () => {
    const { id, publicId } = await open({ from: '01:00', to: '05:00' })
    const at = new Date('2027-03-01T08:00:00.000Z')
    const { findAppointmentDays } = await import('@/cms/queries/appointments/appointment-days')
    const days = await findAppointmentDays({ payload, property: { id, publicId }, by: 'visitor', now: at })
    const times = days.find(({ day }) => day === '2027-03-28')?.slots.map(({ time }) => time)
    expect(times).toEqual(['01:00', '03:00', '04:00'])
    expect(await book({ publicId, startsAt: '2027-03-28T01:00:00.000Z' }, at)).toBe('booked')
    expect((await findMails(payload))[0]?.subject).toContain('dimanche 28 mars 2027, 03:00–04:00')
  })

  it('has its reminder at five in the afternoon of the day before, in Belgian time', async () => {
    const { publicId } = await open({})
    await book({ publicId, startsAt: '2026-10-25T08:00:00.000Z' })
    const { remindAppointments } = await import('@/cms/operations/appointments/remind-appointments')
    await remindAppointments({ payload, now: new Date('2026-10-24T14:59:59.999Z') })
    expect(await findMails(payload)).toHaveLength(2)
    await remindAppointments({ payload, now: new Date('2026-10-24T15:00:00.000Z') })
    expect(await findMails(payload)).toHaveLength(4)
  })

  it('is offered for two months and no longer, whatever the opening says', async () => {
    const { publicId } = await open({})
    expect(await book({ publicId, startsAt: '2026-11-29T08:00:00.000Z' })).toBe('booked')
    expect(await book({ publicId, startsAt: '2026-12-06T08:00:00.000Z' })).toBe('unknown')
  })

  it('stays booked when its opening is changed or deleted, and keeps the agent', async () => {
    const { id, publicId } = await open({})
    await book({ publicId, startsAt: '2026-10-18T07:00:00.000Z' })
    await payload.delete({ collection: 'appointment-openings', where: { property: { equals: id } } })
    expect(await findAppointments(payload)).toMatchObject([{ state: 'booked' }])
    await createOpening(payload, {
      property: id,
      agent,
      date: '2026-10-18T12:00:00.000Z',
      from: '09:30',
      to: '10:30',
    })
    const { findAppointmentDays } = await import('@/cms/queries/appointments/appointment-days')
    const days = await findAppointmentDays({ payload, property: { id, publicId }, by: 'visitor', now })
    expect(days.flatMap(({ slots }) => slots).map(({ time }) => time)).toEqual(['10:00'])
  })
})

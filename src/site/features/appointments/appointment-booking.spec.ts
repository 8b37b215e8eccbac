import { describe, expect, it } from 'vitest'
import { hasFreeTimes, readBooking, readOffer } from './appointment-booking'

const slot = { slot: '20261202T0900Z-7', day: '2026-12-02', time: '10:00', until: '10:30' }
const freeSlot = { ...slot, startsAt: '2026-12-02T09:00:00.000Z', free: 1 }
const appointment = { state: 'booked', day: '2026-12-02', time: '10:00', until: '10:30' } as const
const redirect = '/fr/visits/manage/?token=1.2'

const answer = (status: number, body: unknown, retryAfter: string | null = null) =>
  readBooking({ status, retryAfter, body })

describe('the answer to a booking', () => {
  it('has the appointment that was booked', () => {
    const body = {
      ok: true,
      message: 'Confirmé',
      appointment: { ...appointment, startsAt: '', endsAt: '' },
      redirect,
    }
    expect(answer(200, body)).toEqual({ kind: 'booked', message: 'Confirmé', redirect, appointment })
  })

  it('may come without the appointment', () => {
    const body = { ok: true, message: 'Confirmé', appointment: {}, redirect }
    expect(answer(200, body)).toEqual({ kind: 'booked', message: 'Confirmé', redirect, appointment: null })
  })

  it.each(['//elsewhere.example/', '/\\elsewhere.example', 'https://elsewhere.example/', 7])(
    'that leads to %j is not followed',
    (elsewhere) => {
      const body = { ok: true, message: 'Confirmé', appointment, redirect: elsewhere }
      expect(answer(200, body)).toEqual({ kind: 'failed' })
    },
  )

  it.each([
    ['full', 409, {}],
    ['past', 422, { slot: 'Passé' }],
    ['too-late', 422, { slot: 'Trop tard' }],
    ['unknown', 422, { slot: 'Inconnu' }],
  ])('%s has the next free times', (code, status, errors) => {
    const body = { ok: false, code, error: 'Non', errors, next: [freeSlot], otherwise: {} }
    expect(answer(status, body)).toEqual({ kind: 'taken', text: 'Non', next: [slot] })
  })

  it('has the errors of the fields', () => {
    const body = { ok: false, error: 'Non', errors: { email: 'Non' } }
    expect(answer(422, body)).toEqual({ kind: 'invalid', errors: { email: 'Non' } })
  })

  it('asks for a proof of work, for patience, or counts as failed', () => {
    expect(answer(422, { ok: false, errors: { altcha: 'Non' } })).toEqual({ kind: 'proof' })
    expect(answer(429, { ok: false, errors: {} }, '61')).toEqual({ kind: 'too-many', minutes: 2 })
    expect(answer(503, null)).toEqual({ kind: 'failed' })
  })
})

describe('the times of a property', () => {
  const days = [{ day: '2026-12-02', isFull: false, slots: [freeSlot] }]

  it('are those that can be booked', () => {
    const offer = readOffer({ isFull: false, message: null, days })
    expect(offer).toEqual({ isFull: false, message: null, days: [{ ...days[0], slots: [slot] }] })
    expect(hasFreeTimes(offer)).toBe(true)
  })

  it.each([
    ['without days', { isFull: false, message: null, days: [] }],
    ['all taken', { isFull: true, message: 'Complets', days: [{ day: 'x', isFull: true, slots: [] }] }],
    ['of no property', { error: 'no such property' }],
    ['of no server', null],
  ])('are none where they are %s', (_, body) => {
    expect(hasFreeTimes(readOffer(body))).toBe(false)
  })
})

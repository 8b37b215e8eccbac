import { describe, expect, it } from 'vitest'
import { isRequired, parseMove, parseAppointment, appointmentFieldNames } from './appointment-form'

const slot = '20260610T0800Z-7'
const posted = {
  property: '2101',
  slot,
  title: 'mrs',
  firstName: ' Zoé ',
  lastName: "O'Neill",
  email: 'Zoe@Example.com',
  phone: '0470 12.34.56',
  remark: 'Avec mes parents.\r\nMerci',
  privacy: 'on',
  requestId: 'abc-1',
}
const visitor = (given: object = {}) => parseAppointment({ input: { ...posted, ...given }, by: 'visitor' })
const staff = (input: unknown) => parseAppointment({ input, by: 'staff' })

describe('parseAppointment', () => {
  it('reads what a form posts', () => {
    expect(visitor()).toEqual({
      ok: true,
      value: {
        property: 2101,
        slot,
        title: 'mrs',
        firstName: 'Zoé',
        lastName: "O'Neill",
        email: 'Zoe@example.com',
        phone: '+32 470 12 34 56',
        remark: 'Avec mes parents.\nMerci',
        privacy: true,
        requestId: 'abc-1',
      },
    })
  })

  it('needs neither title nor remark, and knows a form without a request id', () => {
    expect(visitor({ title: '', remark: undefined, requestId: undefined })).toMatchObject({
      ok: true,
      value: { title: null, remark: null, requestId: null },
    })
  })

  it('drops what it does not ask', () => {
    const read = visitor({ state: 'done', agent: 4, place: 2, newsletter: 'on', constructor: 'x' })
    expect(read.ok && Object.keys(read.value).sort()).toEqual([...appointmentFieldNames, 'requestId'].sort())
  })

  it('names all that is missing, in the order of the form', () => {
    const read = parseAppointment({ input: {}, by: 'visitor' })
    expect(read.ok ? [] : Object.entries(read.failure)).toEqual(
      ['property', 'slot', 'firstName', 'lastName', 'email', 'phone', 'privacy'].map((field) => [
        field,
        'required',
      ]),
    )
  })

  it.each([
    ['property', '0', 'too-low'],
    ['property', '2147483648', 'too-high'],
    ['property', 'villa', 'invalid'],
    ['slot', '', 'required'],
    ['slot', '   ', 'required'],
    ['slot', 'tomorrow at ten', 'invalid'],
    ['slot', '20260230T0800Z-7', 'invalid'],
    ['slot', 'x'.repeat(30_000), 'invalid'],
    ['slot', { key: slot }, 'invalid'],
    ['title', 'dr', 'invalid'],
    ['firstName', 'a'.repeat(61), 'too-long'],
    ['lastName', ' \t', 'required'],
    ['email', 'zoe@', 'invalid'],
    ['email', 'zoe@example.com\r\nBcc: other@example.com', 'invalid'],
    ['phone', '12', 'invalid'],
    ['remark', 'a'.repeat(3001), 'too-long'],
    ['privacy', 'no', 'required'],
  ])('says of %s as %j: %s', (field, value, code) => {
    expect(visitor({ [field]: value })).toEqual({ ok: false, failure: { [field]: code } })
  })

  it.each([[null], [undefined], ['text'], [12], [[]], [[posted]], [new Map([['slot', slot]])]])(
    'finds everything missing in %j',
    (input) => {
      const read = parseAppointment({ input, by: 'visitor' })
      expect(read.ok ? null : read.failure.slot).toBe('required')
    },
  )

  it('takes a caller without mail address and without a box to tick, never without a number', () => {
    const call = { property: 2101, slot, lastName: 'Peeters', phone: '010 22 33 44' }
    expect(staff(call)).toMatchObject({
      ok: true,
      value: { email: null, firstName: null, privacy: false, phone: '+32 10 22 33 44' },
    })
    expect(staff({ ...call, email: 'zoe@' })).toEqual({ ok: false, failure: { email: 'invalid' } })
    expect(staff({ ...call, phone: '' })).toEqual({ ok: false, failure: { phone: 'required' } })
  })
})

describe('isRequired', () => {
  it('names the fields that parseAppointment requires', () => {
    for (const by of ['visitor', 'staff'] as const) {
      const read = parseAppointment({ input: {}, by })
      const missing = read.ok ? [] : Object.keys(read.failure)
      expect(appointmentFieldNames.filter((field) => isRequired({ field, by }))).toEqual(missing)
    }
  })
})

describe('parseMove', () => {
  it('reads a slot and the request id', () => {
    const input = { slot, requestId: 'b-2', state: 'done' }
    expect(parseMove(input)).toEqual({ ok: true, value: { slot, requestId: 'b-2' } })
  })

  it.each([
    [{}, 'required'],
    [null, 'required'],
    [{ slot: '' }, 'required'],
    [{ slot: 'x' }, 'invalid'],
    [{ slot: ['', slot] }, 'required'],
  ])('of %j: %s', (input, failure) => {
    expect(parseMove(input)).toEqual({ ok: false, failure })
  })
})

import { describe, expect, it } from 'vitest'
import { leadKinds, type LeadKind } from './lead-kinds'
import { fieldsOf, leadTable } from './lead-table'
import { noLeadValues, parseLead, readStoredValues } from './parse-lead'

const now = new Date('2026-11-21T12:00:00Z')
const limits = { region: 'flanders', minimumIncome: 2850, maxPersons: 4 } as const

const parse = (kind: LeadKind, values: unknown) => parseLead({ kind, values, locale: 'fr', now, limits })

/** A form as a plain HTML form posts it: everything is text. */
const complete = {
  title: 'mrs',
  firstName: 'Anne',
  lastName: 'Dupont',
  email: 'anne@example.be',
  phone: '0470 12 34 56',
  street: 'Rue Haute',
  houseNumber: '12',
  zip: '1300',
  city: 'Wavre',
  remark: 'Bonjour,\r\nmerci',
  privacy: 'on',
  property: '123',
  project: '101',
  goal: 'sale',
  types: ['1', '2'],
  cities: ['Wavre|1300'],
  friendEmail: 'ami@example.be',
  rating: '5',
  adults: '2',
  kids: '1',
  kidAges: '4',
  income1: '3.000',
  confirmIncome: 'on',
  confirmPersons: 'on',
  confirmDescription: 'on',
  confirmDue: 'on',
  amount: '250.000',
  amountInWords: 'deux cent cinquante mille euros',
  startDate: '2026-11-21',
  endDate: '2026-12-21',
  place: 'Wavre',
  signDate: '2026-11-21',
}

describe.each(leadKinds)('%s', (kind) => {
  it('takes what is complete, and keeps nothing of other forms', () => {
    const lead = parse(kind, { ...complete, website: '', unknown: 'x', lang: 'fr' })
    expect(lead).toMatchObject({ ok: true, value: { kind, locale: 'fr' } })
    const fields = fieldsOf(kind)
    const values = lead.ok ? lead.value.values : noLeadValues
    const foreign = Object.entries(values).filter(
      ([name, value]) =>
        !fields.some((field) => field === name) && value !== null && value !== false && !Array.isArray(value),
    )
    expect(foreign).toEqual([])
    expect(values.email).toBe('anne@example.be')
  })

  it('takes the same as JSON', () => {
    const asJson = {
      ...complete,
      privacy: true,
      property: 123,
      project: 101,
      types: [1, 2],
      rating: 5,
      adults: 2,
      kids: 1,
      kidAges: [4],
      income1: 3000,
      amount: 250_000,
      confirmIncome: true,
      confirmPersons: true,
      confirmDescription: true,
      confirmDue: true,
    }
    expect(parse(kind, asJson)).toEqual(parse(kind, complete))
  })

  it('asks for what it requires, in the order of the form', () => {
    const lead = parse(kind, {})
    const errors = lead.ok ? {} : lead.failure
    const required = fieldsOf(kind).filter((name) => errors[name] === 'required')
    expect(Object.keys(errors)).toEqual(required)
    expect(leadTable[kind].required.filter((name) => errors[name] !== 'required')).toEqual([])
  })

  it('reads back what was stored', () => {
    const lead = parse(kind, complete)
    const values = lead.ok ? lead.value.values : noLeadValues
    expect(readStoredValues(JSON.parse(JSON.stringify(values)))).toEqual(values)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['a number', 7],
    ['a list', ['email', 'x']],
    ['a function', () => complete],
  ])('never takes %s', (_case, values) => {
    expect(parse(kind, values).ok).toBe(false)
  })
})

describe('parseLead', () => {
  it('finds what cannot be read, what is missing and what does not fit at once', () => {
    expect(
      parse('purchase-offer', {
        ...complete,
        email: 'anne@',
        lastName: ' ',
        firstName: 'x'.repeat(61),
        endDate: '2026-11-20',
        amountInWords: 'cent euros',
        signDate: '11/2026',
      }),
    ).toEqual({
      ok: false,
      failure: {
        amountInWords: 'mismatch',
        endDate: 'past',
        firstName: 'too-long',
        lastName: 'required',
        email: 'invalid',
        signDate: 'incomplete',
      },
    })
  })

  it('keeps headers out of what becomes one', () => {
    const lead = parse('site-contact', { ...complete, firstName: 'Anne\r\nBcc: all@example.com' })
    expect(lead.ok && lead.value.values.firstName).toBe('Anne Bcc: all@example.com')
    expect(parse('site-contact', { ...complete, email: 'a@b.be\r\nBcc: c@d.be' })).toEqual({
      ok: false,
      failure: { email: 'invalid' },
    })
  })

  it('keeps the lines of a message', () => {
    const lead = parse('site-contact', complete)
    expect(lead.ok && lead.value.values.remark).toBe('Bonjour,\nmerci')
  })

  it('takes a lowest price above the highest for the range between them', () => {
    const lead = parse('demand-register', { ...complete, minPrice: '300000', maxPrice: '200000' })
    expect(lead.ok && lead.value.values).toMatchObject({ minPrice: 200_000, maxPrice: 300_000 })
  })

  it('takes a price of nothing for no bound, on either side', () => {
    const lead = parse('demand-register', { ...complete, minPrice: 300_000, maxPrice: 0 })
    expect(lead.ok && lead.value.values).toMatchObject({ minPrice: 300_000, maxPrice: null })
    const other = parse('demand-register', { ...complete, minPrice: 0, maxPrice: 300_000 })
    expect(other.ok && other.value.values).toMatchObject({ minPrice: null, maxPrice: 300_000 })
  })

  it('keeps nothing of what the region does not let it ask', () => {
    const lead = parseLead({
      kind: 'rental-application',
      values: { ...complete, reason: 'x', birthDate: '1980-01-01' },
      locale: 'fr',
      now,
      limits: { ...limits, region: 'brussels' },
    })
    expect(lead.ok && lead.value.values).toMatchObject({
      reason: null,
      birthDate: null,
      title: null,
      phone: null,
      kidAges: [],
      kids: 1,
      income1: 3000,
    })
  })

  it('asks for a confirmation only where there is a figure to confirm', () => {
    const values = { ...complete, confirmIncome: '', confirmPersons: '' }
    const answer = (figures: object) =>
      parseLead({
        kind: 'rental-application',
        values,
        locale: 'fr',
        now,
        limits: { region: 'flanders', ...figures },
      })
    expect(answer({}).ok).toBe(true)
    expect(answer({ minimumIncome: 2850, maxPersons: 4 })).toEqual({
      ok: false,
      failure: { confirmIncome: 'required', confirmPersons: 'required' },
    })
  })

  it.each([
    [{ name: 'cv.exe', size: 10 }, 'file-type'],
    [{ name: 'cv.pdf', size: 11_000_000 }, 'too-large'],
    [{ name: 'cv.pdf', size: 0 }, 'invalid'],
  ] as const)('says of a CV that is refused (%j) only what is wrong with it', (cv, code) => {
    expect(parse('job-contact', { ...complete, remark: '', cv })).toEqual({
      ok: false,
      failure: { cv: code },
    })
  })

  it('knows the day it is in Belgium', () => {
    const values = { ...complete, preferredDate: '2026-11-21' }
    const at = (time: string) =>
      parseLead({ kind: 'contact-appointment', values, locale: 'fr', now: new Date(time) }).ok
    expect(at('2026-11-21T22:59:00Z')).toBe(true)
    expect(at('2026-11-21T23:00:00Z')).toBe(false)
  })

  it('does not read what belongs to every object', () => {
    const values = Object.create({ ...complete })
    expect(parse('site-contact', values).ok).toBe(false)
  })
})

describe('whatever comes in', () => {
  let state = 11
  const dice = (sides: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % sides
  }
  const pool: unknown[] = [
    null,
    undefined,
    '',
    'x',
    '\u0000',
    '\ud800',
    '🏠'.repeat(5000),
    'a'.repeat(100_000),
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'a@b.be\r\nBcc: x',
    -1,
    0,
    1e308,
    Number.NaN,
    Infinity,
    10n,
    true,
    [],
    [[]],
    [null],
    {},
    { name: 'x' },
    { name: {}, size: [] },
    { __proto__: null },
    Symbol('x'),
    () => 1,
    new Date(Number.NaN),
    Array.from({ length: 5000 }, () => '1'),
    Array.from({ length: 150 }, (_, index) => `${index}|1300`),
    ...Object.values(complete),
  ]

  it.each(leadKinds)('never makes %s throw, nor lets through what is too long', (kind) => {
    for (let run = 0; run < 300; run += 1) {
      const values = Object.fromEntries(fieldsOf(kind).map((name) => [name, pool[dice(pool.length)]]))
      const lead = parse(kind, values)
      if (lead.ok) expect(JSON.stringify(lead.value).length).toBeLessThan(20_000)
      else expect(Object.keys(lead.failure).length).toBeGreaterThan(0)
      expect(JSON.stringify(readStoredValues(values)).length).toBeLessThan(30_000)
    }
  })
})

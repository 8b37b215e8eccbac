import { describe, expect, it } from 'vitest'
import { kindOfNoted, readNotedLead, valuesOfNoted } from './noted-lead'

const call = { name: ' Jan  Peeters ', phone: '0470 12.34.56', source: 'phone', language: 'nl' }

const read = {
  name: 'Jan Peeters',
  email: null,
  phone: '+32 470 12 34 56',
  property: null,
  project: null,
  remark: null,
  source: 'phone',
  language: 'nl',
}

describe('what somebody asks on the phone', () => {
  it.each([
    ['with a phone number', {}, {}],
    ['with an address', { phone: '', email: 'Jan@Example.com' }, { phone: null, email: 'Jan@example.com' }],
    ['with both', { email: 'jan@example.com' }, { email: 'jan@example.com' }],
    ['about a property', { property: 7 }, { property: 7 }],
    ['about a project', { project: 3, property: null }, { project: 3 }],
    ['with a remark', { remark: 'Is het dak\nnieuw?' }, { remark: 'Is het dak\nnieuw?' }],
    ['at the desk', { source: 'walk-in' }, { source: 'walk-in' }],
  ])('is read %s', (_name, more, expected) => {
    expect(readNotedLead({ ...call, ...more })).toEqual({ ok: true, value: { ...read, ...expected } })
  })

  it.each([
    ['no name', { name: ' ' }, { name: 'required' }],
    ['a name that is too long', { name: 'x'.repeat(61) }, { name: 'too-long' }],
    ['no way to reach the person', { phone: '' }, { phone: 'required' }],
    ['a wrong number', { phone: '12' }, { phone: 'invalid' }],
    ['a wrong address', { phone: '', email: 'jan' }, { email: 'invalid' }],
    ['a wrong address beside a number', { email: 'jan' }, { email: 'invalid' }],
    ['a remark that is too long', { remark: 'x'.repeat(3001) }, { remark: 'too-long' }],
    ['no record', { property: '7', project: -1 }, { property: 'invalid', project: 'invalid' }],
    ['a source that staff cannot choose', { source: 'website' }, { source: 'invalid' }],
    ['an unknown language', { language: 'it' }, { language: 'invalid' }],
    ['several at once', { name: '', phone: 'x' }, { name: 'required', phone: 'invalid' }],
  ])('is refused for %s', (_name, more, errors) => {
    expect(readNotedLead({ ...call, ...more })).toEqual({ ok: false, failure: errors })
  })

  it('is refused without anything, whatever is posted', () => {
    expect(readNotedLead({})).toMatchObject({ failure: { name: 'required', phone: 'required' } })
    expect(readNotedLead({ name: {}, phone: [{}] })).toMatchObject({ ok: false })
  })
})

describe('the kind of a noted lead', () => {
  it.each([
    [{ property: 1, project: null }, 'contact-me'],
    [{ property: 1, project: 2 }, 'contact-me'],
    [{ property: null, project: 2 }, 'contact-construction'],
    [{ property: null, project: null }, 'site-contact'],
  ] as const)('%j is %s', (about, kind) => {
    expect(kindOfNoted(about)).toBe(kind)
  })
})

it('has the answers of the form', () => {
  const result = readNotedLead({ ...call, remark: 'Dak?' })
  expect(result.ok && valuesOfNoted({ noted: result.value, property: 2101, project: null })).toEqual({
    property: 2101,
    project: null,
    lastName: 'Jan Peeters',
    email: null,
    phone: '+32 470 12 34 56',
    remark: 'Dak?',
  })
})

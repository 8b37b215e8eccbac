import { describe, expect, it } from 'vitest'
import {
  askedKind,
  formPageHref,
  formQueryKeys,
  noFormQuery,
  parseFormQuery,
  speaksOfForm,
} from './form-query'

describe('parseFormQuery', () => {
  it.each([
    [{}, noFormQuery],
    [{ property: '2101' }, { ...noFormQuery, property: 2101 }],
    [
      { project: '95', visit: '' },
      { ...noFormQuery, project: 95, about: 'appointment' },
    ],
    [
      { property: ['2101', '5'], documents: '1' },
      { ...noFormQuery, property: 2101, about: 'documents' },
    ],
    [{ form: 'aB3-_9' }, { ...noFormQuery, token: 'aB3-_9' }],
    [{ units: '-price' }, { ...noFormQuery, units: { column: 'comparable', isDescending: true } }],
    [{ units: 'colour' }, noFormQuery],
    [{ form: 'purchase-offer' }, { ...noFormQuery, unfolded: 'purchase-offer' }],
    [{ property: '0', project: '-1', form: '../x' }, noFormQuery],
    [{ property: '2147483648', form: 'a'.repeat(201) }, noFormQuery],
    [{ property: undefined, form: [] }, noFormQuery],
  ])('reads %j', (query, expected) => {
    expect(parseFormQuery(query)).toEqual(expected)
  })

  it('reads nothing of what an object has by itself', () => {
    expect(parseFormQuery(Object.create({ property: '5' }))).toEqual(noFormQuery)
  })
})

describe('speaksOfForm', () => {
  it.each(formQueryKeys)('is true for %s, whatever its value', (key) => {
    for (const value of ['', '1', undefined, []]) expect(speaksOfForm({ page: '2', [key]: value })).toBe(true)
  })

  it('is false for anything else', () => {
    expect(speaksOfForm({ page: '2', q: 'form', Form: 'x' })).toBe(false)
    expect(speaksOfForm(Object.create({ form: 'x' }))).toBe(false)
  })
})

describe('formPageHref', () => {
  it.each([
    [{}, '/fr/contact/'],
    [{ property: 101 }, '/fr/contact/?property=101'],
    [{ property: 101, about: 'appointment', token: 'abc' }, '/fr/contact/?property=101&visit'],
    [{ project: 95, about: 'documents' }, '/fr/contact/?project=95&documents'],
  ] as const)('of %j is %s, and is read as the same again', (given, expected) => {
    const query = { ...noFormQuery, ...given }
    const href = formPageHref({ path: '/fr/contact/', query })
    expect(href).toBe(expected)
    const read = Object.fromEntries(new URL(href, 'https://site.invalid').searchParams)
    expect(parseFormQuery(read)).toEqual({ ...query, token: null })
  })
})

describe('askedKind', () => {
  it.each([
    ['site-contact', {}, 'site-contact'],
    ['site-contact', { about: 'appointment' }, 'site-contact'],
    ['site-contact', { property: 1 }, 'contact-me'],
    ['site-contact', { property: 1, about: 'appointment' }, 'contact-appointment'],
    ['site-contact', { property: 1, about: 'documents' }, 'request-document'],
    ['site-contact', { project: 1 }, 'contact-construction'],
    ['site-contact', { project: 1, about: 'appointment' }, 'contact-appointment'],
    ['site-contact', { property: 1, project: 1 }, 'contact-me'],
    ['job-contact', { property: 1 }, 'job-contact'],
  ] as const)('of %s with %j is %s', (kind, query, expected) => {
    expect(askedKind({ kind, query: { ...noFormQuery, ...query } })).toBe(expected)
  })
})

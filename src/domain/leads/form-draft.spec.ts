import { describe, expect, it } from 'vitest'
import { readDraft, toDraftValues } from './form-draft'

describe('toDraftValues', () => {
  it('keeps what was typed into the fields of the form, and nothing else', () => {
    const values = {
      email: 'jeanne@',
      firstName: ' Jeanne ',
      types: ['1', '2'],
      privacy: true,
      website: 'spam',
      requestId: 'x',
      lang: 'fr',
    }
    expect(toDraftValues({ kind: 'contact-demand', values })).toEqual({
      email: ['jeanne@'],
      firstName: [' Jeanne '],
      types: ['1', '2'],
      privacy: ['true'],
    })
  })

  it('keeps no file', () => {
    const values = { cv: 'cv.pdf', lastName: 'Dupont' }
    expect(toDraftValues({ kind: 'job-contact', values })).toEqual({ lastName: ['Dupont'] })
  })

  it('is bounded, and fit to be stored', () => {
    const { remark = [], lastName = [] } = toDraftValues({
      kind: 'site-contact',
      values: { remark: 'a'.repeat(9000), lastName: Array.from({ length: 500 }, () => '\u0000\ud800x') },
    })
    expect(remark[0]).toHaveLength(5000)
    expect(lastName).toHaveLength(100)
    expect(lastName[0]).toBe('x')
  })
})

describe('a draft that is larger than any honest form', () => {
  it('keeps nothing of what was typed', () => {
    const many = Array.from({ length: 100 }, () => 'x'.repeat(5000))
    expect(toDraftValues({ kind: 'site-contact', values: { remark: many, lastName: 'Dupont' } })).toEqual({})
    const few = many.slice(0, 10)
    expect(toDraftValues({ kind: 'site-contact', values: { remark: few } }).remark).toHaveLength(10)
  })
})

describe('readDraft', () => {
  it('gives back what was kept', () => {
    const draft = {
      kind: 'site-contact',
      values: { email: ['jeanne@'] },
      errors: { email: 'invalid', altcha: 'required' },
    }
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it('drops what it does not know', () => {
    const stored = {
      kind: 'site-contact',
      values: { evil: ['x'] },
      errors: { email: 'evil', evil: 'invalid' },
    }
    expect(readDraft(stored)).toEqual({ kind: 'site-contact', values: {}, errors: {} })
  })

  it.each([null, undefined, 'x', [], {}, { kind: 'evil' }])('of %j is none', (stored) => {
    expect(readDraft(stored)).toBeNull()
  })
})

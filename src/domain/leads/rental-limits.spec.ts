import { describe, expect, it } from 'vitest'
import type { LeadFieldName } from './lead-fields'
import { fieldsOf } from './lead-table'
import { applicationFields, askableFields } from './rental-limits'

describe('askableFields', () => {
  it.each<[LeadFieldName, boolean, boolean, boolean]>([
    ['lastName', true, true, true],
    ['email', true, true, true],
    ['adults', true, true, true],
    ['kids', true, true, true],
    ['income1', true, true, true],
    ['income2', true, true, true],
    ['confirmDue', true, true, true],
    ['phone', false, true, true],
    ['street', false, true, true],
    ['birthDate', false, true, true],
    ['civilStatus', false, true, true],
    ['kidAges', false, true, true],
    ['moveDate', false, true, true],
    ['pets', false, false, true],
    ['reason', false, false, true],
    ['title', false, false, true],
  ])('%s: Brussels %s, Wallonia %s, Flanders %s', (field, brussels, wallonia, flanders) => {
    expect(askableFields('brussels').includes(field)).toBe(brussels)
    expect(askableFields('wallonia').includes(field)).toBe(wallonia)
    expect(askableFields('flanders').includes(field)).toBe(flanders)
    expect(askableFields('luxembourg').includes(field)).toBe(flanders)
  })

  it('are the fewest where the region is not known', () => {
    expect(askableFields(null)).toEqual(askableFields('brussels'))
  })

  it('are all in Flanders, and none that the form does not have', () => {
    expect([...askableFields('flanders')].toSorted()).toEqual(fieldsOf('rental-application').toSorted())
  })
})

describe('applicationFields', () => {
  it('has no confirmation of a figure that is not known', () => {
    const fields = applicationFields({ region: 'flanders' })
    expect(fields).not.toContain('confirmIncome')
    expect(fields).not.toContain('confirmPersons')
    expect(fields).toContain('confirmDue')
  })

  it('is everything that the region allows once the figures are known', () => {
    const limits = { region: 'wallonia', minimumIncome: 2200, maxPersons: 3 } as const
    expect(applicationFields(limits)).toEqual(askableFields('wallonia'))
  })
})

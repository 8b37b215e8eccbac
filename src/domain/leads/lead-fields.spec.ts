import { describe, expect, it } from 'vitest'
import { fieldInfo, isLeadFieldName, leadFieldNames, leadFields } from './lead-fields'
import { leadKinds } from './lead-kinds'
import { fieldsOf } from './lead-table'

describe('the fields', () => {
  it('have the names of the contract', () => {
    const contract =
      'title firstName lastName email phone street houseNumber boxNumber zip city remark contactPreference contactTime newsletter privacy property project goal types cities minPrice maxPrice minBedrooms bathrooms garages parkings terrace garden friendEmail friendName cv amount amountInWords startDate endDate'
    expect(contract.split(' ').filter((name) => !isLeadFieldName(name))).toEqual([])
  })

  it('each say what they take', () => {
    for (const name of leadFieldNames) expect(fieldInfo(name).type).toBeTruthy()
  })

  it('are each in a form', () => {
    const used = new Set(leadKinds.flatMap(fieldsOf))
    expect(leadFieldNames.filter((name) => !used.has(name))).toEqual([])
  })

  it('are all empty where nothing is filled in', () => {
    const values = leadFieldNames.map((name) => leadFields[name].read(undefined))
    const isEmpty = (value: unknown) => value === null || value === false || Array.isArray(value)
    expect(values.filter((read) => !read.ok || !isEmpty(read.value))).toEqual([])
  })

  it.each([
    ['email', ' Jean@Example.BE ', 'Jean@example.be'],
    ['phone', '0470/12.34.56', '+32 470 12 34 56'],
    ['zip', 'l 1611', 'L-1611'],
    ['moveDate', '1/12/2026', '2026-12-01'],
    ['types', ['1,2', '2'], [1, 2]],
    ['kidAges', '4, 4, 7', [4, 4, 7]],
    ['cities', ['Wavre|1300', 'Wavre|1300'], ['Wavre|1300']],
    ['income1', '2.150,45', 2150.45],
    ['amount', '€ 250.000', 250_000],
    ['minPrice', 0, null],
    ['minPrice', '€ 0', null],
    ['minPrice', '1', 1],
    ['maxPrice', '0', null],
    ['maxPrice', '450.000', 450_000],
    ['property', '123', 123],
  ] as const)('read %s %j as %j', (name, input, value) => {
    expect(leadFields[name].read(input)).toEqual({ ok: true, value })
  })

  it.each([
    ['email', 'jean', 'invalid'],
    ['email', `${'a'.repeat(250)}@b.be`, 'too-long'],
    ['phone', '12', 'invalid'],
    ['zip', 'Wavre', 'invalid'],
    ['moveDate', '12/2026', 'incomplete'],
    ['moveDate', '31/02/2026', 'invalid'],
    ['types', '0', 'invalid'],
    ['types', '1,2,3,4,5,6,7,8,9,10,11', 'too-many'],
    ['kidAges', '31', 'invalid'],
    ['rating', '6', 'too-high'],
    ['minPrice', '-1', 'too-low'],
    ['maxPrice', '1000000000', 'too-high'],
    ['amount', '0', 'too-low'],
    ['adults', '0', 'too-low'],
    ['remark', 'x'.repeat(3001), 'too-long'],
    ['property', '2147483648', 'too-high'],
    ['title', 'dr', 'invalid'],
  ] as const)('say of %s %j that it is %s', (name, input, code) => {
    expect(leadFields[name].read(input)).toEqual({ ok: false, failure: code })
  })

  it.each(['toString', '__proto__', 'constructor', 'website', ''])('do not include %j', (name) => {
    expect(isLeadFieldName(name)).toBe(false)
  })
})

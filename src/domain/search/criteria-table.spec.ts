import { describe, expect, it } from 'vitest'
import { isLeadFieldName } from '@/domain/leads/lead-fields'
import { alertKeys, alertRows, criteriaRows, criterionKeys, listingKeys, mapCriteria } from './criteria-table'
import { noCriteria } from './criteria'

const uniqueOf = (values: readonly unknown[]) => [...new Set(values)]

describe('the table of criteria', () => {
  it('has a key of its own for each criterion of an address, in letters', () => {
    const queries = listingKeys.map((key) => criteriaRows[key].query ?? '')
    expect(uniqueOf(queries)).toEqual(queries)
    expect(queries.filter((query) => !/^[a-z]+$/i.test(query))).toEqual([])
  })

  it('has a field of the forms for each criterion of an alert, but for zips', () => {
    const fields = alertKeys.map((key) => alertRows[key].alert)
    expect(uniqueOf(fields)).toEqual(fields)
    expect(
      fields.filter((field) => field === null || field === undefined || !isLeadFieldName(field)),
    ).toEqual([null])
  })

  it('holds each criterion in a listing, in an alert, or in both', () => {
    expect(uniqueOf([...listingKeys, ...alertKeys]).toSorted()).toEqual([...criterionKeys].toSorted())
  })

  it.each(criterionKeys)('of %s writes nothing and restricts nothing without a value', (key) => {
    const isSilent = <One extends typeof key>(one: One) => {
      const { none, write, condition } = criteriaRows[one]
      return write(none).length === 0 && condition(none) === null
    }
    expect(isSilent(key)).toBe(true)
    expect(criteriaRows[key].read([])).toEqual(criteriaRows[key].none)
  })

  it.each(alertKeys)('of %s keeps nothing as it is, and takes no other kind of value for it', (key) => {
    const row = alertRows[key]
    expect(row.isValue(row.none)).toBe(true)
    for (const value of [{ name: 'x' }, [null], Symbol('x')]) expect(row.isValue(value)).toBe(false)
  })
})

describe('mapCriteria', () => {
  it('changes the criteria of the keys alone', () => {
    const criteria = { ...noCriteria, garden: true, minBedrooms: 3 }
    const change = <Value>(value: Value) => value
    expect(mapCriteria({ criteria, keys: ['garden', 'minBedrooms'], change })).toEqual({
      garden: true,
      minBedrooms: 3,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { alertColumns, alertColumnTypes } from './alert-columns'

describe('the columns of alerts', () => {
  it('are named as SQL names them', () => {
    const names = alertColumns.map(({ key, name }) => [key, name])
    expect(names).toContainEqual(['minPrice', 'min_price'])
    expect(names).toContainEqual(['garden', 'garden'])
    expect(names.filter(([, name]) => !/^[a-z_]+$/.test(name ?? ''))).toEqual([])
  })

  it('hold numbers and boxes', () => {
    expect(alertColumnTypes).toMatchObject({ max_price: 'double precision', terrace: 'boolean' })
  })

  it('leave out the goal, the types and the places', () => {
    const keys: string[] = alertColumns.map(({ key }) => key)
    for (const key of ['goal', 'types', 'cities', 'zips']) expect(keys).not.toContain(key)
  })
})

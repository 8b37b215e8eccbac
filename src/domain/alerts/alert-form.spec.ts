import { describe, expect, it } from 'vitest'
import { alertFieldNames } from '@/domain/search/criteria-fields'
import { readAlertForm, criteriaFieldNames } from './alert-form'
import { noAlertCriteria } from './alert-criteria'

const now = new Date('2026-06-10T08:00:00.000Z')
const read = (values: Record<string, unknown>) => readAlertForm({ values, now })

describe('readAlertForm', () => {
  it('knows every field of the form that asks for a criterion, and no other', () => {
    const ownWays = ['goal', 'types', 'cities', 'near', 'places', 'shape', 'minPrice', 'maxPrice']
    expect(criteriaFieldNames).toEqual([...ownWays, ...alertFieldNames])
  })

  it('changes nothing that was not posted', () => {
    expect(read({})).toEqual({ ok: true, value: {} })
    expect(read({ token: 'x', email: 'other@example.com', frequency: '' })).toEqual({ ok: true, value: {} })
    expect(read({ frequency: 'weekly' })).toEqual({ ok: true, value: { frequency: 'weekly' } })
  })

  it('reads the criteria whole, as the form that asks for an alert', () => {
    const values = { goal: 'rent', types: '2,1', cities: ['Wavre|1300'], minPrice: '1.500', maxPrice: '900' }
    expect(read({ ...values, bathrooms: 2, garden: 'on' })).toEqual({
      ok: true,
      value: {
        criteria: {
          ...noAlertCriteria,
          goal: 'rent',
          types: [1, 2],
          cities: [{ name: 'Wavre', zip: '1300' }],
          minPrice: 900,
          maxPrice: 1500,
          minBathrooms: 2,
          garden: true,
        },
      },
    })
  })

  it.each([
    [{ frequency: 'hourly' }, { frequency: 'invalid' }],
    [{ goal: 'sale' }, { types: 'required', cities: 'required' }],
    [{ goal: 'sale', types: '1', cities: 'Wavre|1300', garages: 'x' }, { garages: 'invalid' }],
  ])('says what is wrong with %j', (values, errors) => {
    expect(read(values)).toEqual({ ok: false, failure: errors })
  })
})

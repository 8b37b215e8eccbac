import { describe, expect, it } from 'vitest'
import { noAlertCriteria } from '@/domain/alerts/alert-criteria'
import { alertFieldNames, alertFieldValues, makeAlertFields } from './criteria-fields'

const usual = ['minBedrooms', 'bathrooms', 'garages', 'parkings', 'terrace', 'garden']

describe('the fields of the form for alerts', () => {
  it('stand in the order of the form: numbers, boxes, the garden last', () => {
    expect(alertFieldNames.filter((name) => usual.includes(name))).toEqual(usual)
    expect(alertFieldNames.at(-1)).toBe('garden')
  })

  it('are made one by one, numbers as far as the form lets choose', () => {
    const made = makeAlertFields({ number: ({ most }) => most, flag: () => 'box' })
    expect(made).toMatchObject({ bathrooms: 20, garden: 'box' })
    expect(Object.keys(made).toSorted()).toEqual([...alertFieldNames].toSorted())
  })

  it('say what the criteria ask', () => {
    expect(alertFieldValues({ ...noAlertCriteria, minGarages: 2, terrace: true })).toMatchObject({
      ...{ garages: 2, terrace: true },
      ...{ bathrooms: null, garden: false },
    })
  })
})

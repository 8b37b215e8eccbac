import { describe, expect, it } from 'vitest'
import { conditionFields, conditionLogics, holds, type ConditionSubject } from './conditions'

const property: ConditionSubject = {
  price: 385_000,
  bedrooms: 3,
  bathrooms: 0,
  groundSurface: 412.5,
  garages: null,
  energyLabel: 'B',
  zip: '1300',
  city: 'Liège',
  status: '',
  newBuild: false,
  lifeAnnuity: true,
  types: [1, 12],
}

const ask = (text: string): boolean => {
  const [field = '', logic = '', ...value] = text.split(' ')
  return holds({ rule: { field, logic, value: value.join(' ') }, subject: property })
}

describe('holds for numbers', () => {
  it.each([
    ['price equals 385000', true],
    ['price equals 385000,00', true],
    ['price equals 385001', false],
    ['price not-equals 385001', true],
    ['price not-equals 385000', false],
    ['price not-equals expensive', false],
    ['price greater-than 384999', true],
    ['price greater-than 385000', false],
    ['price at-least 385000', true],
    ['price at-least 385001', false],
    ['price less-than 385001', true],
    ['price less-than 385000', false],
    ['price at-most 385000', true],
    ['price at-most 384999', false],
    ['price at-least 250.000', false],
    ['price at-most expensive', false],
    ['price at-most ', false],
    ['price contains 385', false],
    ['bathrooms equals 0', true],
    ['bathrooms at-least -1', true],
    ['groundSurface equals 412.5', true],
    ['groundSurface equals 412,5', true],
    ['bedrooms in 2, 3', true],
    ['bedrooms in 2,4', false],
    ['bedrooms in many, 3', true],
  ])('%s: %s', (rule, expected) => {
    expect(ask(rule)).toBe(expected)
  })
})

describe('holds for texts', () => {
  it.each([
    ['city equals LIEGE', true],
    ['city equals Liège', true],
    ['city equals Wavre', false],
    ['city not-equals Wavre', true],
    ['city not-equals liege', false],
    ['city contains IÈG', true],
    ['city contains ', false],
    ['city in Wavre, liege ', true],
    ['city in Wavre,Namur', false],
    ['city at-least A', false],
    ['zip equals 1300', true],
    ['energyLabel in a,b', true],
  ])('%s: %s', (rule, expected) => {
    expect(ask(rule)).toBe(expected)
  })
})

describe('holds for yes and no', () => {
  it.each([
    ['lifeAnnuity equals true', true],
    ['lifeAnnuity equals Oui', true],
    ['lifeAnnuity equals 1', true],
    ['lifeAnnuity equals false', false],
    ['lifeAnnuity not-equals false', true],
    ['newBuild equals nee', true],
    ['newBuild equals false', true],
    ['newBuild not-equals true', true],
    ['newBuild equals perhaps', false],
    ['newBuild not-equals perhaps', false],
    ['newBuild equals constructor', false],
    ['newBuild at-most true', false],
  ])('%s: %s', (rule, expected) => {
    expect(ask(rule)).toBe(expected)
  })
})

describe('holds for lists', () => {
  it.each([
    ['types contains 1', true],
    ['types contains 2', false],
    ['types contains house', false],
    ['types in 2, 12', true],
    ['types in 2,3', false],
    ['types equals 12,1', true],
    ['types equals 1', false],
    ['types equals 1,12,house', false],
    ['types not-equals 1', true],
    ['types not-equals 1,12', false],
    ['types not-equals house', false],
    ['types at-least 1', false],
  ])('%s: %s', (rule, expected) => {
    expect(ask(rule)).toBe(expected)
  })
})

describe('a condition on a value that may be missing', () => {
  it.each([
    ['price exists ', true],
    ['price not-exists ', false],
    ['bathrooms exists ', true],
    ['newBuild exists ', true],
    ['garages exists ', false],
    ['garages not-exists ', true],
    ['parkings not-exists anything', true],
    ['status not-exists ', true],
    ['garages equals 0', false],
    ['garages not-equals 1', false],
    ['garages at-most 5', false],
  ])('%s: %s', (rule, expected) => {
    expect(ask(rule)).toBe(expected)
  })

  it.each([
    ['an unknown field', 'colour', 'exists'],
    ['an unknown field that should be missing', 'colour', 'not-exists'],
    ['a field of every object', 'constructor', 'exists'],
    ['an unknown logic', 'price', 'resembles'],
  ])('fails on %s', (_case, field, logic) => {
    expect(holds({ rule: { field, logic, value: '1' }, subject: property })).toBe(false)
  })

  it.each(['exists', 'not-exists', 'equals', 'not-equals'])(
    'fails on a value of the wrong type: %s',
    (logic) => {
      const subject = { price: '385000', city: 4000, newBuild: 'true', types: 1 }
      const verdicts = (['price', 'city', 'newBuild', 'types'] as const).map((field) =>
        holds({ rule: { field, logic, value: '1' }, subject }),
      )
      expect(verdicts).toEqual([false, false, false, false])
    },
  )

  it.each([
    ['no number', Number.NaN],
    ['an empty list', []],
  ])('takes %s as missing', (_case, value) => {
    const rule = { field: 'types', logic: 'not-exists', value: '' }
    expect(holds({ rule, subject: { types: value } })).toBe(true)
  })

  it('answers every field and logic without a throw', () => {
    for (const field of Object.keys(conditionFields))
      for (const logic of conditionLogics)
        expect(typeof holds({ rule: { field, logic, value: '1' }, subject: property })).toBe('boolean')
  })
})

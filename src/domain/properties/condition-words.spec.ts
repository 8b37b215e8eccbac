import { describe, expect, it } from 'vitest'
import { toConditionCodes } from './condition-words'
import { holds } from './conditions'

describe('the words of a condition', () => {
  it.each([
    ['status', 'vendu, Loué', 'sold,rented'],
    ['status', 'Verkocht', 'sold'],
    ['status', 'verfügbar,vermietet', 'available,rented'],
    ['status', 'sold', 'sold'],
    ['status', 'Bientôt, in optie', 'coming-soon,under-option'],
    ['status', 'Réservé', 'reserved'],
    ['status', 'Demnächst', 'coming-soon'],
    ['status', 'unheard of', 'unheard of'],
    ['goal', 'À vendre', 'sale'],
    ['goal', 'te huur', 'rent'],
    ['goal', 'zu verkaufen , rent', 'sale, rent'],
    ['city', 'Vendu', 'Vendu'],
    ['constructor', 'x', 'x'],
    ['status', '', ''],
  ])('of %s: %s is %s', (field, typed, codes) => {
    expect(toConditionCodes({ field, typed })).toBe(codes)
  })

  it('hold as their codes do', () => {
    const subject = { status: 'sold', goal: 'sale' }
    const check = (field: string, logic: string, value: string) =>
      holds({ rule: { field, logic, value }, subject })
    expect(check('status', 'equals', 'vendu')).toBe(true)
    expect(check('status', 'in', 'verhuurd, verkocht')).toBe(true)
    expect(check('status', 'not-equals', 'Verkauft')).toBe(false)
    expect(check('goal', 'equals', 'te koop')).toBe(true)
    expect(check('goal', 'equals', 'à louer')).toBe(false)
  })
})

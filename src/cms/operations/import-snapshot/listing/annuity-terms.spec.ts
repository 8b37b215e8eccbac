import { expect, it } from 'vitest'
import { hasAnnuityTerms } from './annuity-terms'

it.each([
  [null, false],
  [undefined, false],
  [{}, false],
  [
    { downPayment: 0, monthlyAnnuity: 0, occupied: false, annuitants: 0, ages: '', bareOwnershipValue: null },
    false,
  ],
  [{ ages: '0' }, false],
  [{ ages: '81 / 79' }, true],
  [{ downPayment: 0, monthlyAnnuity: 900 }, true],
  [{ bareOwnershipValue: 150000 }, true],
  [{ occupied: true }, true],
])('a property of %j is sold for an annuity: %j', (terms, isAnnuity) => {
  expect(hasAnnuityTerms(terms)).toBe(isAnnuity)
})

import { describe, expect, it } from 'vitest'
import type { LeadFieldName } from '@/domain/leads/lead-fields'
import { adviceFor } from './field-advice'
import { formWords } from '@/site/forms/form-words'

const terms = { limits: { minimumIncome: 3000 }, confirmations: [], advancePercent: 10 }
const words = formWords({
  kind: 'rental-application',
  locale: 'en',
  terms,
  fields: ['phone', 'zip', 'income1'],
})

function advise(name: LeadFieldName, texts: Partial<Record<LeadFieldName, string>>) {
  const textIn = (other: LeadFieldName) => texts[other] ?? ''
  return adviceFor({ name, textIn, limits: terms.limits, words })
}

describe('adviceFor', () => {
  it.each([
    ['phone', { phone: '0470 12 34 56' }, false],
    ['phone', { phone: '0470 12 34' }, true],
    ['personBPhone', { personBPhone: '0470 12 34' }, true],
    ['phone', { phone: '' }, false],
    ['zip', { zip: '1300' }, false],
    ['zip', { zip: 'L-1611' }, false],
    ['zip', { zip: '75001' }, true],
    ['zip', { zip: '***' }, false],
    ['income1', { income1: '3000' }, false],
    ['income1', { income1: '2.500' }, true],
    ['income2', { income1: '2.500', income2: '600' }, false],
    ['income2', { income2: '600' }, false],
    ['email', { email: 'lea' }, false],
  ] as const)('of %s in %j: %j', (name, texts, isAdvised) => {
    expect(advise(name, texts) !== null).toBe(isAdvised)
  })
})

import { describe, expect, it } from 'vitest'
import {
  agreeAll,
  agreePartly,
  choicesInForce,
  consentSignals,
  decline,
  toChoices,
  toConsentMode,
  type Consent,
} from './consent-choices'

const now = Date.UTC(2026, 10, 3)
const granted = ({ choices }: { choices: Record<string, boolean> }) =>
  consentSignals.filter((signal) => choices[signal])

describe('a decision', () => {
  it('to agree to all switches every signal on, whatever the site keeps on', () => {
    expect(agreeAll({ now })).toEqual({
      choices: toChoices(consentSignals),
      decidedAt: now,
      firstWasFixed: false,
    })
  })

  it.each([
    [true, ['ad_user_data']],
    [false, []],
  ])('to decline where the first is always on (%s) leaves %j on', (firstAlwaysOn, expected) => {
    expect(granted(decline({ firstAlwaysOn, now }))).toEqual(expected)
  })

  it.each([
    [true, [], ['ad_user_data']],
    [false, [], []],
    [true, ['analytics_storage'], ['ad_user_data', 'analytics_storage']],
    [false, ['analytics_storage'], ['analytics_storage']],
    [false, ['ad_user_data'], ['ad_user_data']],
    [true, [...consentSignals], [...consentSignals]],
  ])(
    'to agree partly, with the first always on (%s) and %j selected, has %j on',
    (first, selected, expected) => {
      expect(granted(agreePartly(toChoices(selected), { firstAlwaysOn: first, now }))).toEqual(expected)
    },
  )
})

describe('choicesInForce', () => {
  const fixed = { firstAlwaysOn: true, now }
  const free = { firstAlwaysOn: false, now }
  const cases: [name: string, consent: Consent | null, firstAlwaysOn: boolean, expected: string[]][] = [
    ['nothing before a decision, not even what is always on', null, true, []],
    ['the first after declining', decline(fixed), true, ['ad_user_data']],
    ['nothing after declining once the first is left to the visitor', decline(fixed), false, []],
    ['the first after declining once the site keeps it on', decline(free), true, ['ad_user_data']],
    [
      'the first where the visitor chose it',
      agreePartly(toChoices(['ad_user_data']), free),
      false,
      ['ad_user_data'],
    ],
    ['everything after agreeing to all', agreeAll({ now }), false, [...consentSignals]],
  ]

  it.each(cases)('is %s', (_name, consent, firstAlwaysOn, expected) => {
    expect(granted({ choices: choicesInForce(consent, { firstAlwaysOn }) })).toEqual(expected)
  })
})

describe('toConsentMode', () => {
  it('names every signal, granted or denied', () => {
    expect(toConsentMode(toChoices(['ad_storage', 'functionality_storage']))).toEqual({
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      ad_storage: 'granted',
      analytics_storage: 'denied',
      functionality_storage: 'granted',
    })
  })
})

it('unknown signals are not taken over', () => {
  expect(Object.keys(toChoices(['personalization_storage', '__proto__']))).toEqual([...consentSignals])
})

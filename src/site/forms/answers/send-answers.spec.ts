import { describe, expect, it } from 'vitest'
import { failureText, readOutcome, toBody } from './send-answers'

const answer = (status: number, body: unknown, retryAfter: string | null = null) =>
  readOutcome({ status, body, retryAfter })

describe('readOutcome', () => {
  it('reads an accepted form with its thank-you page', () => {
    expect(answer(200, { ok: true, redirect: '/fr/merci/contact-me/' })).toEqual({
      kind: 'sent',
      redirect: '/fr/merci/contact-me/',
    })
  })

  it.each([
    ['https://elsewhere.example/'],
    ['//elsewhere.example/'],
    ['/\\elsewhere.example/'],
    [5],
    [undefined],
  ])('does not follow %j, which leads to another site', (redirect) =>
    expect(answer(200, { ok: true, redirect })).toEqual({ kind: 'failed' }),
  )

  it('reads the errors of the fields', () => {
    const errors = { email: 'Votre adresse mail est invalide', zip: 5 }
    expect(answer(422, { ok: false, errors })).toEqual({
      kind: 'invalid',
      errors: { email: 'Votre adresse mail est invalide' },
    })
  })

  it.each([[{ ok: false, errors: { altcha: 'Contrôle' } }], [{ ok: false, challenge: true }]])(
    'sees in %j that a proof of work is asked for',
    (body) => expect(answer(422, body)).toEqual({ kind: 'proof' }),
  )

  it.each([
    ['61', 2],
    ['1', 1],
    [null, 60],
    ['soon', 60],
    ['-5', 60],
  ])('of too many posts, with Retry-After %j, asks for %i minutes', (retryAfter, minutes) => {
    expect(answer(429, { ok: false }, retryAfter)).toEqual({ kind: 'too-many', minutes })
  })

  it.each([
    [0, null],
    [500, { ok: false }],
    [502, null],
    [422, { ok: false, errors: {} }],
    [200, 'not json'],
    [200, { ok: 'true', redirect: '/fr/' }],
  ])('treats %i with %j as a form that was not sent', (status, body) => {
    expect(answer(status, body)).toEqual({ kind: 'failed' })
  })
})

describe('failureText', () => {
  const words = {
    failed: 'Échec',
    proofFailed: 'Contrôle',
    tooMany: { one: '1 minute', other: '{count} minutes' },
  }

  it.each([
    [{ kind: 'too-many', minutes: 1 }, '1 minute'],
    [{ kind: 'too-many', minutes: 12 }, '12 minutes'],
    [{ kind: 'proof' }, 'Contrôle'],
    [{ kind: 'failed' }, 'Échec'],
  ] as const)('of %j is %j', (outcome, text) => expect(failureText(outcome, words)).toBe(text))
})

describe('toBody', () => {
  const data = new FormData()
  data.append('email', 'lea@example.com')
  data.append('types', '1')
  data.append('types', '2')
  data.append('cities', 'Wavre|1300')

  it('is JSON with lists where a field may have several values', () => {
    const body = toBody({ data, lists: ['types', 'cities'], hasFile: false })
    expect(JSON.parse(String(body))).toEqual({
      email: 'lea@example.com',
      types: ['1', '2'],
      cities: ['Wavre|1300'],
    })
  })

  it('is the form itself where it has a file', () => {
    expect(toBody({ data, lists: [], hasFile: true })).toBe(data)
  })
})

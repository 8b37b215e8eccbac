import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { alertHref, alertPage, alertSteps, isAlertNews, isAlertStep, newAlertPage } from './alert-address'
import { isReservedPath } from './reserved-path'

it.each([
  ['', '/fr/alerts/new/'],
  ['goal=sale&type=1', '/fr/alerts/new/?goal=sale&type=1'],
])('the page of an alert for the list with "%s"', (query, expected) => {
  expect(newAlertPage({ locale: 'fr', query })).toBe(expected)
})

describe('the pages of an alert', () => {
  it('have an address in each language, which no page of an editor’s can have', () => {
    for (const locale of locales)
      for (const step of alertSteps) {
        const href = alertHref({ step, locale })
        expect(href).toBe(`/${locale}/alerts/${step}/`)
        expect(isReservedPath({ path: href.slice(3), locales })).toBe(true)
      }
  })

  it.each([
    ['manage', true],
    ['keep', true],
    ['Manage', false],
    ['count', false],
    [null, false],
    [['manage'], false],
  ])('%j is one of them: %s', (value, expected) => {
    expect(isAlertStep(value)).toBe(expected)
  })

  it.each([
    [{ token: '1.0.0.abc' }, '/fr/alerts/manage/?token=1.0.0.abc'],
    [{ token: '1.0', done: 'paused' }, '/fr/alerts/manage/?token=1.0&done=paused'],
    [{ token: null, done: 'deleted' }, '/fr/alerts/manage/?done=deleted'],
    [{ token: '' }, '/fr/alerts/manage/'],
    [{ token: 'a b&c' }, '/fr/alerts/manage/?token=a+b%26c'],
  ] as const)('%j: %s', (question, expected) => {
    expect(alertPage({ step: 'manage', locale: 'fr', ...question })).toBe(expected)
  })

  it.each([
    ['paused', true],
    ['unsubscribed', true],
    ['sold', false],
    [undefined, false],
  ])('%j is something that was done: %s', (value, expected) => {
    expect(isAlertNews(value)).toBe(expected)
  })
})

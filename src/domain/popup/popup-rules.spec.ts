import { describe, expect, it } from 'vitest'
import { isPopupAddress, popupDelay, popupKey } from './popup-rules'

describe('popupKey', () => {
  it('differs by popup and by when it was saved', () => {
    const keys = [
      popupKey({ id: 1, updatedAt: '2026-11-03T10:00:00.000Z' }),
      popupKey({ id: 1, updatedAt: '2026-11-03T10:00:00.001Z' }),
      popupKey({ id: 2, updatedAt: '2026-11-03T10:00:00.000Z' }),
    ]
    expect(new Set(keys).size).toBe(3)
  })
})

it.each([
  [0, 0],
  [1, 1000],
  [0.5, 500],
  [600, 600_000],
  [-1, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('popupDelay(%d s) is %d ms', (seconds, expected) => {
  expect(popupDelay(seconds)).toBe(expected)
})

describe('isPopupAddress', () => {
  const url = 'https://agency.example/fr/a-vendre/?page=2#top'

  // prettier-ignore
  const cases: [name: string, url: string, formActions: string[], expected: boolean][] = [
    ['a page without forms', url, [], true],
    ['a query with modal-clicked', 'https://agency.example/fr/?modal-clicked=1', [], false],
    ['a fragment with modal-clicked', 'https://agency.example/fr/#modal-clicked', [], false],
    ['a path with modal-clicked', 'https://agency.example/fr/modal-clicked/', [], false],
    ['a form that leads elsewhere', url, ['/api/forms/site-contact'], true],
    ['a form that leads to another page of the same beginning', url, ['/fr/a-vendre/wavre/'], true],
    ['a form that leads here', url, ['/fr/a-vendre/'], false],
    ['one form of two that leads here', url, ['/fr/', '/fr/a-vendre/'], false],
    ['a form that leads here by its full address', url, ['https://agency.example/fr/a-vendre/'], false],
    ['a form that leads here without the last slash', url, ['/fr/a-vendre'], false],
    ['a form that leads here with a query of its own', url, ['/fr/a-vendre/?type=1'], false],
    ['a form that leads to the same path of another site', url, ['https://other.example/fr/a-vendre/'], true],
    ['a form without an action', url, [''], true],
    ['a form with a broken action', url, ['https://'], true],
  ]

  it.each(cases)('of %s', (_name, address, formActions, expected) => {
    expect(isPopupAddress({ url: address, formActions })).toBe(expected)
  })
})

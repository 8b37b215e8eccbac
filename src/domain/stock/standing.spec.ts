import { expect, it } from 'vitest'
import { standingOf } from './standing'

const property = {
  goal: 'sale',
  status: 'available',
  shownStatus: 'available',
  isPublished: true,
  isLatestPublished: true,
} as const

it.each([
  ['on the site', {}, { publication: 'online', market: 'sale' }],
  [
    'never published',
    { isPublished: false, isLatestPublished: false },
    { publication: 'draft', market: 'sale' },
  ],
  ['changed since', { isLatestPublished: false }, { publication: 'changed', market: 'sale' }],
  [
    'to let without a status',
    { goal: 'rent', status: null } as const,
    { publication: 'online', market: 'rent' },
  ],
  ['sold', { status: 'sold' }, { publication: 'online', market: 'sold' }],
  ['under option', { status: 'under-option' }, { publication: 'online', market: 'under-option' }],
  [
    'withdrawn',
    { status: 'withdrawn', shownStatus: 'withdrawn' },
    { publication: 'hidden', market: 'withdrawn' },
  ],
  [
    'to be withdrawn, as last saved',
    { status: 'withdrawn', isLatestPublished: false },
    { publication: 'changed', market: 'withdrawn' },
  ],
  [
    'withdrawn, and to come back',
    { shownStatus: 'withdrawn', isLatestPublished: false },
    { publication: 'hidden', market: 'sale' },
  ],
  ['let', { goal: 'rent', status: 'rented' } as const, { publication: 'online', market: 'rented' }],
])('a property that is %s', (_, change, standing) => {
  expect(standingOf({ ...property, ...change })).toEqual(standing)
})

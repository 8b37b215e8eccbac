import { expect, it } from 'vitest'
import { missingDescriptions } from './missing-descriptions'

it('is a language without a text, or with spaces alone, where the property is listed', () => {
  expect(missingDescriptions({ nl: 'Gevel', fr: ' ', en: null }, ['nl', 'fr', 'en', 'de'])).toEqual([
    'fr',
    'en',
    'de',
  ])
  expect(missingDescriptions({ nl: 'Gevel' }, ['nl'])).toEqual([])
})

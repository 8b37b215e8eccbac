import { expect, it } from 'vitest'
import { notedError } from './noted-texts'

it.each(['too-low', 'too-high'])(
  'bedrooms, persons and prices share the word for %s: none of them is called an amount',
  (code) => {
    const said = Object.values(notedError({ field: 'minBedrooms', code })).join(' ')
    expect(said).not.toMatch(/bedrag|montant|amount|betrag/i)
  },
)

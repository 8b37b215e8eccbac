import { expect, it } from 'vitest'
import { askedQuery } from './asked-query'

const line = 'maison 3 ch Wavre'
const read = 'city=Wavre%7C1300&minBedrooms=3&sort=price&type=1'
const own = `q=${encodeURIComponent(line)}&sort=price`
const kept = `line=${line}&read=${encodeURIComponent(read)}`
const first = new URLSearchParams(`${read}&${kept}&q=${line}`)

const ask = (fields: string) => {
  const asked = new URLSearchParams(askedQuery({ fields: new URLSearchParams(fields), first, own }))
  asked.sort()
  return asked.toString()
}

const sorted = (query: string) => {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.toString()
}

it.each([
  ['nothing is changed: the address of the page', `${read}&${kept}&q=${line}`, own],
  [
    'a filter is changed: the filters say all of it',
    `city=Wavre%7C1300&minBedrooms=4&sort=price&type=1&${kept}&q=${line}`,
    'city=Wavre%7C1300&minBedrooms=4&sort=price&type=1',
  ],
  [
    'a filter is taken back: it is not read again',
    `city=Wavre%7C1300&minBedrooms=3&sort=price&${kept}&q=${line}`,
    'city=Wavre%7C1300&minBedrooms=3&sort=price',
  ],
  [
    'the line is changed: what was read in the earlier one is gone',
    `${read}&${kept}&q=villa Namur`,
    'q=villa Namur&sort=price',
  ],
  [
    'both are changed: the changed filters are kept',
    `city=Wavre%7C1300&maxPrice=400000&minBedrooms=3&sort=price&type=1&${kept}&q=villa`,
    'maxPrice=400000&q=villa&sort=price',
  ],
  ['the line is emptied', `${read}&${kept}`, 'sort=price'],
  ['there is no line', 'type=1&q=Wavre', 'type=1&q=Wavre'],
])('%s', (_, fields, expected) => {
  expect(ask(fields)).toBe(sorted(expected))
})

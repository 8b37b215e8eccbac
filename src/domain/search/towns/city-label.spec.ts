import { expect, it } from 'vitest'
import { cityInWords, cityLabel } from './city-label'

it.each([
  [{ name: 'Wavre', zip: '1300', country: null }, 'Wavre [1300]', 'Wavre (1300)'],
  [
    { name: 'Mamer', zip: '8232', country: 'Luxembourg' },
    'Mamer [8232], Luxembourg',
    'Mamer (8232), Luxembourg',
  ],
  [{ name: 'Lille', zip: '', country: 'France' }, 'Lille, France', 'Lille, France'],
  [{ name: 'Wavre', zip: '', country: null }, 'Wavre', 'Wavre'],
])('names %j as %s and as %s', (city, inList, inWords) => {
  expect(cityLabel(city)).toBe(inList)
  expect(cityInWords(city)).toBe(inWords)
})

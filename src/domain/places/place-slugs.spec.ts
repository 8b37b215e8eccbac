import { expect, it } from 'vitest'
import { slugsOfPlaces } from './place-slugs'

const place = (key: string, names: object, zip = '') => ({ key, names, zip })

it('a place has a slug in each language that has a name for it', () => {
  const slugs = slugsOfPlaces([place('1', { fr: 'Éghezée', nl: 'Eghezée' }, '5310'), place('2', { fr: '' })])
  expect(slugs.get('1')).toEqual({ fr: 'eghezee', nl: 'eghezee' })
  expect(slugs.get('2')).toEqual({})
})

it('of two with one name the first keeps it, and the other has its postcode; a third has none', () => {
  const slugs = slugsOfPlaces([
    place('1', { fr: 'Saint-Nicolas', nl: 'Sint-Niklaas' }, '9100'),
    place('2', { fr: 'Saint-Nicolas', nl: 'Saint-Nicolas' }, '4420'),
    place('3', { fr: 'Saint-Nicolas' }, '4420'),
  ])
  expect(slugs.get('1')).toEqual({ fr: 'saint-nicolas', nl: 'sint-niklaas' })
  expect(slugs.get('2')).toEqual({ fr: 'saint-nicolas-4420', nl: 'saint-nicolas' })
  expect(slugs.get('3')).toEqual({})
})

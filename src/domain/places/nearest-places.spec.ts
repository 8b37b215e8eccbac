import { expect, it } from 'vitest'
import { nearestPlaces } from './nearest-places'

const wavre = { name: 'Wavre', position: { lat: 50.7159, lng: 4.6128 } }
const limal = { name: 'Limal', position: { lat: 50.6928, lng: 4.5756 } }
const ottignies = { name: 'Ottignies', position: { lat: 50.6653, lng: 4.5667 } }
const liege = { name: 'Liège', position: { lat: 50.6326, lng: 5.5797 } }
const nowhere = { name: 'Nowhere', position: null }

it('the nearest places come first, none beyond the distance and none without a position', () => {
  const places = [liege, ottignies, nowhere, limal]
  const near = (km: number, limit = 5) =>
    nearestPlaces({ places, from: wavre.position, km, limit }).map(({ name }) => name)
  expect(near(30)).toEqual(['Limal', 'Ottignies'])
  expect(near(30, 1)).toEqual(['Limal'])
  expect(near(3)).toEqual([])
  expect(near(100)).toEqual(['Limal', 'Ottignies', 'Liège'])
})

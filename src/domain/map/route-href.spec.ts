import { expect, it } from 'vitest'
import { routeHref } from './route-href'

const address = 'Rue du Tilleul 12, 1300 Wavre'

it('the route leads to the position, and without one to the address', () => {
  expect(routeHref({ position: { lat: 50.71, lng: 4.6 }, address })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=50.71%2C4.6',
  )
  expect(routeHref({ position: null, address })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Rue+du+Tilleul+12%2C+1300+Wavre',
  )
})

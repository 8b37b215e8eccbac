import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { randomWishes } from '../../../tests/support/search-alerts'
import { noWishes } from './alert-wishes'
import { readWishes } from './read-wishes'

describe('readWishes', () => {
  it('gives back what was kept', () => {
    const random = createRandom(41)
    for (let turn = 0; turn < 300; turn += 1) {
      const wishes = randomWishes(random)
      expect(readWishes(JSON.parse(JSON.stringify(wishes)))).toEqual(wishes)
    }
  })

  it.each([null, undefined, 'x', [], {}, { ...noWishes, types: '1' }, { ...noWishes, goal: 'buy' }])(
    'knows that %j are none',
    (given) => {
      expect(readWishes(given)).toBeNull()
    },
  )
})

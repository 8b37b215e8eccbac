import { describe, expect, it } from 'vitest'
import { createKeyedLimit, limitBookings } from './booking-limits'

const moment = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('posts with one key', () => {
  it('are worked on one at a time, also after one that failed, and keep no other waiting', async () => {
    const limit = createKeyedLimit()
    const steps: string[] = []
    const walk = (key: string, name: string) =>
      limit(key, async () => {
        steps.push(`${name} in`)
        await moment()
        steps.push(`${name} out`)
        if (name === 'b') throw new Error('broken')
        return name
      })
    const results = await Promise.allSettled([walk('x', 'a'), walk('x', 'b'), walk('x', 'c'), walk('y', 'd')])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(steps.filter((step) => !step.startsWith('d'))).toEqual([
      'a in',
      'a out',
      'b in',
      'b out',
      'c in',
      'c out',
    ])
    expect(steps.indexOf('d in')).toBeLessThan(steps.indexOf('a out'))
    await expect(walk('x', 'e')).resolves.toBe('e')
  })
})

describe('bookings', () => {
  it('are worked on four at a time, in the order of coming', async () => {
    const begun: number[] = []
    let working = 0
    let most = 0
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        limitBookings(async () => {
          begun.push(number)
          working += 1
          most = Math.max(most, working)
          await moment()
          working -= 1
          return number
        }),
      ),
    )
    expect(most).toBe(4)
    expect(begun).toEqual(results)
    expect(working).toBe(0)
  })

  it('that fail keep no place', async () => {
    const broken = () => limitBookings(() => Promise.reject(new Error('broken')))
    const failed = await Promise.allSettled(Array.from({ length: 5 }, broken))
    expect(failed.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
    await expect(limitBookings(() => Promise.resolve('again'))).resolves.toBe('again')
  })
})

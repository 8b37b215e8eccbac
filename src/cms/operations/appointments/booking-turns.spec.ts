import { describe, expect, it } from 'vitest'
import { createLanes, createTurns } from './booking-turns'

const moment = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('lanes', () => {
  it('let one at a time in under a key, also after one that failed, and keep nobody else', async () => {
    const inLane = createLanes()
    const steps: string[] = []
    const walk = (key: string, name: string) =>
      inLane(key, async () => {
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

describe('turns', () => {
  it('are taken by so many at once, in the order of coming', async () => {
    const inTurn = createTurns(3)
    const begun: number[] = []
    let working = 0
    let most = 0
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        inTurn(async () => {
          begun.push(number)
          working += 1
          most = Math.max(most, working)
          await moment()
          working -= 1
          return number
        }),
      ),
    )
    expect(most).toBe(3)
    expect(begun).toEqual(results)
    expect(working).toBe(0)
  })

  it('are given on by who fails', async () => {
    const inTurn = createTurns(1)
    const failed = inTurn(() => Promise.reject(new Error('broken')))
    const next = inTurn(() => Promise.resolve('done'))
    await expect(failed).rejects.toThrow('broken')
    await expect(next).resolves.toBe('done')
    await expect(inTurn(() => Promise.resolve('again'))).resolves.toBe('again')
  })
})

import { describe, expect, it } from 'vitest'
import { isFull, takeToken, type TokenBucket } from './rate-limit'

const limit = { burst: 3, perMinute: 60 }

/** The result at each of these moments: null, or the seconds to wait. */
function answers(moments: number[]): (number | null)[] {
  let bucket: TokenBucket | null = null
  return moments.map((now) => {
    const answer = takeToken({ bucket, now, limit })
    bucket = answer.bucket
    return answer.retryAfter
  })
}

describe('takeToken', () => {
  it.each<[string, number[], (number | null)[]]>([
    ['lets a burst through and no more', [0, 0, 0, 0], [null, null, null, 1]],
    ['gives one back each second', [0, 0, 0, 999, 1000, 1001], [null, null, null, 1, null, 1]],
    ['never has more than a burst', [0, 600_000, 600_000, 600_000, 600_000], [null, null, null, null, 1]],
    [
      'lets through for ever what keeps within the limit',
      [0, 1000, 2000, 3000, 4000, 5000],
      [null, null, null, null, null, null],
    ],
    ['takes a clock that was put back for one that stands', [5000, 0, 0, 0], [null, null, null, 1]],
  ])('%s', (_case, moments, expected) => {
    expect(answers(moments)).toEqual(expected)
  })

  it('says how long to wait where tokens are rare', () => {
    const rare = { burst: 1, perMinute: 2 }
    const { bucket } = takeToken({ bucket: null, now: 0, limit: rare })
    expect(takeToken({ bucket, now: 0, limit: rare }).retryAfter).toBe(30)
    expect(takeToken({ bucket, now: 29_001, limit: rare }).retryAfter).toBe(1)
    expect(takeToken({ bucket, now: 30_000, limit: rare }).retryAfter).toBeNull()
  })
})

describe('isFull', () => {
  it.each([
    [{ tokens: 2, at: 0 }, 999, false],
    [{ tokens: 2, at: 0 }, 1000, true],
    [{ tokens: 3, at: 0 }, 0, true],
    [{ tokens: 0, at: 5000 }, 0, false],
  ])('of %j at %d: %s', (bucket, now, expected) => {
    expect(isFull({ bucket, now, limit })).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { afterAsking, asksForGet, isBrokenOutside, isThereBy, type OutsideLink } from './outside-link'

const fresh: OutsideLink = { failures: 0, failedOn: null }
const failOn = (link: OutsideLink, today: string) => afterAsking(link, { isThere: false, today })

describe('a link to another site', () => {
  it('is broken after failures on three days, not before', () => {
    const second = failOn(failOn(fresh, '2026-11-24'), '2026-11-25')
    expect(isBrokenOutside(second)).toBe(false)
    expect(isBrokenOutside(failOn(second, '2026-11-25'))).toBe(false)
    expect(isBrokenOutside(failOn(second, '2026-11-26'))).toBe(true)
  })

  it('is as new once it is there again', () => {
    const broken = { failures: 5, failedOn: '2026-11-25' }
    expect(afterAsking(broken, { isThere: true, today: '2026-11-26' })).toEqual(fresh)
  })

  it.each([
    [200, true],
    [301, true],
    [403, true],
    [429, true],
    [404, false],
    [410, false],
    [500, false],
    [100, false],
  ])('that answers %i is there: %s', (status, isThere) => {
    expect(isThereBy(status)).toBe(isThere)
  })

  it('is asked again with GET where HEAD gives an error', () => {
    expect([asksForGet(405), asksForGet(404), asksForGet(200)]).toEqual([true, true, false])
  })
})

import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { mapFrameHref, mapFramePath, mapFramePolicy } from './frame-address'

describe('mapFrameHref', () => {
  it.each(locales)('asks for the map frame in %s', (locale) => {
    const { pathname, search } = new URL(mapFrameHref(locale), 'https://site.example')
    expect(pathname).toBe(mapFramePath)
    expect(search).toBe(`?lang=${locale}`)
  })
})

describe('mapFramePolicy', () => {
  const policy = mapFramePolicy({ origins: ['https://tile.example'], development: false })

  it('allows pictures of this site and of the tile server only', () => {
    expect(policy).toContain("img-src 'self' data: https://tile.example;")
  })

  it('lets only this site hold the frame', () => {
    expect(policy).toContain("frame-ancestors 'self'")
  })

  it('has nothing of the development tools outside development', () => {
    expect(policy).not.toMatch(/unsafe-eval|ws:/)
    expect(mapFramePolicy({ origins: [], development: true })).toMatch(/'unsafe-eval'.* ws:/s)
  })
})

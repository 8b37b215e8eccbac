import { afterEach, expect, it, vi } from 'vitest'
import { env } from '@/env'
import { askOwnSite } from './ask-own-site'

afterEach(() => vi.unstubAllGlobals())

it.each(['//10.0.0.1/x', '//127.0.0.1:5432/', '/\\10.0.0.1/x', '/fr/..//10.0.0.1/'])(
  'asks this site alone for %s',
  async (path) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: URL) => {
      asked.push(url.host)
      return Promise.resolve(new Response(null, { status: 404 }))
    })
    expect(await askOwnSite(path)).toBe(false)
    expect(asked).toEqual([new URL(env.SITE_URL).host])
  },
)

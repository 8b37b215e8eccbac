import { createElement, type ReactElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))
// It shows nothing before the browser has read what is saved.
vi.mock('@/site/features/saved-properties/saved-properties', () => ({
  SavedProperties: ({ browse }: { browse: ReactNode }) => browse,
}))

beforeAll(async () => {
  const payload = await startPayload()
  await payload.create({
    collection: 'pages',
    locale: 'fr',
    data: {
      name: 'Nos biens',
      type: 'page',
      path: '/nos-biens/',
      originalPath: '/for-sale/',
      _status: 'published',
    },
  })
})
afterAll(stopPayload)

const screens: Record<string, () => Promise<ReactElement>> = {
  'of a page that is not there': async () => {
    const { NotFoundScreen } = await import('@/site/screens/not-found-screen')
    return createElement(NotFoundScreen, { locale: 'fr' })
  },
  'of saved properties': async () => {
    const { SavedScreen } = await import('@/site/screens/saved-screen')
    return createElement(SavedScreen, { locale: 'fr', crumbs: [] })
  },
  'of a banner without a search': async () => {
    const { HomeBanner } = await import('@/site/screens/banners/home-banner')
    return createElement(HomeBanner, {
      banner: null,
      locale: 'fr',
      title: 'Maison Brabant',
      description: null,
      search: null,
    })
  },
}

it.each(Object.entries(screens))(
  'the links %s lead to the lists where an editor has put them',
  async (_, draw) => {
    const { prelude } = await prerender(await draw())
    const html = await new Response(prelude).text()
    // Without the configuration of the site Next writes no slash at the end.
    expect(html).toMatch(/href="\/fr\/nos-biens\/?"/)
    expect(html).toMatch(/href="\/fr\/a-louer\/?"/)
    expect(html).not.toMatch(/href="\/fr\/a-vendre\/?"/)
  },
)

// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CountPageView } from '@/site/ui/records/count-page-view'

const sent: { url: string; body: Blob }[] = []
let root: Root

const setDocument = (values: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(document, name, { value, configurable: true })
}

const blobText = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob ?? new Blob())
  })

async function pageView(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
  await act(() => root.render(createElement(CountPageView, { property: 2101, language: 'fr' })))
}

/** The time after which a visible page counts as a page view. */
const wait = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

const sentView = async (): Promise<unknown> => JSON.parse(await blobText(sent[0]?.body))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1))
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push({ url, body }) > 0,
  })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  setDocument({ referrer: '', visibilityState: 'visible', prerendering: false, readyState: 'complete' })
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(() => root.unmount())
  sent.length = 0
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the page of a property', () => {
  it('sends one page view, with only the host of the page before', async () => {
    setDocument({ referrer: 'https://www.immoweb.be/fr/annonce/1?who=me' })
    await pageView('/fr/a-vendre/wavre/maison/2101/')
    await wait()
    expect(sent.map(({ url }) => url)).toEqual(['/api/visit-events'])
    expect(sent[0]?.body.type).toBe('application/json')
    expect(await sentView()).toEqual({
      property: 2101,
      language: 'fr',
      referrer: 'www.immoweb.be',
      via: null,
    })
  })

  it('sends by which of our links it was found, and removes that from its address', async () => {
    await pageView('/fr/maison/2101/?via=alert&a=1#photos')
    await wait()
    expect(await sentView()).toMatchObject({ via: 'alert' })
    expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(
      '/fr/maison/2101/?a=1#photos',
    )
  })

  it('that was opened from another page of the site names no other host', async () => {
    setDocument({ referrer: 'https://www.google.be/' })
    vi.mocked(performance.getEntriesByType).mockReturnValue([
      {
        name: `${window.location.origin}/fr/`,
        entryType: 'navigation',
        startTime: 0,
        duration: 0,
        toJSON: () => ({}),
      },
    ])
    await pageView('/fr/maison/2101/')
    await wait()
    expect(await sentView()).toMatchObject({ referrer: window.location.host })
  })

  it('sends no page view in a preview', async () => {
    await pageView('/fr/preview/properties/1/')
    await wait()
    expect(sent).toEqual([])
  })

  it.each([
    [
      'hidden',
      { visibilityState: 'hidden' },
      { visibilityState: 'visible' },
      () => document,
      'visibilitychange',
    ],
    ['prerendered', { prerendering: true }, { prerendering: false }, () => document, 'prerenderingchange'],
    ['loading', { readyState: 'interactive' }, { readyState: 'complete' }, () => window, 'load'],
  ])('that is %s sends its page view once that is over', async (_, before, then, target, event) => {
    setDocument(before)
    await pageView('/fr/maison/2101/')
    await wait()
    expect(sent).toEqual([])
    setDocument(then)
    target().dispatchEvent(new Event(event))
    await wait()
    expect(sent).toHaveLength(1)
  })

  it('that is left before anybody sees it sends no page view', async () => {
    setDocument({ visibilityState: 'hidden' })
    await pageView('/fr/maison/2101/')
    await act(() => root.render(null))
    setDocument({ visibilityState: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    await wait()
    expect(sent).toEqual([])
  })
})

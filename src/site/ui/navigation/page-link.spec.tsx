// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageLink, PageRouter } from './page-link'
import { SearchLink } from './search-link'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** What the browser would have followed itself. */
const followed: string[] = []
const follow = (event: Event) => {
  if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement)
    followed.push(event.target.getAttribute('href') ?? '')
  event.preventDefault()
}

beforeEach(() => window.addEventListener('click', follow))
afterEach(() => {
  window.removeEventListener('click', follow)
  document.body.replaceChildren()
  followed.length = 0
  push.mockClear()
})

async function show(content: React.ReactNode) {
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(box).render(
      <>
        <PageRouter />
        {content}
      </>,
    ),
  )
  return (options: MouseEventInit = {}) =>
    act(async () =>
      box
        .querySelector('a')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options })),
    )
}

describe('a link inside the site', () => {
  it('leads to its page without loading a document', async () => {
    const click = await show(<PageLink href="/fr/contact/">Contact</PageLink>)
    await click()
    expect(push.mock.calls).toEqual([['/fr/contact/', { scroll: true }]])
    expect(followed).toEqual([])
  })

  it('keeps the scroll position if the link asks for it', async () => {
    const click = await show(
      <PageLink href="/fr/?sort=newest" scroll={false}>
        Sort
      </PageLink>,
    )
    await click()
    expect(push.mock.calls).toEqual([['/fr/?sort=newest', { scroll: false }]])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    async (options) => {
      const click = await show(<PageLink href="/fr/contact/">Contact</PageLink>)
      await click(options)
      expect(push).not.toHaveBeenCalled()
      expect(followed).toEqual(['/fr/contact/'])
    },
  )

  it('leaves a click to the browser that is for another tab', async () => {
    const click = await show(
      <PageLink href="/fr/contact/" target="_blank">
        Contact
      </PageLink>,
    )
    await click()
    expect(push).not.toHaveBeenCalled()
  })

  it('does nothing that a handler of its own has prevented', async () => {
    const click = await show(
      <PageLink href="/fr/contact/" onClick={(event) => event.preventDefault()}>
        Contact
      </PageLink>,
    )
    await click()
    expect([push.mock.calls, followed]).toEqual([[], []])
  })
})

describe('an address that keeps the place of the page', () => {
  const frames: FrameRequestCallback[] = []
  const frame = () => frames.shift()?.(0)
  const start = '/fr/a-vendre/'
  const sorted = '/fr/a-vendre/?sort=price-asc'

  /** What Next does with it: the next page, from its top, or whatever page the server leads to. */
  async function follow(to: string) {
    frames.length = 0
    history.replaceState(null, '', start)
    vi.stubGlobal('requestAnimationFrame', (look: FrameRequestCallback) => frames.push(look))
    vi.stubGlobal('scrollY', 900)
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    const click = await show(
      <PageLink href={sorted} scroll={false}>
        Sort
      </PageLink>,
    )
    await click()
    vi.stubGlobal('scrollY', 940)
    frame()
    vi.stubGlobal('scrollY', 0)
    history.replaceState(null, '', to)
    frame()
    return scrollTo.mock.calls
  }

  it('has it again in the frame in which the address changes', async () => {
    expect(await follow(sorted)).toEqual([[{ top: 940, behavior: 'instant' }]])
    expect(frames).toEqual([])
  })

  it('leaves another page alone, to which the server or the visitor leads meanwhile', async () => {
    expect(await follow('/fr/a-louer/')).toEqual([])
    expect(frames).toEqual([])
  })
})

describe('a link to search results', () => {
  it.each([
    ['loads a document on a phone', true],
    ['loads none on wider screens', false],
  ])('%s', async (_, isPhone) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
    const click = await show(<SearchLink href="/fr/a-vendre/?q=wavre">Wavre</SearchLink>)
    await click()
    expect(push).toHaveBeenCalledTimes(isPhone ? 0 : 1)
    expect(followed).toHaveLength(isPhone ? 1 : 0)
  })
})

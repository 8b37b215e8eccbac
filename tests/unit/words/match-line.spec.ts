// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  closeBrowser,
  find,
  leaveForm,
  openBrowser,
  posts,
  press,
  replies,
  settle,
  showForm,
  type,
} from '../../support/forms/form-page'

// Loaded while a form is filled in; here it is loaded in advance.
beforeAll(async () => {
  await import('../../../src/site/forms/form-engine')
})

type MatchRequest = { url: string; answer: (body: unknown, status?: number) => Promise<void> }

let requests: MatchRequest[] = []

beforeEach(() => {
  openBrowser()
  // The pause of the visitor must not depend on the speed of this machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  requests = []
  // A response also arrives after it was aborted: the test is about discarding it.
  vi.stubGlobal('fetch', (url: string) => {
    return new Promise<Response>((resolve) => {
      const answer: MatchRequest['answer'] = async (body, status = 200) => {
        resolve(Response.json(body, { status }))
        await settle()
      }
      requests.push({ url, answer })
    })
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await closeBrowser()
})

/** Waits longer than the pause after which properties are counted. */
async function untilAsked() {
  await act(() => vi.advanceTimersByTimeAsync(500))
  await settle()
}
const line = () => find('.form-matches', HTMLElement)
const announced = () => line().querySelector('[role="status"]')?.textContent
const link = () => line().querySelector('a')
const last = (): MatchRequest => {
  const found = requests.at(-1)
  if (!found) throw new Error('Nothing was asked')
  return found
}

const three = { count: 3, href: '/fr/a-vendre/?sort=newest', isExact: true }

describe('the properties that match a form', () => {
  it('are counted once the visitor pauses, and only where the criteria changed', async () => {
    await showForm('demand-register')
    expect(line().textContent).toBe('')
    await press('[name="goal"][value="sale"]')
    await press('[name="types"]')
    await untilAsked()
    expect(requests.map(({ url }) => url)).toEqual(['/api/alerts/count?goal=sale&types=1&lang=fr'])
    expect(announced()).toBe('')
    await last().answer(three)
    expect(announced()).toBe('3 biens correspondent en ce moment.')
    expect(link()?.getAttribute('href')).toBe(three.href)
    expect(link()?.textContent).toBe('Voir ces biens')
    await type('lastName', 'Maes')
    await untilAsked()
    expect(requests).toHaveLength(1)
  })

  it('are never those of a late response', async () => {
    await showForm('demand-register')
    await press('[name="goal"][value="sale"]')
    await untilAsked()
    const late = last()
    await type('maxPrice', '450.000')
    await untilAsked()
    expect(last().url).toBe('/api/alerts/count?goal=sale&maxPrice=450.000&lang=fr')
    await last().answer({ ...three, count: 1 })
    await late.answer(three)
    expect(announced()).toBe('1 bien correspond en ce moment.')
  })

  it('are announced also where there are none, and where the list cannot apply all criteria', async () => {
    await showForm('demand-register')
    await press('[name="goal"][value="rent"]')
    await untilAsked()
    await last().answer({ count: 0, href: null, isExact: true })
    expect(announced()).toMatch(/^Aucun bien ne correspond en ce moment/)
    expect(link()).toBeNull()
    await type('bathrooms', '2')
    await untilAsked()
    await last().answer({ ...three, isExact: false })
    expect(link()?.textContent).toBe('Voir la liste, qui ne tient pas compte de tous les critères')
  })

  it('are not announced where they could not be counted, nor where nothing is searched for any more', async () => {
    await showForm('demand-register')
    await press('[name="garden"]')
    await untilAsked()
    await last().answer({ error: 'too many requests' }, 429)
    expect(announced()).toBe('')
    await type('minPrice', '200000')
    await untilAsked()
    await last().answer(three)
    expect(announced()).not.toBe('')
    await press('[name="garden"]')
    await type('minPrice', '')
    await untilAsked()
    expect(requests).toHaveLength(2)
    expect(announced()).toBe('')
    expect(link()).toBeNull()
  })

  it('are counted at once where a form was filled in beforehand, and by no other form', async () => {
    await showForm('demand-register', {}, { filledWith: 'goal=sale' })
    await settle()
    find('[name="goal"][value="sale"]', HTMLInputElement).checked = true
    await untilAsked()
    expect(last().url).toBe('/api/alerts/count?goal=sale&lang=fr')
    await leaveForm()
    await showForm('contact-demand')
    await press('[name="goal"][value="sale"]')
    await untilAsked()
    expect(requests).toHaveLength(1)
    expect(document.querySelector('.form-matches')).toBeNull()
  })
})

describe('a form that was filled in beforehand', () => {
  it('stores what is typed apart from that of another search', async () => {
    await showForm('demand-register', {}, { filledWith: 'goal=sale' })
    await press('[name="goal"][value="rent"]')
    await leaveForm()
    await showForm('demand-register', {}, { filledWith: 'goal=sale&type=1' })
    await settle()
    expect(find('[name="goal"][value="rent"]', HTMLInputElement).checked).toBe(false)
    await leaveForm()
    await showForm('demand-register', {}, { filledWith: 'goal=sale' })
    await settle()
    expect(find('[name="goal"][value="rent"]', HTMLInputElement).checked).toBe(true)
  })

  it('is posted to its own address', async () => {
    replies.push({ status: 200, body: { ok: true, redirect: '/fr/alerts/manage/?token=1' } })
    await showForm('sign-newsletter', {}, { action: '/api/alerts/update' })
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/api/alerts/update')
    await type('email', 'lea@example.com')
    await press('[name="privacy"]')
    await press('button[type="submit"]')
    expect(posts[0]?.url).toBe('/api/alerts/update')
  })
})

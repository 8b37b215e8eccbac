import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { forgetForms, nextVisitor } from '../../support/forms/post-forms'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, visitorNames, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let site: Site
let rest: CallRest
let visitors: Visitors

beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://maison.example' })
  rest = createRest(site.config)
  visitors = await createVisitors(site.payload)
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(site.payload))

type SubscribersReader = {
  email: string
  language?: Locale
  name?: string
  confirmed?: string
  unsubscribed?: string
}

const subscribe = ({ email, language = 'fr', name, confirmed, unsubscribed }: SubscribersReader) =>
  site.payload.create({
    collection: 'subscribers',
    data: { email, language, name, confirmedAt: confirmed ?? null, unsubscribedAt: unsubscribed ?? null },
  })

const day = '2026-11-21T19:45:00.000Z'

async function exported(query = '', who: VisitorName = 'agent'): Promise<Response> {
  return rest({ path: `/subscribers/export${query}`, token: await logIn(site.payload, visitors[who]) })
}

/** The cells of the list, without its head. */
async function rowsOf(response: Response): Promise<string[][]> {
  const [, ...lines] = (await response.text()).trim().split('\r\n')
  return lines.map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')))
}

async function unsubscribe(link: string): Promise<number> {
  const { POST } = await import('@/app/api/newsletter/[step]/route')
  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const params = Promise.resolve({ step: 'unsubscribe' })
  return (await POST(new Request(link, { method: 'POST', body, headers }), { params })).status
}

describe('the readers of the newsletter for a mailing tool', () => {
  it.each(visitorNames)('are exported for staff alone: %s', async (who) => {
    await subscribe({ email: 'anne@example.com', confirmed: day })
    const isStaff = ['agent', 'editor', 'admin'].includes(who)
    const response = await exported('', who)
    expect(response.status).toBe(isStaff ? 200 : 403)
    expect((await response.text()).includes('anne@example.com')).toBe(isStaff)
  })

  it('are those who have confirmed and not unsubscribed, for any query', async () => {
    await subscribe({ email: 'anne@example.com', confirmed: day })
    await subscribe({ email: 'asked@example.com' })
    await subscribe({ email: 'left@example.com', confirmed: day, unsubscribed: day })
    for (const query of [
      '',
      '?where[confirmedAt][exists]=false',
      '?where[or][0][email][exists]=true',
      '?where=x',
    ])
      expect((await rowsOf(await exported(query))).every(([email]) => email === 'anne@example.com')).toBe(
        true,
      )
    expect(await rowsOf(await exported())).toHaveLength(1)
  })

  it('are those of the list as it is filtered', async () => {
    await subscribe({ email: 'anne@example.com', confirmed: day })
    await subscribe({ email: 'bart@example.com', language: 'nl', confirmed: day })
    const rows = await rowsOf(await exported('?where[language][equals]=nl'))
    expect(rows.map(([email]) => email)).toEqual(['bart@example.com'])
  })

  it('come with their language and working links to unsubscribe', async () => {
    await subscribe({ email: 'carl@example.com', language: 'de', name: 'Carl', confirmed: day })
    const response = await exported()
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="subscribers.csv"')
    const [row = []] = await rowsOf(response)
    expect(row.slice(0, 4)).toEqual(['carl@example.com', 'Carl', 'de', '2026-11-21 20:45'])
    const [page = '', oneClick = ''] = row.slice(4)
    expect(page).toMatch(/^https:\/\/maison\.example\/de\/newsletter\/unsubscribe\/\?token=[\w.-]+$/)
    expect(oneClick).toMatch(/^https:\/\/maison\.example\/api\/newsletter\/unsubscribe\?token=[\w.-]+$/)
    const { getNewsletterState } = await import('@/site/data/newsletter/newsletter')
    const token = new URL(page).searchParams.get('token') ?? ''
    expect(await getNewsletterState({ step: 'unsubscribe', token })).toBe('open')
    expect(await unsubscribe(oneClick)).toBe(200)
    expect(await rowsOf(await exported())).toEqual([])
  })

  it('have no formula among them', async () => {
    await subscribe({ email: 'eve@example.com', name: '=HYPERLINK("https://evil.example")', confirmed: day })
    expect(await (await exported()).text()).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  })
})

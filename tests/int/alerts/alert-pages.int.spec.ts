import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AlertNews, AlertStep } from '@/domain/routing/alert-address'
import { locales, type Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { forgetAlerts, storeAlert } from '../../support/alerts/alerts'
import { fieldsOfForm } from '../../support/forms/form-fields'
import { startPayload, stopPayload } from '../../support/database/payload'
import { browser } from '../../support/forms/post-forms'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
})
afterAll(stopPayload)
afterEach(() => forgetAlerts(payload))

type OpenedPage = { step: AlertStep; token: string; locale?: Locale; done?: AlertNews; form?: string }

/** The page that a link opens, for a browser without JavaScript. */
async function open({ step, token, locale = 'fr', done, form }: OpenedPage): Promise<string> {
  const { getAlertDraft, getManagedAlert } = await import('@/site/data/alerts/alerts')
  const { AlertScreen } = await import('@/site/screens/alerts/alert-screen')
  const found = await getManagedAlert({ step, token, locale })
  const draft = await getAlertDraft(form)
  const page = createElement(AlertScreen, { step, token, locale, found, done: done ?? null, draft })
  const { prelude } = await prerender(page)
  return new Response(prelude).text()
}

type AlertWithTokens = Awaited<ReturnType<typeof storeAlert>>

async function tokenOf(purpose: AlertStep, alert: AlertWithTokens): Promise<string> {
  const { alertToken } = await import('@/cms/queries/alerts/alert-links')
  return alertToken({
    secret: payload.secret,
    purpose,
    alert,
    now: new Date(),
    endsAt: '2099-01-01T00:00:00.000Z',
  })
}

const titleOf = (html: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('&#x27;', "'") ?? ''

/** The actions of the forms of a page. */
const actionsOf = (html: string): string[] =>
  [...html.matchAll(/<form[^>]* action="([^"]+)"/g)].map(([, action]) => action ?? '')

const criteria = {
  goal: 'sale',
  types: [1],
  cities: [{ name: 'Wavre', zip: '1300' }],
  maxPrice: 450_000,
} as const
const alertInput = () => ({ criteria: { ...criteria, types: [1], cities: [...criteria.cities] } })

describe.each(locales)('the page of an alert in %s', (locale) => {
  const t = getTranslator(locale)

  it('asks for a click before the alert is confirmed or ended', async () => {
    const fresh = await storeAlert(payload, { ...alertInput(), state: 'unconfirmed' })
    const confirm = await tokenOf('confirm', fresh)
    const asking = await open({ step: 'confirm', token: confirm, locale })
    expect(titleOf(asking)).toBe(t('alert.page.confirm'))
    expect(actionsOf(asking)).toEqual(['/api/alerts/confirm'])
    expect(asking).toContain(`name="token" value="${confirm}"`)
    expect(asking).toContain('450.000')

    const active = await storeAlert(payload, alertInput())
    expect(titleOf(await open({ step: 'confirm', token: await tokenOf('confirm', active), locale }))).toBe(
      t('alert.already'),
    )
    const leaving = await open({ step: 'unsubscribe', token: await tokenOf('unsubscribe', active), locale })
    expect(titleOf(leaving)).toBe(t('alert.page.unsubscribe'))
    expect(actionsOf(leaving)).toEqual(['/api/alerts/unsubscribe'])
    const keeping = await open({ step: 'keep', token: await tokenOf('keep', active), locale })
    expect(titleOf(keeping)).toBe(t('alert.page.keep'))
    expect(actionsOf(keeping)).toEqual(['/api/alerts/keep'])
  })

  it('shows the criteria, the number of matching properties, and every possible action', async () => {
    await createProperty(payload, { places, publicId: 4101, price: 300_000 })
    await createProperty(payload, { places, publicId: 4102, price: 500_000 })
    const alert = await storeAlert(payload, { ...alertInput(), frequency: 'weekly' })
    const html = await open({ step: 'manage', token: await tokenOf('manage', alert), locale })
    expect(titleOf(html)).toBe(t('alert.page.manage'))
    expect(html).toContain(t('alert.matches.some', { count: 1 }))
    expect(html).toContain(t('lead.options.frequency.weekly'))
    expect(html).toContain(t('alert.explain.delete'))
    expect(html).toMatch(/type="radio"[^>]* checked=""[^>]* value="weekly"|value="weekly"[^>]* checked=""/)
    expect(html).toContain(`value="${locale === 'nl' ? 'Waver' : 'Wavre'}|1300"`)
    expect(actionsOf(html)).toEqual([
      '/api/alerts/update',
      '/api/alerts/update',
      '/api/alerts/pause',
      '/api/alerts/delete',
    ])
    // Somebody who holds the link does not learn the address of the alert.
    expect(html).not.toContain(alert.email)
  })

  it('shows wrong criteria again as they were typed, with their errors, without JavaScript', async () => {
    const alert = await storeAlert(payload, alertInput())
    const token = await tokenOf('manage', alert)
    const html = await open({ step: 'manage', token, locale })
    expect(html).toMatch(/<details class="disclosure/)
    const typed = { maxPrice: 'moins de "300"', minBedrooms: '3' }
    const sent = fieldsOfForm(html, 'alert').filter(([name]) => !Object.hasOwn(typed, name))
    const { POST } = await import('@/app/api/alerts/update/route')
    const body = new URLSearchParams([...sent, ...Object.entries(typed)])
    const response = await POST(
      new Request('http://localhost:3000/api/alerts/update', { method: 'POST', body, headers: browser }),
    )
    expect(response.status).toBe(303)
    const back = new URL(response.headers.get('location') ?? '', 'http://localhost:3000')
    expect(`${back.pathname}${back.hash}`).toBe(`/${locale}/alerts/manage/#alert`)
    expect(back.searchParams.get('token')).toBe(token)
    const again = await open({ step: 'manage', token, locale, form: back.searchParams.get('form') ?? '' })
    expect(again).toMatch(/<details open="" class="disclosure/)
    expect(again).toContain('value="moins de &quot;300&quot;"')
    expect(again).toMatch(
      /id="alert-maxPrice"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="alert-maxPrice"/,
    )
    expect(Object.fromEntries(fieldsOfForm(again, 'alert'))).toMatchObject({ ...typed, token })
  })

  it('names the last action, and only if it is true', async () => {
    const alert = await storeAlert(payload, { ...alertInput(), state: 'paused' })
    const token = await tokenOf('manage', alert)
    const html = await open({ step: 'manage', token, locale, done: 'paused' })
    expect(titleOf(html)).toBe(t('alert.done.paused'))
    expect(html).toContain(t('alert.explain.paused'))
    expect(actionsOf(html)).toContain('/api/alerts/resume')
    expect(titleOf(await open({ step: 'manage', token, locale, done: 'resumed' }))).toBe(
      t('alert.page.manage'),
    )
    const exit = await tokenOf('unsubscribe', alert)
    await payload.db.drizzle.execute(sql`delete from alerts where id = ${alert.id}`)
    const left = async (mailToken: string, done: 'deleted' | 'unsubscribed') =>
      titleOf(await open({ step: 'unsubscribe', token: mailToken, locale, done }))
    expect(await left(exit, 'deleted')).toBe(t('alert.done.deleted'))
    expect(await left(exit, 'unsubscribed')).toBe(t('lead.feedback.unsubscribed'))
    for (const made of ['', 'x', `${exit}x`, token])
      expect(await left(made, 'unsubscribed'), 'an address that anybody makes up').toBe(
        t('alert.invalid.wrong'),
      )
  })

  it('offers one way to renew an expired alert, and none for one that was ended', async () => {
    const ended = { ...alertInput(), state: 'ended', endedAt: '2026-06-01T00:00:00.000Z' } as const
    const expired = await storeAlert(payload, { ...ended, endedBy: 'expired' })
    const manage = await open({ step: 'manage', token: await tokenOf('manage', expired), locale })
    expect(titleOf(manage)).toBe(t('alert.ended.expired'))
    expect(actionsOf(manage)).toEqual(['/api/alerts/keep'])
    const keep = await open({ step: 'keep', token: await tokenOf('keep', expired), locale })
    expect(actionsOf(keep)).toEqual(['/api/alerts/keep'])
    const left = await storeAlert(payload, { ...ended, endedBy: 'unsubscribed' })
    for (const step of ['manage', 'unsubscribe', 'keep'] as const) {
      const html = await open({ step, token: await tokenOf(step, left), locale })
      expect(titleOf(html)).toBe(t('lead.feedback.unsubscribed'))
      expect(actionsOf(html)).toEqual([])
    }
  })

  it('reports an invalid link, with a link to go on', async () => {
    const alert = await storeAlert(payload, alertInput())
    const other = await tokenOf('keep', alert)
    for (const token of ['', '1.2.3', other, `${await tokenOf('manage', alert)}x`]) {
      const html = await open({ step: 'manage', token, locale, done: 'paused' })
      expect(titleOf(html)).toBe(t('alert.invalid.wrong'))
      expect(actionsOf(html)).toEqual([])
      expect(html).toContain(`>${t('notFound.home')}<`)
    }
    await forgetAlerts(payload)
    const gone = await open({ step: 'manage', token: await tokenOf('manage', alert), locale })
    expect(titleOf(gone)).toBe(t('alert.invalid.expired'))
  })
})

it('links to the form for alerts, where a language has that page', async () => {
  const data = {
    name: 'Inscription',
    type: 'page',
    path: '/inscription/',
    originalPath: '/demand-register/',
  } as const
  await payload.create({ collection: 'pages', locale: 'fr', data: { ...data, _status: 'published' } })
  const ways = async (locale: Locale) =>
    /href="([^"]*inscription[^"]*)"/.exec(await open({ step: 'keep', token: 'x', locale }))?.[1]
  expect(await ways('fr')).toMatch(/^\/fr\/inscription\/?$/)
  expect(await ways('nl')).toBeUndefined()
})

it('confirms the end of the mails in exactly these words', async () => {
  const alert = await storeAlert(payload, {
    state: 'ended',
    endedAt: '2026-06-01T00:00:00.000Z',
    endedBy: 'unsubscribed',
  })
  const token = await tokenOf('unsubscribe', alert)
  const html = await open({ step: 'unsubscribe', token, done: 'unsubscribed' })
  expect(titleOf(html)).toBe('Vous avez été désinscrit.')
})

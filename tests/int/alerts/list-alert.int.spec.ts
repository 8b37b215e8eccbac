import type { Payload } from 'payload'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newAlertPage } from '@/domain/routing/alert-address'
import { parseCriteria } from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { nearInWords, placeInWords } from '@/messages/place-words'
import { getTranslator } from '@/messages/translator'
import { forgetAlerts } from '../../support/alerts/alerts'
import { startSite, stopPayload } from '../../support/database/payload'
import { asFields, browser, findMails, nextVisitor, sendForm } from '../../support/forms/post-forms'
import { createProperty, createPlaces } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = (await startSite({ FORM_FREE_PER_HOUR: '100', FORM_LIMIT_PER_HOUR: '100' })).payload
  const places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: 5001 })
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetAlerts(payload))

const query = 'goal=sale&label=A&maxPrice=450000&type=1'

/** The page of an alert for a list, for a browser without JavaScript. */
async function open(locale: Locale, form?: string): Promise<string> {
  const { NewAlertScreen } = await import('@/site/screens/alerts/new-alert-screen')
  const { getAlertDraft } = await import('@/site/data/alerts/alerts')
  const criteria = parseCriteria(Object.fromEntries(new URLSearchParams(query)))
  const draft = await getAlertDraft(form)
  const page = createElement(NewAlertScreen, { formId: 'demand-register', criteria, draft, locale })
  const { prelude } = await prerender(page)
  return new Response(prelude).text()
}

/** What the hidden fields of a page post. */
const hiddenOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').replaceAll('&amp;', '&'),
    ]),
  )

const post = (values: Record<string, unknown>): Promise<Response> =>
  sendForm({ kind: 'demand-register', body: asFields(values), headers: browser })

describe.each(locales)('the alert for a list in %s', (locale) => {
  const t = getTranslator(locale)

  it('says what it holds and what it cannot hold', async () => {
    const html = await open(locale)
    expect(html).toContain('450.000')
    expect(html).toContain(t('search.filters.labels'))
    expect(hiddenOf(html)).toMatchObject({
      fromList: '1',
      goal: 'sale',
      types: '1',
      maxPrice: '450000',
      page: newAlertPage({ locale, query }),
    })
  })

  it('keeps what was typed beside its errors, and is stored with an address and a consent', async () => {
    const fields = hiddenOf(await open(locale))
    const refused = await post({ ...fields, email: 'nobody@' })
    expect(refused.status).toBe(303)
    const back = new URL(refused.headers.get('location') ?? '', 'http://localhost:3000')
    expect(`${back.pathname}${back.hash}`).toBe(`/${locale}/alerts/new/#demand-register`)
    expect(back.searchParams.get('maxPrice')).toBe('450000')
    const html = await open(locale, back.searchParams.get('form') ?? '')
    expect(html).toContain('value="nobody@"')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
    const email = `list.${locale}@example.com`
    expect((await post({ ...hiddenOf(html), email, privacy: 'on' })).status).toBe(303)
    const mail = (await findMails(payload)).find(({ to }) => to === email)
    expect(mail?.locale).toBe(locale)
    expect(mail?.text).toContain('450.000')
    expect(mail?.text).toContain(t('lead.options.goal.sale'))
  })

  it.each([
    ['near', 'be-municipality-wavre,10', nearInWords({ place: 'be-municipality-wavre', km: 10 }, locale)],
    ['places', 'be-province-brabant-wallon', placeInWords('be-province-brabant-wallon', locale)],
  ])('repeats %s in words in every mail, without a type or a town too', async (key, value, words) => {
    const email = `${key}.${locale}@example.com`
    const asked = { fromList: '1', goal: 'sale', [key]: value, lang: locale, email, privacy: 'on' }
    expect((await post(asked)).status).toBe(303)
    const mails = (await findMails(payload)).filter(({ to, text }) => to === email || text?.includes(email))
    expect(mails).toHaveLength(2)
    expect(mails.find(({ to }) => to === email)?.text).toContain(words)
    for (const { text } of mails) expect(text).not.toContain(value)
  })
})

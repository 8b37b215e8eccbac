import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail, Subscriber } from '@/cms/payload-types'
import { getTranslator } from '@/messages/translator'
import {
  browser,
  findLeads,
  findMails,
  forgetForms,
  nextVisitor,
  postForm,
} from '../../support/forms/post-forms'
import { startPayload, stopPayload } from '../../support/database/payload'
import { typedAgain } from '../../support/forms/form-fields'
import { stopClock } from '../../support/stop-clock'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(payload))

const readers = async (): Promise<Subscriber[]> =>
  (await payload.find({ collection: 'subscribers', pagination: false })).docs

const tokenIn = (mail: Mail | undefined): string => /[?&]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

type SentForm = { body?: BodyInit; query?: string; headers?: Record<string, string> }

const send = async (step: string, { body = new URLSearchParams(), query = '', headers }: SentForm) => {
  const { POST } = await import('@/app/api/newsletter/[step]/route')
  const url = `http://localhost:3000/api/newsletter/${step}${query}`
  return POST(new Request(url, { method: 'POST', body, headers }), { params: Promise.resolve({ step }) })
}

/** The button on the page of a mail's link, pressed in a browser or by a program. */
const act = async (step: string, token: string, headers: Record<string, string> = {}): Promise<Response> =>
  send(step, { body: new URLSearchParams({ token, lang: 'nl' }), headers })

const asBrowser = (step: string, token: string) => act(step, token, browser)

/** The post of a mail program, to the address in the mail's header (RFC 8058). */
const click = async (token: string, headers: Record<string, string> = {}): Promise<Response> =>
  send('unsubscribe', {
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    query: `?token=${encodeURIComponent(token)}`,
    headers,
  })

const fromElsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', accept: 'text/html' }

const stateOf = async (step: 'confirm' | 'unsubscribe', token: string): Promise<string> => {
  const { getNewsletterState } = await import('@/site/data/newsletter/newsletter')
  return getNewsletterState({ step, token })
}

/** The page of a link, as a browser gets it. */
async function open(
  step: 'confirm' | 'unsubscribe',
  query: Record<string, string | undefined>,
): Promise<string> {
  const { default: NewsletterPage } = await import('@/app/(site)/[locale]/newsletter/[step]/page')
  const { renderToStaticMarkup } = await import('react-dom/server')
  const params = Promise.resolve({ locale: 'fr', step })
  return renderToStaticMarkup(await NewsletterPage({ params, searchParams: Promise.resolve(query) }))
}

describe('the newsletter', () => {
  it('is sent only to addresses that were confirmed', async () => {
    await postForm('sign-newsletter')
    expect(await readers()).toMatchObject([
      { email: 'jeanne.dupont@example.com', language: 'fr', confirmedAt: null },
    ])
    const [mail] = await findMails(payload)
    expect(mail).toMatchObject({ kind: 'newsletter-confirm', to: 'jeanne.dupont@example.com' })
    const token = tokenIn(mail)
    expect(mail?.text).toContain(`/fr/newsletter/confirm/?token=${token}`)
    expect(await stateOf('confirm', token), 'opening the page changes nothing').toBe('open')
    expect((await readers())[0]?.confirmedAt).toBeNull()
    expect(await (await act('confirm', token)).json()).toEqual({ ok: true })
    expect((await readers())[0]?.confirmedAt).toEqual(expect.any(String))
    expect((await findLeads(payload))[0]?.confirmedAt).toEqual(expect.any(String))
    expect((await act('confirm', token)).status, 'a second time').toBe(200)
    expect(await stateOf('confirm', token)).toBe('done')
    expect(await open('confirm', { token })).toContain('est déjà confirmée')
    expect(await open('confirm', { token, done: '1' })).toContain('d’information est confirmée')
    expect((await findMails(payload)).map(({ kind }) => kind)).toEqual([
      'newsletter-confirm',
      'newsletter-welcome',
    ])
  })

  it('is ended by one click in a mail program, and on the page', async () => {
    await postForm('sign-newsletter')
    await act('confirm', tokenIn((await findMails(payload))[0]))
    const [, welcome] = await findMails(payload)
    const token = tokenIn(welcome)
    expect(welcome?.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:3000/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(await stateOf('unsubscribe', token)).toBe('open')
    const answer = await click(token, fromElsewhere)
    expect([answer.status, await answer.json(), answer.headers.get('location')]).toEqual([
      200,
      { ok: true },
      null,
    ])
    expect((await readers())[0]?.unsubscribedAt).toEqual(expect.any(String))
    const page = await asBrowser('unsubscribe', token)
    expect(page.status).toBe(303)
    expect(page.headers.get('location')).toBe(`/nl/newsletter/unsubscribe/?token=${token}&done=1`)
    expect(await open('unsubscribe', { token })).toContain('Vous avez été désinscrit.')
  })

  it('is not started again by an old mail after it was ended, but by a new request', async () => {
    await postForm('sign-newsletter')
    const first = tokenIn((await findMails(payload))[0])
    await act('confirm', first)
    await act('unsubscribe', tokenIn((await findMails(payload))[1]))
    expect((await act('confirm', first)).status).toBe(410)
    expect(await stateOf('confirm', first), 'it says so at once').toBe('gone')
    for (const query of [{ token: first }, { token: first, done: '1' }])
      expect(await open('confirm', query)).toContain('Ce lien ne fonctionne plus')
    expect((await readers())[0]?.unsubscribedAt).toEqual(expect.any(String))
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await postForm('sign-newsletter')
    await act('confirm', tokenIn((await findMails(payload)).at(-1)))
    expect((await readers())[0]).toMatchObject({ unsubscribedAt: null })
  })

  it('can be requested with the box of another form', async () => {
    await postForm('site-contact', { newsletter: true })
    expect((await findMails(payload)).map(({ kind }) => kind)).toContain('newsletter-confirm')
  })

  it('does not reveal who reads it', async () => {
    await postForm('sign-newsletter')
    await act('confirm', tokenIn((await findMails(payload))[0]))
    const answer = await postForm('sign-newsletter')
    expect(await answer.json()).toEqual({ ok: true, redirect: '/fr/' })
    expect(await findMails(payload)).toHaveLength(2)
  })

  it.each(['', 'x', 'a.b.c', '1.2.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'does nothing for the token %j',
    async (token) => {
      expect((await act('confirm', token)).status).toBe(410)
      expect((await act('unsubscribe', token)).status).toBe(410)
      expect(await stateOf('unsubscribe', token)).toBe('gone')
      for (const step of ['confirm', 'unsubscribe'] as const)
        expect(await open(step, { token, done: '1' })).toContain('Ce lien ne fonctionne plus')
    },
  )

  it('has a button on the page of a link, which needs no script', async () => {
    await postForm('sign-newsletter')
    const token = tokenIn((await findMails(payload))[0])
    const page = await open('confirm', { token })
    expect(page).toContain('method="post"')
    expect(typedAgain(page)).toEqual({
      action: '/api/newsletter/confirm',
      values: { token: [token], lang: ['fr'] },
    })
    const done = await asBrowser('confirm', token)
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `/nl/newsletter/confirm/?token=${token}&done=1`,
    ])
    const wrong = await asBrowser('confirm', 'x')
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/nl/newsletter/confirm/?token=-'])
  })

  it('is not changed by the page of another site', async () => {
    await postForm('sign-newsletter')
    const confirm = tokenIn((await findMails(payload))[0])
    expect((await act('confirm', confirm, fromElsewhere)).status).toBe(403)
    expect((await readers())[0]?.confirmedAt).toBeNull()
    await act('confirm', confirm)
    const token = tokenIn((await findMails(payload))[1])
    const query = `?token=${token}`
    expect((await act('unsubscribe', token, fromElsewhere)).status).toBe(403)
    expect((await send('unsubscribe', { query, headers: fromElsewhere })).status).toBe(403)
    expect((await readers())[0]?.unsubscribedAt).toBeNull()
    expect((await send('unsubscribe', { query })).status, 'a program of no other site').toBe(200)
  })

  it('knows no other step', async () => {
    expect((await act('evil', 'x')).status).toBe(404)
  })
})

it('answers in the language of the page when something broke, with the same button', async () => {
  await postForm('sign-newsletter')
  const token = tokenIn((await findMails(payload))[0])
  const { drizzle } = payload.db
  await drizzle.execute(sql`alter table mails add constraint broken check (kind <> 'newsletter-welcome')`)
  const answer = await asBrowser('confirm', token)
  await drizzle.execute(sql`alter table mails drop constraint broken`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  const page = await answer.text()
  expect(page).toContain(`<html lang="nl">`)
  expect(page).toContain(`<h1>${getTranslator('nl')('lead.feedback.apiError')}</h1>`)
  expect(typedAgain(page)).toMatchObject({
    action: '/api/newsletter/confirm',
    values: { token: [token], lang: ['nl'] },
  })
  expect((await readers())[0]?.confirmedAt).toBeNull()
  expect((await asBrowser('confirm', token)).status).toBe(303)
})

it('may be ended by a mail provider that posts for all its readers', async () => {
  stopClock()
  const statuses: number[] = []
  for (let count = 0; count < 70; count += 1) statuses.push((await click('x', fromElsewhere)).status)
  expect(new Set(statuses)).toEqual(new Set([410]))
})

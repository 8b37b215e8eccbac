import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, type CallRest } from '../../support/site/rest'
import { createVisitors, type Visitors } from '../../support/site/visitors'

let payload: Payload
let rest: CallRest
let visitors: Visitors

beforeAll(async () => {
  const site = await startSite({ SITE_URL: 'https://maison.example' })
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
})
afterAll(stopPayload)

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

type SignIn = {
  who?: 'admin' | 'editor' | 'agent'
  typed?: string
  cookie?: string
  userAgent?: string
  language?: string
}

async function signIn({ who = 'admin', typed = password, userAgent = firefox, ...browser }: SignIn = {}) {
  const body = { email: visitors[who]?.email, password: typed }
  const { cookie = '', language } = browser
  const headers = { cookie, 'user-agent': userAgent, ...(language && { 'accept-language': language }) }
  const answer = await rest({ method: 'POST', path: '/users/login', body, headers })
  const cookies = answer.headers.getSetCookie()
  const kept = cookies.find((each) => each.startsWith('staff-browser=')) ?? ''
  return { status: answer.status, kept, cookie: kept.split(';')[0] ?? '', body: await answer.json() }
}

const mailsTo = async (who: 'admin' | 'editor' | 'agent') => {
  const to = { equals: visitors[who]?.email }
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to, kind: { equals: 'account-sign-in' } },
    sort: 'id',
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs
}

describe('a login of staff', () => {
  it('from a browser that the account has not used is told by mail, once', async () => {
    const first = await signIn()
    expect(first.status).toBe(200)
    expect(first.body).not.toHaveProperty('browserToken')
    expect(first.kept).toMatch(/; Path=\/api\/users\/login; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
    const [mail, ...others] = await mailsTo('admin')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: visitors.admin?.email, about: `users/${visitors.admin?.id}` })
    expect(mail?.text).toContain('Firefox, Windows')
    expect(mail?.text).toContain('https://maison.example/admin/account')
    const again = await signIn({ cookie: first.cookie })
    expect(again.cookie).toBe(first.cookie)
    expect(await mailsTo('admin')).toHaveLength(1)
  })

  it('is told in the language of the account', async () => {
    const id = Number(visitors.agent?.id)
    for (const [language, subject] of [
      ['nl', 'Nieuwe aanmelding met uw account'],
      ['de', 'Neue Anmeldung mit Ihrem Konto'],
      ['en', 'New sign-in to your account'],
      ['fr', 'Nouvelle connexion à votre compte'],
    ] as const) {
      await payload.update({ collection: 'users', id, data: { language } })
      await signIn({ who: 'agent' })
      expect((await mailsTo('agent')).at(-1)).toMatchObject({ subject, locale: language })
    }
  })

  it('does not take the browser of a colleague for one of the account, nor one that was made up', async () => {
    const { cookie } = await signIn()
    const before = (await mailsTo('editor')).length
    await signIn({ who: 'editor', cookie })
    await signIn({ who: 'editor', cookie: 'staff-browser=made-up' })
    expect(await mailsTo('editor')).toHaveLength(before + 2)
  })

  it('of two colleagues in one browser is told to each of them once', async () => {
    const { cookie } = await signIn()
    const before = await Promise.all([mailsTo('admin'), mailsTo('agent')])
    expect((await signIn({ who: 'agent', cookie })).cookie).toBe(cookie)
    for (const who of ['admin', 'agent'] as const) await signIn({ who, cookie })
    const after = await Promise.all([mailsTo('admin'), mailsTo('agent')])
    expect(after.map(({ length }, at) => length - (before[at]?.length ?? 0))).toEqual([0, 1])
  })

  it('is told again after a new password, whose former one somebody may have known', async () => {
    const id = Number(visitors.admin?.id)
    const { cookie } = await signIn()
    const before = (await mailsTo('admin')).length
    await payload.update({ collection: 'users', id, data: { password } })
    await signIn({ cookie })
    expect(await mailsTo('admin')).toHaveLength(before + 1)
  })

  it('shows no text that whoever logs in made up', async () => {
    const userAgent = `Controle: https://evil.example /1 (x${'y'.repeat(2000)}`
    const { browserName } = await import('@/cms/operations/accounts/recognise-browser')
    expect([userAgent, 'curl/8', '', null, '\r\nBcc: a@b.c'].map(browserName).join('')).toBe('')
    expect(browserName(firefox)).toBe('Firefox, Windows')
  })

  it('that fails keeps no browser and sends no mail', async () => {
    const before = (await mailsTo('editor')).length
    const { status, kept } = await signIn({ who: 'editor', typed: 'not the password' })
    expect([status, kept]).toEqual([401, ''])
    expect(await mailsTo('editor')).toHaveLength(before)
  })

  it('of a program without cookies does not fill the mailbox, nor the table', async () => {
    for (let count = 0; count < 25; count += 1) await signIn({ who: 'editor', userAgent: 'curl/8' })
    expect(await mailsTo('editor')).toHaveLength(5)
    const { databaseOf } = await import('@/cms/database/transactions')
    const { rows } = await databaseOf(payload).execute(
      `select token_hash from known_browsers where user_id = ${Number(visitors.editor?.id)}`,
    )
    expect(rows).toHaveLength(5)
  }, 120_000)
})

describe('the language in which documents open', () => {
  const read = async () => {
    const { cookie } = await sessionOf({ who: 'editor' })
    const answer = await rest({ path: '/payload-preferences/locale', headers: { cookie } })
    return (await answer.json()).value ?? null
  }
  const choose = async (value: string) => {
    const { cookie } = await sessionOf({ who: 'editor' })
    const headers = { cookie }
    const body = { value }
    await rest({ method: 'POST', path: '/payload-preferences/locale', headers, body })
  }
  const sessionOf = async (asked: SignIn) => {
    const { body } = await signIn(asked)
    return { cookie: `payload-token=${body.token}` }
  }

  it('is that of the office from the login on, where the site has it', async () => {
    expect(await read()).toBeNull()
    await signIn({ who: 'editor', language: 'nl-BE,nl;q=0.9,fr;q=0.8' })
    expect(await read()).toBe('nl')
    // The language that somebody chose for the office counts more than the browser's.
    await signIn({ who: 'editor', language: 'nl-BE', cookie: 'payload-lng=de' })
    expect(await read()).toBe('de')
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { languages: { enabled: ['fr', 'nl'], default: 'fr' } },
    })
    await signIn({ who: 'editor', language: 'en-GB' })
    expect(await read()).toBe('de')
    await signIn({ who: 'editor', language: 'pl-PL, xx' })
    expect(await read()).toBe('fr')
  })

  it('stays where a colleague chose it, and is of one account alone', async () => {
    await choose('nl')
    await signIn({ who: 'editor', language: 'fr-BE' })
    expect(await read()).toBe('nl')
    const { cookie } = await sessionOf({ who: 'agent' })
    const answer = await rest({ path: '/payload-preferences/locale', headers: { cookie } })
    expect((await answer.json()).value ?? null).toBeNull()
  })
})

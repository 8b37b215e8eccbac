import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import type { Mail } from '@/cms/payload-types'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyQueue } from '../../support/database/job-queue'
import { typedAgain } from '../../support/forms/form-fields'
import { createPlace, factories, nextNumber, password } from '../../support/database/factories'
import { passwordWork, passwordWorkOf } from '../../support/password-work'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import {
  asFields,
  browser,
  findLeads,
  findMails,
  forgetForms,
  nextVisitor,
  postForm,
} from '../../support/forms/post-forms'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { stopClock } from '../../support/stop-clock'
import { createVisitors, type VisitorName, type Visitors } from '../../support/site/visitors'

const nextRequest = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ headers: async () => nextRequest.headers }))

let site: Site
let payload: Payload
let rest: CallRest
let visitors: Visitors
let place: { type: number; city: number }

beforeAll(async () => {
  site = await startSite({ AGENCY_EMAIL: 'office@agency.example', SITE_URL: 'https://www.agency.example' })
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  place = await createPlace(payload)
})
afterAll(stopPayload)

type Owner = { id: number; email: string }
let owner: Owner

const createOwner = async (more: object = {}): Promise<Owner> => {
  const email = `jeanne-${nextNumber()}@example.com`
  const data = { email, firstName: 'Jeanne', lastName: 'Dupont', language: 'nl' as const, password, ...more }
  const { id } = await payload.create({ collection: 'owners', data })
  return { id, email }
}

beforeEach(async () => {
  nextVisitor()
  owner = await createOwner()
})
afterEach(async () => {
  await forgetForms(payload)
  await emptyQueue(payload)
})

const routes = {
  login: () => import('@/app/api/owner/login/route'),
  logout: () => import('@/app/api/owner/logout/route'),
  password: () => import('@/app/api/owner/password/route'),
  account: () => import('@/app/api/owner/account/route'),
  'change-password': () => import('@/app/api/owner/change-password/route'),
  'end-impersonation': () => import('@/app/api/owner/end-impersonation/route'),
}

type PostInit = {
  values?: Record<string, unknown>
  cookie?: string
  headers?: Record<string, string>
  plain?: boolean
}

/** Posts as the script of the page does, or as a browser does without one. */
async function post(route: keyof typeof routes, { values = {}, cookie, headers = {}, plain }: PostInit = {}) {
  const { POST } = await routes[route]()
  const all = { lang: 'fr', ...values }
  return POST(
    new Request(`http://localhost:3000/api/owner/${route}`, {
      method: 'POST',
      body: plain ? asFields(all) : JSON.stringify(all),
      headers: {
        'x-forwarded-for': `10.9.${nextNumber() % 250}.${nextNumber() % 250}`,
        ...(plain ? browser : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
    }),
  )
}

const tryLogin = (word: string, email = owner.email) => post('login', { values: { email, password: word } })

const cookieOf = (response: Response): string =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

const enter = async (word = password, email = owner.email) => cookieOf(await tryLogin(word, email))

async function visitorOf(cookie: string) {
  const { getOwnerVisitorOf } = await import('@/site/data/owners/owner-session')
  return getOwnerVisitorOf(new Request('http://localhost:3000/fr/owner/', { headers: { cookie } }))
}

const stored = () => payload.findByID({ collection: 'owners', id: owner.id, showHiddenFields: true })

const mailsOf = async (kind: string) => (await findMails(payload)).filter((mail) => mail.kind === kind)

/** As the worker reads it. */
async function newestText(kind: string): Promise<string> {
  const where = { kind: { equals: kind } }
  const { docs } = await payload.db.find<Mail>({ collection: 'mails', where, sort: '-id', limit: 1 })
  return docs[0]?.text ?? ''
}

/** Runs the jobs that mail owners about a lock, and returns their number. */
async function tellLocked(): Promise<number> {
  const { notifyLockedOwner } = await import('@/cms/operations/owners/notify-locked-owner')
  const { rows } = await payload.db.drizzle.execute<{ locked: number | null }>(
    sql`select (payload ->> 'locked')::int as locked from graphile_worker._private_jobs where payload ->> 'locked' is not null`,
  )
  for (const { locked } of rows) await notifyLockedOwner({ payload, id: locked ?? 0, now: new Date() })
  return rows.length
}

const tokenIn = (text: string | null | undefined): string => /token=([\w.-]+)/.exec(text ?? '')?.[1] ?? ''

/** The token of the newest mail with a password link. */
async function newestToken(kind = 'owner-password'): Promise<string> {
  return tokenIn(await newestText(kind))
}

/** Posts the form for a forgotten password, and runs its job. */
async function forget(email = owner.email, now = new Date()) {
  const { mailOwnerPassword } = await import('@/cms/operations/owners/mail-owner-password')
  nextVisitor()
  const response = await postForm('forgot-password', { email })
  const lead = (await findLeads(payload)).at(-1)
  await mailOwnerPassword({ payload, lead: lead?.id ?? 0, now })
  return response
}

const newPassword = 'a much longer sentence'

const choose = (token: string, word = newPassword, repeat = word) =>
  post('password', { values: { token, password: word, repeat } })

describe('the login of an owner', () => {
  it('leads to their area, is stored in a cookie of its own and recognised from then on', async () => {
    const response = await tryLogin(password, ` ${owner.email.toUpperCase()} `)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, redirect: '/fr/owner/' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [header = ''] = response.headers.getSetCookie()
    expect(header).toMatch(/^owner-session=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax; Secure$/)
    const expires = Date.parse(/Expires=([^;]+)/.exec(header)?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / 3_600_000)).toBe(8)
    expect(await visitorOf(cookieOf(response))).toEqual({
      owner: { id: owner.id, email: owner.email, name: 'Jeanne Dupont', language: 'nl' },
      impersonation: null,
    })
  })

  it('is mailed to the agency, in its language, and its time is stored', async () => {
    await tryLogin(password)
    const mails = await findMails(payload)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      kind: 'owner-login',
      to: 'office@agency.example',
      locale: 'fr',
      subject: 'Connexion du propriétaire – Jeanne Dupont',
      about: `owners/${owner.id}`,
    })
    expect(mails[0]?.text).toContain(owner.email)
    expect(Date.now() - Date.parse((await stored()).lastLoginAt ?? '')).toBeLessThan(60_000)
  })

  it('works without JavaScript, and leads to the page that was requested', async () => {
    const values = { email: owner.email, password, page: '/fr/login/' }
    const to = '/fr/owner/messages/12/'
    const referer = `https://www.agency.example/fr/login/?${new URLSearchParams({ to })}`
    const response = await post('login', { values, plain: true, headers: { referer } })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(to)
    const outside = `https://www.agency.example/fr/login/?${new URLSearchParams({ to: '//evil.example/' })}`
    const elsewhere = await post('login', { values, plain: true, headers: { referer: outside } })
    expect(elsewhere.headers.get('location')).toBe('/fr/owner/')
  })

  it('is refused when it was sent by another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await post('login', { values: { email: owner.email, password }, headers })
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('asks for missing fields', async () => {
    const response = await post('login', { values: { lang: 'nl' } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: { email: 'U gaf geen e-mailadres in', password: 'U gaf geen wachtwoord in' },
    })
  })

  const loginMessages = {
    fr: "L'adresse électronique et/ou le mot de passe sont incorrects.",
    nl: 'Ongeldig e-mailadres of wachtwoord',
    en: 'The username or password are not correct.',
    de: 'Die E-Mail-Adresse und/oder das Passwort sind nicht korrekt.',
  }

  it('fails in the same way for an unknown address, a wrong password, a locked account and a member of staff', async () => {
    const locked = await createOwner()
    await payload.db.drizzle.execute(
      sql`update owners set lock_until = now() + interval '5 minutes' where id = ${locked.id}`,
    )
    const tries: [email: string, word: string][] = [
      [`nobody-${nextNumber()}@example.com`, password],
      [owner.email, 'wrong'],
      [locked.email, password],
      [visitors.admin?.email ?? '', password],
      [owner.email, 'x'.repeat(500)],
    ]
    for (const [lang, message] of Object.entries(loginMessages)) {
      for (const [email, word] of tries) {
        const response = await post('login', { values: { lang, email, password: word } })
        const { status, headers } = response
        const answer = { status, cookie: headers.get('set-cookie'), body: await response.json() }
        expect(answer).toEqual({ status: 401, cookie: null, body: { ok: false, errors: {}, error: message } })
      }
      await payload.db.drizzle.execute(sql`update owners set login_attempts = 0 where id = ${owner.id}`)
    }
    expect(await mailsOf('owner-login')).toEqual([])
  })

  it('reports a failure on a plain page where no script runs', async () => {
    const response = await post('login', { values: { email: owner.email, password: 'wrong' }, plain: true })
    expect(response.status).toBe(401)
    const html = await response.text()
    expect(html).toContain('L&#39;adresse électronique et/ou le mot de passe sont incorrects.')
    expect(typedAgain(html)).toMatchObject({
      action: '/api/owner/login',
      values: { email: [owner.email], password: [''] },
    })
  })

  it('asks a visitor who tries too often to wait, in the language of their page', async () => {
    const sent = { values: { lang: 'nl' }, headers: { 'x-forwarded-for': '10.7.7.7' } }
    stopClock()
    for (let attempt = 0; attempt < 30; attempt += 1) expect((await post('login', sent)).status).toBe(422)
    const asProgram = await post('login', sent)
    expect(asProgram.status).toBe(429)
    expect(Number(asProgram.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await asProgram.json()).toMatchObject({
      ok: false,
      error: expect.stringContaining('Te veel aanvragen.'),
    })
    const asPage = await post('login', { ...sent, plain: true })
    expect(await asPage.text()).toContain('Te veel aanvragen.')
  })

  it('takes the same work and time for an unknown address as for a wrong password', async () => {
    for (const email of ['nobody@example.com', owner.email]) {
      const work = await passwordWorkOf(() => tryLogin('wrong', email))
      expect(work).toEqual({ hashed: ['600000 x 32'], evened: 1 })
    }
  })

  it('is locked for ten minutes by five wrong passwords, and the owner gets one mail', async () => {
    for (let count = 0; count < 5; count += 1) expect((await tryLogin('wrong')).status).toBe(401)
    expect((await tryLogin(password)).status).toBe(401)
    expect((await tryLogin('wrong')).status).toBe(401)
    const until = Date.parse((await stored()).lockUntil ?? '')
    expect(Math.round((until - Date.now()) / 60_000)).toBe(10)
    // The mail is queued by a job, so the time of the response does not reveal it.
    expect(await mailsOf('owner-password')).toEqual([])
    await tellLocked()
    await tellLocked()
    const mails = await mailsOf('owner-password')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: owner.email, locale: 'nl' })
    expect(mails[0]?.subject).toContain('Uw eigenaarslogin is tijdelijk geblokkeerd')
    expect((await choose(await newestToken())).status).toBe(200)
    expect((await tryLogin(newPassword)).status).toBe(200)
  })

  it('sends one mail also where many wrong passwords come at the same time', async () => {
    const { logInOwner } = await import('@/cms/operations/owners/log-in-owner')
    const { email } = owner
    await Promise.all(Array.from({ length: 12 }, () => logInOwner({ payload, email, password: 'wrong' })))
    expect(await tellLocked()).toBe(1)
    expect(await mailsOf('owner-password')).toHaveLength(1)
    expect((await tryLogin(password)).status).toBe(401)
  })

  it('checks four passwords at once, and asks the others to try again', async () => {
    let release: () => void = () => undefined
    passwordWork.held = new Promise((resolve) => {
      release = resolve
    })
    let refusals = 0
    const answers = await Promise.all(
      Array.from({ length: 7 }, async (_, number) => {
        const answer = await tryLogin('wrong', `${number}@x.be`)
        if (answer.status === 503) refusals += 1
        // The four are being checked until the others have arrived.
        if (refusals === 3) release()
        return answer
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 503, 503, 503])
    const refused = answers.find(({ status }) => status === 503)
    expect(refused?.headers.get('retry-after')).toBe('10')
    expect(await refused?.json()).toMatchObject({ ok: false, errors: {} })
    expect((await tryLogin(password)).status).toBe(200)
  })

  describe('a login that is under way', () => {
    /** Logs in, and does something else after the account was read and before it is written. */
    async function logInWhile(work: () => Promise<unknown>): Promise<Response> {
      const findOne = payload.db.findOne.bind(payload.db)
      let isDone = false
      const spy = vi.spyOn(payload.db, 'findOne').mockImplementation(async (nextRequest) => {
        const found = await findOne(nextRequest)
        // Payload checks the password in a request of its own.
        if (
          !isDone &&
          nextRequest.collection === 'owners' &&
          nextRequest.req &&
          nextRequest.where &&
          'email' in nextRequest.where
        ) {
          isDone = true
          await work()
        }
        return found
      })
      try {
        return await tryLogin(password)
      } finally {
        spy.mockRestore()
        expect(isDone).toBe(true)
      }
    }

    const failure = { ok: false, errors: {}, error: loginMessages.fr }

    it('fails like any other, and undoes nothing, where the password is changed meanwhile', async () => {
      const logged = vi.spyOn(payload.logger, 'error')
      await forget()
      const token = await newestToken()
      const { setOwnerPassword } = await import('@/cms/operations/owners/set-owner-password')
      const typed = { password: newPassword, repeat: newPassword }
      const response = await logInWhile(() => setOwnerPassword({ payload, token, ...typed, now: new Date() }))
      expect(response.status).toBe(401)
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(await response.json()).toEqual(failure)
      expect(logged).not.toHaveBeenCalled()
      logged.mockRestore()
      expect((await tryLogin(password)).status).toBe(401)
      expect((await tryLogin(newPassword)).status).toBe(200)
      expect((await choose(token)).status).toBe(410)
    })

    it('fails where they log out everywhere meanwhile', async () => {
      const here = await enter()
      const everywhere = { cookie: here, values: { everywhere: '1' } }
      const response = await logInWhile(() => post('logout', everywhere))
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual(failure)
      expect(await visitorOf(here)).toBeNull()
      expect((await stored()).sessions ?? []).toEqual([])
    })
  })
})

describe('the cookie for scripts of the site', () => {
  const hintOf = (response: Response) =>
    response.headers.getSetCookie().filter((cookie) => cookie.startsWith('owner-here='))

  const hintPattern = /^owner-here=1; Path=\/; Expires=[^;]+; SameSite=Lax; Secure$/
  const gone = /^owner-here=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; Secure$/

  const endOf = (cookie = '') => /Expires=([^;]+)/.exec(cookie)?.[1]

  it('says that there is a login, as long as it lasts', async () => {
    const response = await tryLogin(password)
    const [session, ...hints] = response.headers.getSetCookie()
    expect(hints).toEqual([expect.stringMatching(hintPattern)])
    expect(endOf(hints[0])).toBe(endOf(session))
    await forget()
    expect(hintOf(await choose(await newestToken()))).toEqual([expect.stringMatching(hintPattern)])
  })

  it('is removed by a logout, also of an expired login, and not set by a failed login', async () => {
    expect(hintOf(await tryLogin('wrong'))).toEqual([])
    const cookie = await enter()
    for (const values of [{}, { everywhere: 'on' }])
      expect(hintOf(await post('logout', { cookie, values }))).toEqual([expect.stringMatching(gone)])
    expect(hintOf(await post('logout'))).toEqual([expect.stringMatching(gone)])
  })

  it('opens nothing by itself', async () => {
    expect(await visitorOf('owner-here=1')).toBeNull()
  })
})

describe('the name of the logged-in owner', () => {
  const ask = async (headers: Record<string, string>) => {
    const { GET } = await import('@/app/api/owner/me/route')
    const from = { 'x-forwarded-for': `10.12.${nextNumber() % 250}.1` }
    return GET(new Request('http://localhost:3000/api/owner/me', { headers: { ...from, ...headers } }))
  }

  it('is sent to the pages of the site alone, and not cached', async () => {
    const response = await ask({ cookie: await enter(), 'sec-fetch-site': 'same-origin' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual([])
    const { firstName, lastName } = await stored()
    expect(await response.json()).toEqual({
      ok: true,
      name: [firstName, lastName].filter(Boolean).join(' '),
    })
  })

  it('is sent to nobody else: a stranger, staff during an impersonation, an expired login, the page of another site', async () => {
    const cookie = await enter()
    await post('logout', { cookie })
    const staffCookie = `payload-token=${await logIn(payload, visitors.agent)}`
    const impersonation = cookieOf(await staffEndpoint('agent', `/owners/${owner.id}/impersonate`))
    const all = [
      '',
      'owner-here=1',
      'owner-session=wrong',
      cookie,
      staffCookie,
      `${staffCookie}; ${impersonation}`,
    ]
    for (const each of all) {
      const response = await ask({ cookie: each })
      expect([each, response.status, await response.json()]).toEqual([each, 401, { ok: false }])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    const elsewhere = await ask({ cookie: await enter(), 'sec-fetch-site': 'cross-site' })
    expect([elsewhere.status, await elsewhere.text()]).toEqual([403, expect.not.stringContaining('name')])
  })
})

describe('the login page', () => {
  const open = async (cookie: string, to = '') => {
    const { LoginScreen } = await import('@/site/screens/owners/login-screen')
    nextRequest.headers = new Headers({ cookie })
    const where = await LoginScreen({ locale: 'fr', segments: ['login'], to }).then(
      () => 'login',
      (error: unknown) =>
        error instanceof Error && 'digest' in error ? String(error.digest) : String(error),
    )
    nextRequest.headers = new Headers()
    return where.startsWith('NEXT_REDIRECT') ? where.split(';')[2] : where
  }

  beforeAll(async () => {
    const data = { type: 'login' as const, name: 'Connexion', title: 'Connexion', path: '/login/' }
    const page = { ...data, _status: 'published' as const }
    await payload.create({ collection: 'pages', locale: 'fr', data: page })
  })

  it('redirects an owner who is logged in to the requested page or to their area, and nowhere else', async () => {
    const cookie = await enter()
    expect(await open(cookie)).toBe('/fr/owner/')
    expect(await open(cookie, '/de/owner/messages/12/')).toBe('/de/owner/messages/12/')
    for (const to of ['https://evil.example/', '//evil.example/', '/fr/contact/', '/fr/owner/forgotten/'])
      expect(await open(cookie, to)).toBe('/fr/owner/')
  })

  it('is shown to everybody else, also after a login has expired or during an impersonation', async () => {
    expect(await open('')).toBe('login')
    expect(await open('owner-here=1')).toBe('login')
    const cookie = await enter()
    await post('logout', { cookie })
    expect(await open(`${cookie}; owner-here=1`)).toBe('login')
    const impersonation = cookieOf(await staffEndpoint('agent', `/owners/${owner.id}/impersonate`))
    expect(await open(`payload-token=${await logIn(payload, visitors.agent)}; ${impersonation}`)).toBe(
      'login',
    )
  })
})

describe('the logout of an owner', () => {
  it('ends this login and no other', async () => {
    const here = await enter()
    const there = await enter()
    const response = await post('logout', { cookie: here })
    expect(await response.json()).toEqual({ ok: true, redirect: '/fr/login/' })
    expect(response.headers.get('set-cookie')).toMatch(/^owner-session=; Path=\/; Expires=Thu, 01 Jan 1970/)
    expect(await visitorOf(here)).toBeNull()
    expect((await visitorOf(there))?.owner.id).toBe(owner.id)
  })

  it('ends all of them on request', async () => {
    const here = await enter()
    const there = await enter()
    await post('logout', { cookie: here, values: { everywhere: '1' }, plain: true })
    expect(await visitorOf(here)).toBeNull()
    expect(await visitorOf(there)).toBeNull()
  })

  it('revokes mailed links together with all logins, and none with a single one', async () => {
    await forget()
    const token = await newestToken()
    await post('logout', { cookie: await enter() })
    const { getOwnerByToken } = await import('@/cms/queries/owners/owner-links')
    expect(await getOwnerByToken({ payload, token, now: new Date() })).not.toBeNull()
    await post('logout', { cookie: await enter(), values: { everywhere: '1' } })
    expect((await choose(token)).status).toBe(410)
  })

  it('does not affect other owners', async () => {
    const cookie = await enter()
    const other = await createOwner()
    const otherCookie = await enter(password, other.email)
    await post('logout', { cookie, values: { everywhere: '1' } })
    expect((await visitorOf(otherCookie))?.owner.id).toBe(other.id)
  })
})

describe('a forgotten password', () => {
  it('is answered in the same way for every address, and mailed only to owners', async () => {
    const known = await forget()
    const unknown = await forget('nobody@example.com')
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await known.json()).toEqual(await unknown.json())
    const jobs = await payload.db.drizzle.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier = 'owner-password'`,
    )
    expect(jobs.rows).toHaveLength(2)
    const mails = await findMails(payload)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ kind: 'owner-password', to: owner.email, locale: 'nl' })
    expect(mails[0]?.text).toContain('https://www.agency.example/nl/owner/password/?token=')
  })

  it('is mailed three times in an hour and no more', async () => {
    for (let count = 0; count < 5; count += 1) await forget()
    expect(await mailsOf('owner-password')).toHaveLength(3)
  })

  it('is changed by the link, which logs them in, once, and ends every other login', async () => {
    const before = await enter()
    await forget()
    const token = await newestToken()
    const response = await choose(token)
    expect(await response.json()).toEqual({ ok: true, redirect: '/fr/owner/' })
    expect((await visitorOf(cookieOf(response)))?.owner.id).toBe(owner.id)
    expect(await visitorOf(before)).toBeNull()
    expect((await tryLogin(password)).status).toBe(401)
    const again = await choose(token, 'yet another sentence')
    expect(again.status).toBe(410)
    expect(again.headers.get('set-cookie')).toBeNull()
    expect((await tryLogin(newPassword)).status).toBe(200)
  })

  it('is changed once, also where two posts come with one link at the same time', async () => {
    await forget()
    const token = await newestToken()
    const answers = await Promise.all([
      choose(token, 'the first sentence'),
      choose(token, 'the other sentence'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  it('is not changed by a link that has expired, was altered, is for something else or unknown', async () => {
    const { signToken } = await import('@/cms/access/signed-token')
    const { secret } = payload
    const inAnHour = new Date(Date.now() + 3_600_000)
    await forget(owner.email, new Date(Date.now() - 61 * 60_000))
    const expired = await newestToken()
    const numbers = [owner.id, 0]
    const good = signToken({ secret, purpose: 'owner-password', numbers, expiresAt: inAnHour })
    const wrong = [
      expired,
      `${good}x`,
      good.replace(/^[^.]+/, '1'),
      signToken({ secret, purpose: 'impersonation', numbers, expiresAt: inAnHour }),
      signToken({ secret, purpose: 'alert-manage', numbers, expiresAt: null }),
      signToken({ secret: 'another', purpose: 'owner-password', numbers, expiresAt: inAnHour }),
      signToken({ secret, purpose: 'owner-password', numbers: [owner.id, 1], expiresAt: inAnHour }),
      signToken({ secret, purpose: 'owner-password', numbers: [2_000_000_000, 0], expiresAt: inAnHour }),
      '',
    ]
    for (const token of wrong) expect((await choose(token)).status).toBe(410)
    expect((await choose(good)).status).toBe(200)
  })

  it.each([
    ['', '', { password: 'U gaf geen wachtwoord in' }],
    [newPassword, 'another sentence here', { repeat: 'De wachtwoorden zijn niet gelijk' }],
    ['too short', 'too short', { password: 'Kies minstens 12 tekens' }],
  ])('is not changed to %j, repeated as %j, and the link still works', async (word, repeat, errors) => {
    await forget()
    const token = await newestToken()
    const response = await post('password', { values: { lang: 'nl', token, password: word, repeat } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ ok: false, errors })
    expect((await choose(token)).status).toBe(200)
  })

  it('cannot be their mail address', async () => {
    await forget()
    const response = await choose(await newestToken(), owner.email)
    expect(response.status).toBe(422)
  })
})

const staffEndpoint = async (who: VisitorName, path: string, body?: unknown) =>
  rest({ method: 'POST', path, body, token: await logIn(payload, visitors[who]) })

describe('an invitation', () => {
  it.each(['anonymous', 'owner'] as const)('cannot be sent by %s', async (who) => {
    expect((await staffEndpoint(who, `/owners/${owner.id}/invite`)).status).toBe(403)
    expect((await staffEndpoint(who, '/owners/invite-new', {})).status).toBe(403)
    expect((await staffEndpoint(who, `/owners/${owner.id}/impersonate`)).status).toBe(403)
  })

  it('reaches the owner in their language, works for a week, and opens their account', async () => {
    const sent = await staffEndpoint('agent', `/owners/${owner.id}/invite`)
    expect(sent.status).toBe(200)
    const [mail] = await mailsOf('owner-invitation')
    expect(mail).toMatchObject({ to: owner.email, locale: 'nl' })
    expect((await stored()).invitedAt).not.toBeNull()
    const { getOwnerByToken } = await import('@/cms/queries/owners/owner-links')
    const token = await newestToken('owner-invitation')
    const after = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    expect((await getOwnerByToken({ payload, token, now: after(7 * 24 - 1) }))?.id).toBe(owner.id)
    expect(await getOwnerByToken({ payload, token, now: after(7 * 24 + 1) })).toBeNull()
    expect((await choose(token)).status).toBe(200)
    expect((await choose(token)).status).toBe(410)
  })

  it('is sent three times in an hour, and to no unknown owner', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await staffEndpoint('agent', `/owners/${owner.id}/invite`)).status).toBe(200)
    expect((await staffEndpoint('agent', `/owners/${owner.id}/invite`)).status).toBe(429)
    expect((await staffEndpoint('agent', '/owners/2000000000/invite')).status).toBe(404)
  })

  const createProperty = async (more: object = {}) => {
    const user = { relationTo: 'users' as const, value: 1 }
    const data = { ...factories.properties({ ...place, user }, nextNumber()), ...more }
    return (await payload.create({ collection: 'properties', data })).id
  }

  it('creates the account of a new owner with their properties', async () => {
    const properties = [await createProperty(), await createProperty({ _status: 'published' })]
    const email = `new-${nextNumber()}@example.com`
    const form = { firstName: 'Piet', lastName: 'Peeters', email, phone: '0475', language: 'de', properties }
    const response = await staffEndpoint('agent', '/owners/invite-new', form)
    expect(response.status).toBe(200)
    const { id }: { id: number } = await response.json()
    const { docs } = await payload.find({ collection: 'properties', where: { owner: { equals: id } } })
    expect(docs.map((property) => property.id).toSorted()).toEqual(properties.toSorted())
    expect(docs.map((property) => property._status).toSorted()).toEqual(['draft', 'published'])
    const drafts = await payload.find({
      collection: 'properties',
      draft: true,
      where: { id: { in: properties } },
      depth: 0,
    })
    expect(drafts.docs.map((property) => property.owner)).toEqual([id, id])
    expect(await mailsOf('owner-invitation')).toMatchObject([{ to: email, locale: 'de' }])
    expect((await choose(await newestToken('owner-invitation'))).status).toBe(200)
    expect((await tryLogin(newPassword, email)).status).toBe(200)
  })

  it('creates nothing where a property has an owner, or the address exists', async () => {
    const free = await createProperty()
    const taken = await createProperty({ owner: owner.id })
    const email = `new-${nextNumber()}@example.com`
    const form = { lastName: 'Peeters', email, language: 'nl', properties: [free, taken] }
    const refused = await staffEndpoint('agent', '/owners/invite-new', form)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toEqual({ ok: false, errors: { properties: 'taken' } })
    const again = await staffEndpoint('agent', '/owners/invite-new', {
      ...form,
      properties: [],
      email: owner.email,
    })
    expect(await again.json()).toEqual({ ok: false, errors: { email: 'taken' } })
    expect(await payload.count({ collection: 'owners', where: { email: { equals: email } } })).toEqual({
      totalDocs: 0,
    })
    expect(
      (await payload.findByID({ collection: 'properties', id: free, depth: 0 })).owner ?? null,
    ).toBeNull()
    expect(await findMails(payload)).toEqual([])
  })
})

describe('the changes of staff to an account', () => {
  const change = async (body: object) =>
    rest({
      method: 'PATCH',
      path: `/owners/${owner.id}`,
      body,
      token: await logIn(payload, visitors.agent),
    })

  it('revoke links and logins when the mail address changes', async () => {
    const cookie = await enter()
    await forget()
    const token = await newestToken()
    const email = `right-${nextNumber()}@example.com`
    expect((await change({ email })).status).toBe(200)
    expect(await visitorOf(cookie)).toBeNull()
    expect((await choose(token)).status).toBe(410)
    expect((await tryLogin(password, email)).status).toBe(200)
  })

  it('are mailed to the former address, unless it was never used to log in', async () => {
    await enter()
    const email = `other-${nextNumber()}@example.com`
    expect((await change({ email })).status).toBe(200)
    const [notice, ...more] = await mailsOf('owner-address')
    expect(more).toEqual([])
    expect(notice).toMatchObject({ to: owner.email, locale: 'nl', about: `owners/${owner.id}` })
    expect(notice?.text).toContain('Hebt u dit niet gevraagd?')
    expect(notice?.text).not.toContain(email)
    owner = await createOwner()
    expect((await change({ email: `right-${nextNumber()}@example.com` })).status).toBe(200)
    expect(await mailsOf('owner-address')).toHaveLength(1)
  })

  it('are mailed to nobody where they are not stored', async () => {
    await enter()
    const taken = await createOwner()
    expect((await change({ email: taken.email })).status).toBe(400)
    expect(await mailsOf('owner-address')).toEqual([])
  })

  it('keep links and logins when anything else changes', async () => {
    const cookie = await enter()
    await forget()
    const token = await newestToken()
    expect((await change({ email: owner.email.toUpperCase(), phone: '0475' })).status).toBe(200)
    expect((await visitorOf(cookie))?.owner.id).toBe(owner.id)
    expect((await choose(token)).status).toBe(200)
  })

  it('revoke links when one of our programs sets the password', async () => {
    await forget()
    const token = await newestToken()
    await payload.update({ collection: 'owners', id: owner.id, data: { password: newPassword } })
    expect((await choose(token)).status).toBe(410)
    expect((await tryLogin(newPassword)).status).toBe(200)
  })

  it('never set their password', async () => {
    const response = await change({ password: newPassword, phone: '0475' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/uitnodiging|invitation|Invite/) }],
    })
    const where = new URLSearchParams({ 'where[id][equals]': String(owner.id) })
    const token = await logIn(payload, visitors.admin)
    const several = {
      method: 'PATCH',
      path: `/owners?${where}`,
      body: { password: newPassword },
      token,
    } as const
    expect((await rest(several)).status).toBe(403)
    expect((await tryLogin(newPassword)).status).toBe(401)
    expect((await stored()).phone ?? null).toBeNull()
  })

  it('never show the secret of mailed links: nobody reads it, nor searches for it', async () => {
    await forget()
    await staffEndpoint('agent', `/owners/${owner.id}/invite`)
    const token = await logIn(payload, visitors.admin)
    for (const kind of ['owner-password', 'owner-invitation']) {
      const secret = await newestToken(kind)
      expect(secret).not.toBe('')
      const [mail] = await mailsOf(kind)
      expect(mail?.html).toContain('token=…')
      const paths = [
        `/mails/${mail?.id}`,
        '/mails?limit=100',
        '/mails?select[text]=true&select[html]=true',
        `/mails/${mail?.id}?select[html]=true`,
      ]
      const person = `/leads/person?email=${encodeURIComponent(owner.email)}`
      for (const path of [...paths, person]) {
        const answer = await (await rest({ path, token })).text()
        expect(answer).toContain('token=…')
        expect(answer).not.toContain(secret)
        expect(answer).not.toContain(secret.slice(-12))
      }
      for (const field of ['text', 'html']) {
        const guess = new URLSearchParams({ [`where[${field}][contains]`]: secret.slice(0, 12) })
        for (const path of ['/mails', '/mails/count'])
          expect((await rest({ path: `${path}?${guess}`, token })).status).toBe(400)
      }
      const { sendMail } = await import('@/cms/operations/mails/send-mail')
      const sent: unknown[] = []
      const send = async ({ message }: { message: unknown }) => {
        sent.push(message)
        return []
      }
      await sendMail({ payload, send, id: mail?.id ?? 0, attempt: 1, now: new Date() })
      expect(sent).toMatchObject([
        { text: expect.stringContaining(secret), html: expect.stringContaining(secret) },
      ])
    }
  })
})

describe('an impersonation of an owner by staff', () => {
  const impersonate = async (who: VisitorName) => {
    const response = await staffEndpoint(who, `/owners/${owner.id}/impersonate`)
    return { response, cookie: cookieOf(response) }
  }
  const staffCookie = async (who: VisitorName) => `payload-token=${await logIn(payload, visitors[who])}`

  it('is visible to that member of staff alone, is marked on the page, and is logged', async () => {
    const { response, cookie } = await impersonate('agent')
    expect(await response.json()).toEqual({ ok: true, href: '/nl/owner/' })
    expect(response.headers.get('set-cookie')).toMatch(
      /^owner-impersonation=[^;]+; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(await visitorOf(`${await staffCookie('agent')}; ${cookie}`)).toEqual({
      owner: { id: owner.id, email: owner.email, name: 'Jeanne Dupont', language: 'nl' },
      impersonation: { staff: 'agent' },
    })
    expect(await visitorOf(cookie)).toBeNull()
    expect(await visitorOf(`${await staffCookie('editor')}; ${cookie}`)).toBeNull()
    expect(await visitorOf(`${await staffCookie('owner')}; ${cookie}`)).toBeNull()
    const impersonations = await payload.find({
      collection: 'impersonations',
      where: { owner: { equals: owner.id } },
      depth: 0,
    })
    expect(impersonations.docs).toMatchObject([{ staff: visitors.agent?.id, owner: owner.id }])
    expect(await mailsOf('owner-login')).toHaveLength(1)
  })

  it('takes precedence over a login, and ends after half an hour or on request', async () => {
    const other = await createOwner()
    const own = await enter(password, other.email)
    const { cookie } = await impersonate('agent')
    const all = `${await staffCookie('agent')}; ${own}; ${cookie}`
    expect((await visitorOf(all))?.owner.id).toBe(owner.id)
    const { getImpersonation } = await import('@/cms/queries/owners/owner-users')
    const headers = new Headers({ cookie: await staffCookie('agent') })
    const token = cookie.replace('owner-impersonation=', '')
    const after = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    expect(await getImpersonation({ payload, headers, token, now: after(29) })).not.toBeNull()
    expect(await getImpersonation({ payload, headers, token, now: after(31) })).toBeNull()
    const ended = await post('end-impersonation', { cookie: all, plain: true })
    expect(ended.headers.get('location')).toBe(`/admin/collections/owners/${owner.id}`)
    expect(ended.headers.get('set-cookie')).toMatch(/^owner-impersonation=;/)
  })

  it('changes nothing', async () => {
    const { cookie } = await impersonate('admin')
    const all = `${await staffCookie('admin')}; ${cookie}`
    const values = {
      language: 'de',
      monthlyReport: 'on',
      current: password,
      password: newPassword,
      repeat: newPassword,
    }
    for (const route of ['logout', 'account', 'change-password'] as const)
      expect((await post(route, { cookie: all, values })).status).toBe(403)
    expect(await stored()).toMatchObject({ language: 'nl', monthlyReport: false })
    expect((await tryLogin(password)).status).toBe(200)
  })
})

describe('the logins of staff and owners', () => {
  it('are invalid in the place of the other', async () => {
    const { getStaffUser } = await import('@/cms/queries/agency/get-staff-user')
    const session = (await enter()).replace('owner-session=', '')
    const staff = await logIn(payload, visitors.admin)
    for (const cookie of [`payload-token=${staff}`, `owner-session=${staff}`, `payload-token=${session}`])
      expect(await visitorOf(cookie)).toBeNull()
    const headers = new Headers({ cookie: `payload-token=${session}; owner-session=${session}` })
    expect(await getStaffUser({ payload, headers })).toBeNull()
    for (const path of ['/users', '/leads', '/impersonations', '/mails', '/owners/invite-new'])
      expect((await rest({ path, token: session })).status).not.toBe(200)
    const { totalDocs } = await (await rest({ path: '/owners', token: session })).json()
    expect(totalDocs).toBe(1)
  })

  it.each(['', 'a', 'a.b.c', 'x'.repeat(5000)])('are refused where the cookie is %j', async (value) => {
    expect(await visitorOf(`owner-session=${value}; owner-impersonation=${value}`)).toBeNull()
  })

  it('end with the account', async () => {
    const cookie = await enter()
    await payload.delete({ collection: 'owners', id: owner.id })
    expect(await visitorOf(cookie)).toBeNull()
  })
})

describe('the account of an owner', () => {
  it('cannot be changed by a stranger', async () => {
    for (const route of ['account', 'change-password'] as const) {
      const response = await post(route, { values: { language: 'de' } })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ ok: false, redirect: '/fr/login/' })
    }
  })

  it('stores how they want to be addressed and mailed', async () => {
    const cookie = await enter()
    const response = await post('account', {
      cookie,
      values: { language: 'de', monthlyReport: 'on' },
      plain: true,
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/fr/owner/account/?done=saved')
    expect(await stored()).toMatchObject({ language: 'de', monthlyReport: true })
    await post('account', { cookie, values: { language: 'fr' } })
    expect(await stored()).toMatchObject({ language: 'fr', monthlyReport: false })
    expect((await post('account', { cookie, values: { language: 'it' } })).status).toBe(422)
    expect((await visitorOf(cookie))?.owner.language).toBe('fr')
  })

  it('accepts a new password from who knows the old one, and logs out the other devices', async () => {
    const here = await enter()
    const there = await enter()
    await forget()
    const link = await newestToken()
    const change = (current: string, word = newPassword, repeat = word) =>
      post('change-password', { cookie: here, values: { current, password: word, repeat } })
    const wrong = await change('wrong')
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({
      errors: { current: 'Votre mot de passe actuel n’est pas correct' },
    })
    expect(await (await change('', 'short')).json()).toMatchObject({
      errors: {
        current: 'Vous n’avez pas saisi votre mot de passe',
        password: 'Choisissez au moins 12 caractères',
      },
    })
    expect((await change('   ')).status).toBe(422)
    const logins = (await mailsOf('owner-login')).length
    expect(await (await change(password)).json()).toEqual({
      ok: true,
      redirect: '/fr/owner/account/?done=password',
    })
    expect(await mailsOf('owner-login')).toHaveLength(logins)
    expect((await visitorOf(here))?.owner.id).toBe(owner.id)
    expect(await visitorOf(there)).toBeNull()
    expect((await choose(link)).status).toBe(410)
    expect((await tryLogin(newPassword)).status).toBe(200)
  })
})

describe('the pages of the owner area', () => {
  it.each([
    ['account', 'same-origin'],
    ['forgotten', 'same-origin'],
    // Its address has the token of a mail.
    ['password', 'strict-origin'],
  ])('%s let a browser send where its forms come from', async (step, referrer) => {
    const { generateMetadata } = await import('@/app/(site)/[locale]/owner/[[...step]]/page')
    const params = Promise.resolve({ locale: 'fr', step: [step] })
    expect(await generateMetadata({ params, searchParams: Promise.resolve({}) })).toMatchObject({ referrer })
  })

  it('are linked from a refusal, also where the browser sends only the origin', async () => {
    const headers = { origin: 'https://www.agency.example', referer: 'https://www.agency.example/' }
    const page = '/fr/owner/password/?token=abc'
    const values = { token: 'abc', page, password: '', repeat: '' }
    const known = (await newestToken()) || (await forget(), await newestToken())
    const refused = await post('password', { values: { ...values, token: known }, plain: true, headers })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(`<a href="${page}">`)
  })

  const open = async (cookie: string, user: TypedUser | null = null) => {
    nextRequest.headers = new Headers({
      cookie: user ? `payload-token=${await logIn(payload, user)}` : cookie,
    })
    const { OwnerScreen } = await import('@/site/screens/owners/owner-screen')
    const query = { token: '', done: '', draft: null }
    return OwnerScreen({ locale: 'fr', page: { kind: 'message', id: 3 }, query })
  }

  it('redirect a stranger, and staff outside an impersonation, to the login, which leads back', async () => {
    const digest = expect.stringContaining('/fr/login/?to=%2Ffr%2Fowner%2Fmessages%2F3%2F')
    await expect(open('')).rejects.toMatchObject({ digest })
    await expect(open('', visitors.admin)).rejects.toMatchObject({ digest })
  })
})

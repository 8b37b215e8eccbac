import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/cms/payload-types'
import { nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import {
  cancels,
  providerClient,
  startLoginProvider,
  type AtProvider,
} from '../../support/site/login-provider'
import { drawHtml } from '../../support/site/draw-html'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { appCode } from '../../support/site/second-factor'
import { stopClock } from '../../support/stop-clock'
import { cookiesOf, type Cookies } from '../../support/site/set-cookies'

// Its components load style sheets, which only a browser reads.
vi.mock('@payloadcms/ui', () => ({ Button: 'a' }))

const site = 'https://maison.example'
const returnPath = '/users/login/provider/return'

let payload: Payload
let rest: CallRest
let provider: Awaited<ReturnType<typeof startLoginProvider>>

beforeAll(async () => {
  provider = await startLoginProvider(`${site}/api${returnPath}`)
  const started = await startSite({
    SITE_URL: site,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: providerClient.id,
    OIDC_CLIENT_SECRET: providerClient.secret,
    OIDC_NAME: 'Brabant ID',
  })
  payload = started.payload
  rest = createRest(started.config)
})
afterAll(async () => {
  await provider.stop()
  for (const key of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'])
    delete process.env[key]
  await stopPayload()
})
beforeEach(stopClock)

const headersOf = (cookies: Cookies) => ({
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
})

const open = (path: string, cookies: Cookies = {}) => rest({ path, headers: headersOf(cookies) })

const locationOf = (response: Response): string => response.headers.get('location') ?? ''

async function begin(redirect?: string) {
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`
  const response = await open(`/users/login/provider${query}`)
  return { response, address: locationOf(response), cookies: cookiesOf(response) }
}

/** Somebody comes back from the provider, with what their browser kept. */
const comeBack = (to: URL, cookies: Cookies) => open(`${returnPath}${to.search}`, cookies)

type Round = { redirect?: string; cookies?: Cookies }

/** The whole way: to the provider, who logs in there, and back. */
async function goRound(who: AtProvider | null, { redirect, cookies = {} }: Round = {}) {
  const begun = await begin(redirect)
  const returned = await provider.logIn(begun.address, who)
  const response = await comeBack(returned, { ...cookies, ...begun.cookies })
  return { begun, returned, response, location: locationOf(response), kept: cookiesOf(response) }
}

const problem = (code: string, redirect = '/admin') =>
  `/admin/login?${new URLSearchParams({ problem: code, redirect })}`

async function createColleague(data: Partial<User> = {}) {
  const number = nextNumber()
  const person = { email: `colleague-${number}@example.com`, name: 'Colleague', role: 'agent' as const }
  const user = await payload.create({ collection: 'users', data: { ...person, ...data, password } })
  return { user, who: { sub: `person-${number}`, email: user.email, email_verified: true } }
}

const userOf = async (cookies: Cookies): Promise<string | null> => {
  const { user } = await (await rest({ path: '/users/me', token: cookies['payload-token'] })).json()
  return user?.email ?? null
}

async function rows(statement: string): Promise<Record<string, unknown>[]> {
  const { databaseOf } = await import('@/cms/database/transactions')
  return (await databaseOf(payload).execute(statement)).rows
}

const actionsOn = async ({ id }: User) =>
  (
    await rows(`select action from audit_entries where document = '${id}' and kind = 'users' order by id`)
  ).map(({ action }) => action)

const linksOf = ({ id }: User) =>
  rows(`select issuer, subject from staff_provider_links where user_id = ${id}`)

const count = async (statement: string) =>
  Number((await rows(`select count(*) as n from ${statement}`))[0]?.n)

async function switchOn(user: User) {
  const token = await logIn(payload, { ...user, collection: 'users' })
  const post = (path: string, body: object) => rest({ method: 'POST', path, body, token })
  const offered = await (await post('/users/second-factor/offer', {})).json()
  const code = appCode(offered.secret)
  await post('/users/second-factor/on', { offer: offered.offer, code, password })
  vi.setSystemTime(Date.now() + 60_000)
  return String(offered.secret)
}

describe('a login by the provider', () => {
  it('asks the provider with a code challenge, a state and a nonce, which only this browser can use', async () => {
    const { response, address } = await begin()
    expect(response.status).toBe(303)
    const asked = new URL(address)
    expect(asked.origin).toBe(provider.issuer)
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: providerClient.id,
      redirect_uri: `${site}/api${returnPath}`,
      response_type: 'code',
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const [cookie = '', ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie).toMatch(
      /^staff-provider-login=[\w-]+; Path=\/api\/users\/login; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
    for (const hidden of ['state', 'nonce']) expect(cookie).not.toContain(asked.searchParams.get(hidden))
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('begins a session of the account with the checked address, as a password does', async () => {
    const { user, who } = await createColleague()
    const { response, location, kept } = await goRound({ ...who, email: user.email.toUpperCase() })
    expect([response.status, location]).toEqual([303, '/admin'])
    expect(await userOf(kept)).toBe(user.email)
    expect(kept['staff-provider-login']).toBe('')
    const session = response.headers.getSetCookie().find((each) => each.startsWith('payload-token='))
    expect(session).toMatch(/HttpOnly/)
    expect(await count(`users_sessions where _parent_id = ${user.id}`)).toBe(1)
    expect(await actionsOn(user)).toEqual(['link-provider', 'sign-in'])
    expect(await count(`mails where "to" = '${user.email}' and kind = 'account-sign-in'`)).toBe(1)
    expect(await linksOf(user)).toEqual([{ issuer: provider.issuer, subject: who.sub }])
    // The same browser is known the next time.
    await goRound(who, { cookies: { 'staff-browser': kept['staff-browser'] ?? '' } })
    expect(await count(`mails where "to" = '${user.email}' and kind = 'account-sign-in'`)).toBe(1)
    expect(await actionsOn(user)).toEqual(['link-provider', 'sign-in', 'sign-in'])
  })

  it('goes by the person of the provider from then on, whatever their address there', async () => {
    const { user, who } = await createColleague()
    await goRound(who)
    for (const changed of [
      { sub: who.sub, email: 'another@example.com', email_verified: true },
      { sub: who.sub, email: who.email, email_verified: false },
      { sub: who.sub },
    ])
      expect(await userOf((await goRound(changed)).kept)).toBe(user.email)
  })

  it('takes no letter for another one that it becomes in lower case', async () => {
    const { user, who } = await createColleague({ email: `anke-${nextNumber()}@example.com` })
    const email = user.email.replace('anke', 'an\u212Ae')
    expect(email.toLowerCase()).toBe(user.email)
    expect((await goRound({ ...who, email })).location).toBe(problem('unverified'))
    expect(await linksOf(user)).toEqual([])
  })

  it('creates no account, and logs nobody in whose address has none', async () => {
    const accounts = await count('users')
    const who = { sub: 'stranger', email: 'stranger@example.com', email_verified: true }
    const { location, kept } = await goRound(who, { redirect: '/admin/account' })
    expect(location).toBe(problem('unknown', '/admin/account'))
    expect(kept).toEqual({ 'staff-provider-login': '' })
    expect(await count('users')).toBe(accounts)
  })

  it('logs no owner in', async () => {
    const email = `owner-${nextNumber()}@example.com`
    await payload.create({ collection: 'owners', data: { email, password } })
    const { location } = await goRound({ sub: 'owner', email, email_verified: true })
    expect(location).toBe(problem('unknown'))
  })

  it.each([[{ email_verified: false }], [{ email_verified: undefined }], [{ email: undefined }]])(
    'refuses an address that the provider has not checked: %j',
    async (claims) => {
      const { user, who } = await createColleague()
      const { location, kept } = await goRound({ ...who, ...claims })
      expect(location).toBe(problem('unverified'))
      expect(kept).toEqual({ 'staff-provider-login': '' })
      expect(await linksOf(user)).toEqual([])
    },
  )

  it('refuses another person of the provider with the same address, and the log says so', async () => {
    const { user, who } = await createColleague()
    await goRound(who)
    const { location, kept } = await goRound({ ...who, sub: 'another person' })
    expect(location).toBe(problem('other'))
    expect(kept['payload-token']).toBeUndefined()
    expect((await actionsOn(user)).at(-1)).toBe('failed-sign-in')
    expect(await linksOf(user)).toMatchObject([{ subject: who.sub }])
  })

  it('refuses an account whose invitation nobody has accepted, as the password is', async () => {
    const { user, who } = await createColleague()
    await rows(`update users set invited_at = now(), joined_at = null where id = ${user.id}`)
    expect((await goRound(who)).location).toBe(problem('invited'))
    expect(await linksOf(user)).toEqual([])
  })

  it('says that somebody cancelled', async () => {
    expect((await goRound(cancels, { redirect: '/admin/account' })).location).toBe(
      problem('cancelled', '/admin/account'),
    )
  })
})

describe('what comes back', () => {
  it('works once', async () => {
    const { who } = await createColleague()
    const { begun, returned, kept } = await goRound(who)
    expect(kept['payload-token']).not.toBe('')
    const again = await comeBack(returned, begun.cookies)
    expect(locationOf(again)).toBe(problem('expired'))
    expect(cookiesOf(again)['payload-token']).toBeUndefined()
  })

  it('counts only in the browser that began it, and for ten minutes', async () => {
    const { who } = await createColleague()
    const begun = await begin()
    const returned = await provider.logIn(begun.address, who)
    const other = await begin()
    const changed = new URL(returned)
    changed.searchParams.set('state', 'another')
    const sealed = begun.cookies['staff-provider-login'] ?? ''
    for (const [to, cookies] of [
      [returned, {}],
      [returned, other.cookies],
      [changed, begun.cookies],
      [returned, { 'staff-provider-login': `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}` }],
      [new URL(`${returned.origin}${returned.pathname}`), begun.cookies],
    ] as const)
      expect(locationOf(await comeBack(to, cookies))).toBe(problem('expired'))
    vi.setSystemTime(Date.now() + 601_000)
    expect(locationOf(await comeBack(returned, begun.cookies))).toBe(problem('expired'))
  })

  it.each(['nonce', 'code_challenge'])('is refused where the %s was another one', async (key) => {
    const { user, who } = await createColleague()
    const begun = await begin()
    const address = new URL(begun.address)
    address.searchParams.set(key, 'x'.repeat(43))
    const returned = await provider.logIn(address.href, who)
    const response = await comeBack(returned, begun.cookies)
    expect(locationOf(response)).toBe(problem('failed'))
    expect(await linksOf(user)).toEqual([])
  })

  it('is refused with an invented code, or in the name of another issuer', async () => {
    const { who } = await createColleague()
    for (const [key, value] of [
      ['code', 'invented'],
      ['iss', 'https://evil.example'],
      ['error', 'server_error'],
    ] as const) {
      const begun = await begin()
      const returned = await provider.logIn(begun.address, who)
      returned.searchParams.set(key, value)
      const response = await comeBack(returned, begun.cookies)
      expect(locationOf(response)).toBe(problem('failed'))
      expect(cookiesOf(response)['payload-token']).toBeUndefined()
    }
  })

  it('is logged without codes, tokens and addresses', async () => {
    const log = vi.spyOn(payload.logger, 'warn')
    const begun = await begin()
    const returned = await provider.logIn(begun.address, (await createColleague()).who)
    returned.searchParams.set('code', 'invented')
    await comeBack(returned, begun.cookies)
    expect(log.mock.calls).toEqual([
      [
        {
          msg: expect.any(String),
          error: expect.stringMatching(/^ResponseBodyError [\w ]+: invalid_grant$/),
        },
      ],
    ])
    log.mockRestore()
  })

  it('makes a visitor wait whose logins fail without end, and nobody else', async () => {
    const log = vi.spyOn(payload.logger, 'warn')
    const invented = async (address: string) => {
      const begun = await begin()
      const state = new URL(begun.address).searchParams.get('state') ?? ''
      const query = new URLSearchParams({ code: 'invented', state, iss: provider.issuer })
      const headers = { ...headersOf(begun.cookies), 'x-forwarded-for': address }
      return locationOf(await rest({ path: `${returnPath}?${query}`, headers }))
    }
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await invented('203.0.113.7')).toBe(problem('failed'))
    expect(await invented('203.0.113.7')).toBe(problem('too-many'))
    expect(log).toHaveBeenCalledTimes(30)
    expect(await invented('203.0.113.8')).toBe(problem('failed'))
    vi.setSystemTime(Date.now() + 11 * 60_000)
    expect(await invented('203.0.113.7')).toBe(problem('failed'))
    log.mockRestore()
  })

  it.each([
    'https://evil.example',
    '//evil.example/admin',
    '/\\evil.example',
    '/admin/..//evil.example',
    '/fr/',
    '/api/users/logout',
  ])('leads to the back office, not to %s', async (redirect) => {
    const { who } = await createColleague()
    expect((await goRound(who, { redirect })).location).toBe('/admin')
  })

  it('leads to the screen where somebody wanted to go', async () => {
    const { who } = await createColleague()
    const redirect = '/admin/collections/properties?limit=10'
    expect((await goRound(who, { redirect })).location).toBe(redirect)
  })
})

const unlink = (id: number, token: string | null) =>
  rest({ method: 'POST', path: `/users/${id}/unlink-provider`, body: {}, token })

describe('the second factor', () => {
  const giveCode = (cookies: Cookies, code: string) =>
    rest({ method: 'POST', path: '/users/login/code', body: { code }, headers: headersOf(cookies) })

  it('is asked after the provider as after a password; the account is linked once it is given', async () => {
    const { user, who } = await createColleague()
    const secret = await switchOn(user)
    const { location, kept } = await goRound(who, { redirect: '/admin/account' })
    expect(location).toBe(`/admin/login?${new URLSearchParams({ redirect: '/admin/account' })}`)
    expect(kept['payload-token']).toBeUndefined()
    expect(await linksOf(user)).toEqual([])
    expect((await giveCode(kept, '000000')).status).toBe(422)
    expect(await linksOf(user)).toEqual([])
    const given = await giveCode(kept, appCode(secret))
    expect([given.status, await userOf(cookiesOf(given))]).toEqual([200, user.email])
    expect(await linksOf(user)).toMatchObject([{ subject: who.sub }])
    vi.setSystemTime(Date.now() + 60_000)
    const next = await goRound({ sub: who.sub })
    expect((await giveCode(next.kept, appCode(secret))).status).toBe(200)
    expect((await actionsOn(user)).filter((action) => action === 'link-provider')).toHaveLength(1)
  })

  it('links once where somebody came back twice before they gave it', async () => {
    const { user, who } = await createColleague()
    const secret = await switchOn(user)
    const both = [(await goRound(who)).kept, (await goRound(who)).kept]
    for (const kept of both) {
      expect((await giveCode(kept, appCode(secret))).status).toBe(200)
      vi.setSystemTime(Date.now() + 60_000)
    }
    expect((await actionsOn(user)).filter((action) => action === 'link-provider')).toHaveLength(1)
  })

  it('links nobody with the account of somebody else, nor once another person is linked', async () => {
    const [one, two] = [await createColleague(), await createColleague()]
    const secrets = [await switchOn(one.user), await switchOn(two.user)] as const
    const first = (await goRound(one.who)).kept
    const second = (await goRound(two.who)).kept
    const mixed = { ...second, 'staff-provider-link': first['staff-provider-link'] ?? '' }
    expect((await giveCode(mixed, appCode(secrets[1]))).status).toBe(200)
    expect(await linksOf(two.user)).toEqual([])
    await rows(
      `insert into staff_provider_links values (${one.user.id}, '${provider.issuer}', 'meanwhile', now())`,
    )
    expect((await giveCode(first, appCode(secrets[0]))).status).toBe(410)
    expect(await linksOf(one.user)).toMatchObject([{ subject: 'meanwhile' }])
  })

  it('is set up first where the role needs one', async () => {
    await payload.updateGlobal({ slug: 'security-settings', data: { secondFactorRoles: ['editor'] } })
    const { user, who } = await createColleague({ role: 'editor' })
    const { kept } = await goRound(who)
    expect(kept['payload-token']).toBeUndefined()
    const post = (path: string, body: object) =>
      rest({ method: 'POST', path: `/users/login/second-factor${path}`, body, headers: headersOf(kept) })
    const offered = await (await post('/offer', {})).json()
    const switched = await post('/on', { offer: offered.offer, code: appCode(offered.secret) })
    expect(await userOf(cookiesOf(switched))).toBe(user.email)
    expect(await linksOf(user)).toMatchObject([{ subject: who.sub }])
    await payload.updateGlobal({ slug: 'security-settings', data: { secondFactorRoles: [] } })
  })

  it('of a password links nobody who was at the provider before', async () => {
    const { user, who } = await createColleague()
    const secret = await switchOn(user)
    const came = (await goRound(who)).kept
    const body = { email: user.email, password }
    const owed = await rest({ method: 'POST', path: '/users/login', body, headers: headersOf(came) })
    const owes = cookiesOf(owed)
    expect((await giveCode({ ...came, ...owes }, appCode(secret))).status).toBe(200)
    // Also where somebody put the link of the provider back beside it.
    vi.setSystemTime(Date.now() + 60_000)
    const planted = { ...owes, 'staff-provider-link': came['staff-provider-link'] ?? '' }
    expect((await giveCode(planted, appCode(secret))).status).toBe(200)
    expect(await linksOf(user)).toEqual([])
  })

  it('links nobody by another login of the same moment', async () => {
    const { user, who } = await createColleague()
    const secret = await switchOn(user)
    const [one, two] = [(await goRound({ ...who, sub: 'somebody else' })).kept, (await goRound(who)).kept]
    const mixed = { ...two, 'staff-provider-link': one['staff-provider-link'] ?? '' }
    expect((await giveCode(mixed, appCode(secret))).status).toBe(200)
    expect(await linksOf(user)).toEqual([])
  })

  it('ends with the link, also where it would only make one', async () => {
    const { user, who } = await createColleague()
    const secret = await switchOn(user)
    const { user: admin } = await createColleague({ role: 'admin' })
    const token = await logIn(payload, { ...admin, collection: 'users' })
    const first = (await goRound(who)).kept
    expect((await unlink(user.id, token)).status).toBe(200)
    expect((await giveCode(first, appCode(secret))).status).toBe(410)
    expect(await linksOf(user)).toEqual([])
    expect((await giveCode((await goRound(who)).kept, appCode(secret))).status).toBe(200)
    vi.setSystemTime(Date.now() + 60_000)
    const linked = (await goRound(who)).kept
    expect((await unlink(user.id, token)).status).toBe(200)
    expect((await giveCode(linked, appCode(secret))).status).toBe(410)
    expect([await linksOf(user), await count(`users_sessions where _parent_id = ${user.id}`)]).toEqual([
      [],
      0,
    ])
  })
})

describe('the link of an account', () => {
  it('is ended by administrators alone, with the sessions of the account', async () => {
    const { user, who } = await createColleague()
    const { kept } = await goRound(who)
    const { user: admin } = await createColleague({ role: 'admin' })
    expect((await unlink(user.id, kept['payload-token'] ?? '')).status).toBe(403)
    const token = await logIn(payload, { ...admin, collection: 'users' })
    expect((await unlink(user.id, token)).status).toBe(200)
    expect((await unlink(2_000_000_000, token)).status).toBe(404)
    expect([await linksOf(user), await userOf(kept)]).toEqual([[], null])
    expect((await actionsOn(user)).at(-1)).toBe('unlink-provider')
    expect(await userOf((await goRound({ ...who, sub: 'new person' })).kept)).toBe(user.email)
  })

  it('ends with another address of the account, and not with another password', async () => {
    const { user, who } = await createColleague()
    await goRound(who)
    const { id } = user
    await payload.update({ collection: 'users', id, data: { password: `${password} new` } })
    expect(await linksOf(user)).toHaveLength(1)
    await payload.update({ collection: 'users', id, data: { email: `moved-${id}@example.com` } })
    expect(await linksOf(user)).toEqual([])
    expect(await actionsOn(user)).toContain('unlink-provider')
    expect((await goRound(who)).location).toBe(problem('unknown'))
  })

  it.each([
    ['nl', 'Alleen een beheerder wijzigt dit e-mailadres: Brabant ID herkent er uw account aan.'],
    ['fr', 'Seul un administrateur modifie cette adresse e-mail : Brabant ID y reconnaît votre compte.'],
    ['en', 'Only an administrator changes this email address: Brabant ID recognises your account by it.'],
    ['de', 'Nur ein Administrator ändert diese E-Mail-Adresse: Brabant ID erkennt daran Ihr Konto.'],
  ])(
    'is no way to somebody whose address a colleague chose for themself: in %s',
    async (language, message) => {
      const { user } = await createColleague()
      const token = await logIn(payload, { ...user, collection: 'users' })
      const email = `director-${nextNumber()}@example.com`
      const path = `/users/${user.id}`
      const headers = { 'accept-language': language }
      const move = { method: 'PATCH', path, body: { email, currentPassword: password }, headers } as const
      const refused = await rest({ ...move, token })
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { errors: [{ data: { errors: [{ path: 'email', message }] } }] },
      ])
      const director = { sub: email, email, email_verified: true }
      expect((await goRound(director)).location).toBe(problem('unknown'))
      const named = await rest({
        ...move,
        body: { name: 'New name', email: user.email.toUpperCase() },
        token,
      })
      expect(named.status).toBe(200)
      const { user: admin } = await createColleague({ role: 'admin' })
      const byAdmin = await logIn(payload, { ...admin, collection: 'users' })
      expect((await rest({ ...move, token: byAdmin })).status).toBe(200)
      expect(await userOf((await goRound(director)).kept)).toBe(email)
    },
  )

  it('with a former provider counts for nothing, and is replaced', async () => {
    const { user, who } = await createColleague()
    await rows(
      `insert into staff_provider_links values (${user.id}, 'https://former.example', '${who.sub}', now())`,
    )
    expect((await goRound({ sub: who.sub })).location).toBe(problem('unverified'))
    expect(await userOf((await goRound(who)).kept)).toBe(user.email)
    expect(await linksOf(user)).toEqual([{ issuer: provider.issuer, subject: who.sub }])
  })

  it('is nothing that the API shows, and goes with the account', async () => {
    const { user, who } = await createColleague()
    await goRound(who)
    const { user: admin } = await createColleague({ role: 'admin' })
    const token = await logIn(payload, { ...admin, collection: 'users' })
    const shown = await (await rest({ path: `/users/${user.id}?depth=2`, token })).text()
    expect(shown).not.toContain(who.sub)
    await payload.delete({ collection: 'users', id: user.id })
    expect(await linksOf(user)).toEqual([])
  })
})

describe('the page of the login', () => {
  const words = async (language: string, searchParams: Record<string, string> = {}) => {
    const { ProviderButton, ProviderProblem } = await import('@/cms/admin/accounts/provider/provider-login')
    const req = await createLocalReq({}, payload)
    // The one of the request is that of all requests of the process in its language.
    const i18n = { ...req.i18n, language }
    return {
      problem: await drawHtml(ProviderProblem({ i18n, searchParams })),
      button: ProviderButton({ i18n, payload, searchParams }),
    }
  }

  it.each([
    ['nl', 'Aanmelden met Brabant ID'],
    ['fr', 'Se connecter avec Brabant ID'],
    ['en', 'Sign in with Brabant ID'],
    ['de', 'Mit Brabant ID anmelden'],
  ])('has a button in %s that leads where somebody wanted to go', async (language, text) => {
    const redirect = '/admin/account'
    const url = `/api/users/login/provider?${new URLSearchParams({ redirect })}`
    expect((await words(language, { redirect })).button).toMatchObject({ props: { url, children: text } })
    expect((await words(language, { redirect: '//evil.example' })).button).toMatchObject({
      props: { url: '/api/users/login/provider?redirect=%2Fadmin' },
    })
  })

  it('says what went wrong, in words of its own alone', async () => {
    const { problem } = await words('nl', { problem: 'unverified' })
    expect(problem).toContain('Brabant ID heeft uw e-mailadres niet bevestigd.')
    expect((await words('nl', { problem: 'Call this number' })).problem).toBe('')
  })
})

describe('without an answer', () => {
  it('of the provider, the login says so', async () => {
    const { who } = await createColleague()
    const begun = await begin('/admin/account')
    const returned = await provider.logIn(begun.address, who)
    await provider.stop()
    expect(locationOf(await comeBack(returned, begun.cookies))).toBe(problem('failed', '/admin/account'))
    // What it says of itself is asked again after an hour.
    vi.setSystemTime(Date.now() + 3_600_000)
    expect((await begin('/admin/account')).address).toBe(problem('failed', '/admin/account'))
  })

  it('of a provider that is not configured, there is nothing', async () => {
    const { env } = await import('@/env')
    const issuer = env.OIDC_ISSUER
    env.OIDC_ISSUER = undefined
    try {
      expect((await begin()).response.status).toBe(404)
      expect((await open(`${returnPath}?code=a&state=b`)).status).toBe(404)
    } finally {
      env.OIDC_ISSUER = issuer
    }
  })
})

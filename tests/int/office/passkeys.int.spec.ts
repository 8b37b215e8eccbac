import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/cms/payload-types'
import { nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { appCode } from '../../support/site/second-factor'
import { cookiesOf, type Cookies } from '../../support/site/set-cookies'
import {
  createSoftwarePasskey,
  type Deviation,
  type SoftwarePasskey,
} from '../../support/site/software-passkey'
import { stopClock } from '../../support/stop-clock'
import { factorTraces } from '../../support/rights/factor-traces'

let payload: Payload
let rest: CallRest

beforeAll(async () => {
  const site = await startSite({ SITE_URL: 'https://maison.example' })
  payload = site.payload
  rest = createRest(site.config)
})
afterAll(stopPayload)
// Challenges and limits depend on the time.
beforeEach(stopClock)

const place = { rpId: 'maison.example', origin: 'https://maison.example' }

type Role = 'admin' | 'editor' | 'agent'

const createStaffMember = (role: Role = 'agent'): Promise<User> => {
  const email = `colleague-${nextNumber()}@example.com`
  return payload.create({ collection: 'users', data: { email, name: 'Colleague', role, password } })
}

type PostInput = { body?: object; cookies?: Cookies; token?: string | null }

const post = (path: string, { body = {}, cookies = {}, token }: PostInput = {}) =>
  rest({
    method: 'POST',
    path: `/users${path}`,
    body,
    token,
    headers: {
      'x-forwarded-for': '198.51.100.9',
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  })

const sessionOf = (user: User) => logIn(payload, { ...user, collection: 'users' })

const answerOf = async (response: Response) => ({ status: response.status, ...(await response.json()) })

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

async function offer(token: string | null) {
  const { options } = await (await post('/passkeys/offer', { token, body: { password } })).json()
  return options
}

async function add(token: string | null, key: SoftwarePasskey, deviation?: Deviation) {
  const response = key.create(await offer(token), deviation)
  return answerOf(await post('/passkeys/add', { token, body: { response, name: 'Laptop' } }))
}

async function memberWithPasskey(role: Role = 'agent') {
  const user = await createStaffMember(role)
  const token = await sessionOf(user)
  const key = createSoftwarePasskey(place)
  const { codes } = await add(token, key)
  return { user, token, key, codes }
}

async function begin({ email }: User) {
  const response = await post('/login', { body: { email, password } })
  return { cookies: cookiesOf(response), body: await response.json() }
}

async function ask(cookies: Cookies) {
  const { options } = await (await post('/login/passkey/ask', { cookies })).json()
  return options
}

const give = async (cookies: Cookies, response: unknown) =>
  post('/login/passkey', { cookies, body: { response } })

const isLoggedIn = async (token: string | null | undefined): Promise<boolean> => {
  const { user } = await (await rest({ path: '/users/me', token })).json()
  return user !== null
}

const { rows, actionsOn, mailsTo } = factorTraces(() => payload)

describe('adding a passkey', () => {
  it('asks for the password first, then brings recovery codes, ends other sessions, and tells its person', async () => {
    const user = await createStaffMember()
    const [own, other] = [await sessionOf(user), await sessionOf(user)]
    for (const [typed, error] of [
      ['', 'required'],
      ['not the password', 'wrong'],
    ] as const) {
      const refused = await post('/passkeys/offer', { token: own, body: { password: typed } })
      expect([refused.status, await refused.json()]).toEqual([
        422,
        { ok: false, errors: { password: error } },
      ])
    }
    const options = await offer(own)
    expect(options).toMatchObject({
      rp: { id: 'maison.example' },
      user: { name: user.email },
      attestation: 'none',
    })
    const key = createSoftwarePasskey(place)
    const response = key.create(options)
    const nameless = await post('/passkeys/add', { token: own, body: { response, name: ' ' } })
    expect(await nameless.json()).toEqual({ ok: false, error: 'name' })
    const added = await post('/passkeys/add', { token: own, body: { response, name: ' Laptop  Anne ' } })
    expect((await added.json()).codes).toHaveLength(10)
    expect([await isLoggedIn(own), await isLoggedIn(other)]).toEqual([true, false])
    expect(await actionsOn(user.id)).toContain('passkey-on')
    expect(await mailsTo(user.email)).toEqual(['Une clé d’accès a été ajoutée à votre compte'])
    expect(await rows(`select name, transports from staff_passkeys where user_id = ${user.id}`)).toEqual([
      { name: 'Laptop Anne', transports: ['internal'] },
    ])
    // A second one brings no other codes, and no device twice.
    expect((await offer(own)).excludeCredentials).toMatchObject([{ id: key.id }])
    expect(await add(own, createSoftwarePasskey(place))).toEqual({ status: 200, ok: true })
    expect(await add(own, key)).toMatchObject({ status: 422, error: 'refused' })
  })

  it.each([
    ['another origin', { origin: 'https://maison.example.evil.example' }],
    ['the origin of another port', { origin: 'https://maison.example:8443' }],
    ['another site', { rpId: 'evil.example' }],
    ['a login', { type: 'webauthn.get' }],
  ])('takes none of %s', async (_what, deviation) => {
    const user = await createStaffMember()
    const token = await sessionOf(user)
    const answer = await add(token, createSoftwarePasskey(place), deviation)
    expect(answer).toEqual({ status: 422, ok: false, error: 'refused' })
    expect(await rows(`select id from staff_passkeys where user_id = ${user.id}`)).toEqual([])
  })

  it('takes a challenge once, for five minutes, of the same account and session', async () => {
    const [one, two] = [await createStaffMember(), await createStaffMember()]
    const token = await sessionOf(one)
    const options = await offer(token)
    const tryWith = async (session: string | null) => {
      const response = createSoftwarePasskey(place).create(options)
      return (await answerOf(await post('/passkeys/add', { token: session, body: { response, name: 'x' } })))
        .status
    }
    expect(await tryWith(await sessionOf(two))).toBe(422)
    expect(await tryWith(await sessionOf(one))).toBe(422)
    expect(await tryWith(token)).toBe(200)
    expect(await tryWith(token)).toBe(422)
    const late = await offer(token)
    later(5 * 60)
    const response = createSoftwarePasskey(place).create(late)
    expect((await post('/passkeys/add', { token, body: { response, name: 'x' } })).status).toBe(422)
    const { purgeChallenges } = await import('@/cms/operations/accounts/passkeys/challenges')
    later(1)
    await purgeChallenges({ payload, now: new Date() })
    expect(await rows('select * from staff_passkey_challenges')).toEqual([])
  })

  it('ends at ten, and is refused to strangers and with nonsense', async () => {
    const { token, user } = await memberWithPasskey()
    await rows(`insert into staff_passkeys (user_id, credential_id, public_key, counter, transports, name, since)
      select ${user.id}, 'made-up-' || n, '', 0, '{}', 'x', now() from generate_series(1, 9) as n`)
    const full = await post('/passkeys/offer', { token, body: { password } })
    expect(await full.json()).toEqual({ ok: false, error: 'full' })
    for (const path of ['/passkeys/offer', '/passkeys/add', '/passkeys/remove'])
      expect((await post(path, { body: { password } })).status).toBe(403)
    for (const response of [
      null,
      'x',
      {},
      { id: 'x' },
      { id: 'a', rawId: 'a', type: 'public-key', response: {} },
    ])
      expect((await post('/passkeys/add', { token, body: { response, name: 'x' } })).status).toBe(422)
  })
})

describe('a login with a passkey', () => {
  it('begins a session in the place of a code, and remembers the use', async () => {
    const { user, key } = await memberWithPasskey()
    const { cookies, body } = await begin(user)
    expect(body).toEqual({ step: 'code', passkey: true })
    expect(cookies['payload-token']).toBeUndefined()
    const options = await ask(cookies)
    expect(options).toMatchObject({ rpId: 'maison.example', allowCredentials: [{ id: key.id }] })
    const response = await give(cookies, key.use(options))
    expect(await response.json()).toEqual({ ok: true, exp: expect.any(Number), user: { email: user.email } })
    const set = cookiesOf(response)
    expect(await isLoggedIn(set['payload-token'])).toBe(true)
    expect(set['staff-login-step']).toBe('')
    expect(await actionsOn(user.id)).toContain('sign-in')
    const [stored] = await rows(`select counter::int, used_at from staff_passkeys where user_id = ${user.id}`)
    expect(stored).toMatchObject({ counter: 2, used_at: expect.anything() })
  })

  it('takes an answer once, also of requests at the same moment, and only for the login that asked', async () => {
    const { user, key } = await memberWithPasskey()
    const [{ cookies }, other] = [await begin(user), await begin(user)]
    const answer = key.use(await ask(cookies))
    expect((await give(other.cookies, answer)).status).toBe(422)
    const statuses = (await Promise.all([1, 2, 3].map(() => give(cookies, answer)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 422, 422])
    const late = key.use(await ask(other.cookies))
    later(5 * 60)
    expect((await give(other.cookies, late)).status).toBe(410)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['an addition', { type: 'webauthn.create' }],
  ])('takes none of %s, and the challenge is used up', async (_what, deviation) => {
    const { user, key } = await memberWithPasskey()
    const { cookies } = await begin(user)
    const options = await ask(cookies)
    const refused = await give(cookies, key.use(options, deviation))
    expect([refused.status, await refused.json()]).toEqual([422, { ok: false, error: 'refused' }])
    expect((await give(cookies, key.use(await ask(cookies)))).status).toBe(200)
    expect(await actionsOn(user.id)).toContain('failed-sign-in')
  })

  it('takes no passkey of another account, no unknown one, and none that was removed', async () => {
    const [mine, theirs] = [await memberWithPasskey(), await memberWithPasskey()]
    const { cookies } = await begin(mine.user)
    for (const key of [theirs.key, createSoftwarePasskey(place)])
      expect((await give(cookies, key.use(await ask(cookies)))).status).toBe(422)
    const second = createSoftwarePasskey(place)
    await add(mine.token, second)
    const [stored] = await rows(`select id::int from staff_passkeys where credential_id = '${mine.key.id}'`)
    const options = await ask(cookies)
    const body = { id: stored?.id, password }
    expect((await post('/passkeys/remove', { token: theirs.token, body })).status).toBe(404)
    expect(
      (await post('/passkeys/remove', { token: mine.token, body: { ...body, password: 'x' } })).status,
    ).toBe(422)
    expect((await post('/passkeys/remove', { token: mine.token, body })).status).toBe(200)
    expect((await give(cookies, mine.key.use(options))).status).toBe(422)
    expect((await give(cookies, second.use(await ask(cookies)))).status).toBe(200)
  })

  it('refuses a copy, whose count is behind that of its device', async () => {
    const { user, key } = await memberWithPasskey()
    const { cookies } = await begin(user)
    expect((await give(cookies, key.use(await ask(cookies), { counter: 9 }))).status).toBe(200)
    const again = (await begin(user)).cookies
    expect((await give(again, key.use(await ask(again), { counter: 9 }))).status).toBe(422)
    expect((await give(again, key.use(await ask(again), { counter: 10 }))).status).toBe(200)
  })

  it('counts wrong attempts with those of codes', async () => {
    const { user, key } = await memberWithPasskey()
    const { cookies } = await begin(user)
    for (let count = 0; count < 10; count += 1)
      expect((await give(cookies, key.use({ challenge: 'AAAA' }))).status).toBe(422)
    expect((await give(cookies, key.use(await ask(cookies)))).status).toBe(429)
    later(10 * 60)
    const again = (await begin(user)).cookies
    expect((await give(again, key.use(await ask(again)))).status).toBe(200)
  })

  it('gives whoever does not know the password nothing, and an account without a passkey none', async () => {
    for (const path of [
      '/login/passkey/ask',
      '/login/passkey',
      '/login/passkeys/offer',
      '/login/passkeys/add',
    ])
      expect((await post(path)).status, path).toBe(410)
    const { key } = await memberWithPasskey()
    const forged = { 'staff-login-step': 'a.b.c' }
    expect((await give(forged, key.use({ challenge: 'AAAA' }))).status).toBe(410)
  })

  it('allows sixty challenges an hour', async () => {
    const { user } = await memberWithPasskey()
    const { cookies } = await begin(user)
    for (let count = 0; count < 60; count += 1)
      expect((await post('/login/passkey/ask', { cookies })).status).toBe(200)
    expect((await post('/login/passkey/ask', { cookies })).status).toBe(429)
  })

  it('allows sixty offers an hour of somebody who is logged in', async () => {
    const token = await sessionOf(await createStaffMember())
    const ask = async () => (await post('/passkeys/offer', { token, body: { password } })).status
    // One after another: each counts as a wrong password until it is checked.
    for (let asked = 0; asked < 60; asked += 1) expect(await ask()).toBe(200)
    expect(await ask()).toBe(429)
  })
})

describe('a second factor of passkeys', () => {
  it('takes recovery codes, once each, without an app', async () => {
    const { user, codes } = await memberWithPasskey()
    const code = String(codes[0])
    for (const status of [200, 422]) {
      const { cookies } = await begin(user)
      expect((await post('/login/code', { cookies, body: { code } })).status).toBe(status)
    }
    const { cookies } = await begin(user)
    expect((await post('/login/code', { cookies, body: { code: '123456' } })).status).toBe(422)
  })

  it('stands beside an app: each works, and the last one that goes takes the recovery codes along', async () => {
    const { user, token, key } = await memberWithPasskey()
    const offered = await (await post('/second-factor/offer', { token })).json()
    const body = { offer: offered.offer, code: appCode(offered.secret), password }
    const codes: string[] = (await (await post('/second-factor/on', { token, body })).json()).codes
    expect(codes).toHaveLength(10)
    later(60)
    const first = await begin(user)
    const byCode = { cookies: first.cookies, body: { code: appCode(offered.secret) } }
    expect((await post('/login/code', byCode)).status).toBe(200)
    const second = await begin(user)
    expect((await give(second.cookies, key.use(await ask(second.cookies)))).status).toBe(200)
    const off = await post('/second-factor/off', { token, body: { code: codes[0], password } })
    expect(off.status).toBe(200)
    expect((await begin(user)).body).toEqual({ step: 'code', passkey: true })
    expect(await rows(`select * from staff_recovery_codes where user_id = ${user.id}`)).toHaveLength(9)
    const [{ id } = {}] = await rows(`select id::int from staff_passkeys where user_id = ${user.id}`)
    expect((await post('/passkeys/remove', { token, body: { id, password } })).status).toBe(200)
    expect(await rows(`select * from staff_recovery_codes where user_id = ${user.id}`)).toEqual([])
    expect((await begin(user)).cookies['payload-token']).toBeTruthy()
    expect((await actionsOn(user.id)).filter((action) => String(action).startsWith('passkey'))).toEqual([
      'passkey-on',
      'passkey-off',
    ])
    expect(await mailsTo(user.email)).toContain('Une clé d’accès de votre compte a été retirée')
  })

  it('is what a role needs: in the login somebody adds a passkey, and begins a session with it', async () => {
    const user = await createStaffMember('editor')
    const before = await sessionOf(user)
    await payload.updateGlobal({ slug: 'security-settings', data: { secondFactorRoles: ['editor'] } })
    expect(await isLoggedIn(before)).toBe(false)
    const { cookies, body } = await begin(user)
    expect(body).toEqual({ step: 'set-up' })
    expect((await post('/login/passkey/ask', { cookies })).status).toBe(410)
    const { options } = await (await post('/login/passkeys/offer', { cookies })).json()
    const key = createSoftwarePasskey(place)
    const other = (await begin(user)).cookies
    const stolen = { response: key.create(options), name: 'Laptop' }
    expect((await post('/login/passkeys/add', { cookies: other, body: stolen })).status).toBe(422)
    const added = await post('/login/passkeys/add', { cookies, body: stolen })
    expect((await added.json()).codes).toHaveLength(10)
    expect(await isLoggedIn(cookiesOf(added)['payload-token'])).toBe(true)
    const next = await begin(user)
    expect((await give(next.cookies, key.use(await ask(next.cookies)))).status).toBe(200)
    await payload.updateGlobal({ slug: 'security-settings', data: { secondFactorRoles: [] } })
  })

  it('leaves nothing of a login that cannot be finished: no passkey without codes that somebody saw, no used code', async () => {
    const { sealLink } = await import('@/cms/operations/accounts/provider/provider-links')
    const user = await createStaffMember('editor')
    const linked = await createStaffMember()
    const person = { issuer: 'https://id.example', subject: `person-${linked.id}` }
    await rows(`insert into staff_provider_links (user_id, issuer, subject, since)
      values (${linked.id}, '${person.issuer}', '${person.subject}', now())`)
    /** A login that came from the provider, as somebody whom another account was linked with meanwhile. */
    const beginThere = async () => {
      const { cookies } = await begin(user)
      const link = sealLink(payload, { ...person, token: String(cookies['staff-login-step']) })
      return { ...cookies, 'staff-provider-link': link }
    }
    await payload.updateGlobal({ slug: 'security-settings', data: { secondFactorRoles: ['editor'] } })
    const addThere = async (cookies: Cookies) => {
      const { options } = await (await post('/login/passkeys/offer', { cookies })).json()
      const body = { response: createSoftwarePasskey(place).create(options), name: 'Laptop' }
      return post('/login/passkeys/add', { cookies, body })
    }
    expect((await addThere(await beginThere())).status).toBe(410)
    const stored = () =>
      rows(`select user_id from staff_passkeys where user_id = ${user.id}
      union all select user_id from staff_recovery_codes where user_id = ${user.id}`)
    expect(await stored()).toEqual([])
    expect([await actionsOn(user.id), await mailsTo(user.email)]).toEqual([[], []])
    const { codes } = await (await addThere((await begin(user)).cookies)).json()
    expect(codes).toHaveLength(10)
    const code = { code: codes[0] }
    expect((await post('/login/code', { cookies: await beginThere(), body: code })).status).toBe(410)
    expect((await post('/login/code', { cookies: (await begin(user)).cookies, body: code })).status).toBe(200)
    await payload.updateGlobal({ slug: 'security-settings', data: { secondFactorRoles: [] } })
  })

  it('is taken away by an administrator, with the sessions', async () => {
    const { user, token } = await memberWithPasskey()
    const admin = await sessionOf(await createStaffMember('admin'))
    const reset = await post(`/${user.id}/reset-second-factor`, { token: admin, body: { password } })
    expect(reset.status).toBe(200)
    expect(await isLoggedIn(token)).toBe(false)
    expect(await rows(`select * from staff_passkeys where user_id = ${user.id}`)).toEqual([])
    expect(await rows(`select * from staff_recovery_codes where user_id = ${user.id}`)).toEqual([])
    expect(await actionsOn(user.id)).toContain('factor-reset')
  })

  it('is known to administrators, and stored without what was signed', async () => {
    const { user } = await memberWithPasskey()
    const admin = await sessionOf(await createStaffMember('admin'))
    const answer = await (await rest({ path: `/users/${user.id}`, token: admin })).json()
    expect(answer.secondFactor).toBe(true)
    expect(JSON.stringify(answer)).not.toContain('passkey')
    const { cookies } = await begin(user)
    const { challenge } = await ask(cookies)
    expect(JSON.stringify(await rows('select * from staff_passkey_challenges'))).not.toContain(challenge)
  })
})

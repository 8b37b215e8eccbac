import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/cms/payload-types'
import { nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { appCode } from '../../support/site/second-factor'
import { stopClock } from '../../support/stop-clock'
import { cookiesOf, type Cookies } from '../../support/site/set-cookies'
import { factorTraces } from '../../support/rights/factor-traces'

let payload: Payload
let rest: CallRest

beforeAll(async () => {
  const site = await startSite({ SITE_URL: 'https://maison.example' })
  payload = site.payload
  rest = createRest(site.config)
})
afterAll(stopPayload)
// Codes and limits depend on the time.
beforeEach(stopClock)

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

type Role = 'admin' | 'editor' | 'agent'

async function createStaffMember(role: Role = 'agent') {
  const email = `colleague-${nextNumber()}@example.com`
  return payload.create({ collection: 'users', data: { email, name: 'Colleague', role, password } })
}

type PostInput = { body?: object; cookies?: Cookies; token?: string | null; from?: string }

const post = (path: string, { body = {}, cookies = {}, token, from = '198.51.100.9' }: PostInput = {}) =>
  rest({
    method: 'POST',
    path: `/users${path}`,
    body,
    token,
    headers: {
      'x-forwarded-for': from,
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  })

const givePassword = (email: string, word = password, from?: string) =>
  post('/login', { body: { email, password: word }, from })

/** What a login owes after the right password, with its cookie. */
async function owedBy(email: string) {
  const response = await givePassword(email)
  const body = await response.json()
  return { body, cookies: cookiesOf(response), response }
}

const giveCode = (cookies: Cookies, code: unknown, from?: string) =>
  post('/login/code', { cookies, body: { code }, from })

const isLoggedIn = async (token: string | undefined): Promise<boolean> => {
  const { user } = await (await rest({ path: '/users/me', token })).json()
  return user !== null
}

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** Switches the second factor of an account on; the next code is another. */
async function switchOn(user: User) {
  const token = await logIn(payload, { ...user, collection: 'users' })
  const offered = await (await post('/second-factor/offer', { token })).json()
  const body = { offer: offered.offer, code: appCode(offered.secret), password }
  const switched = await (await post('/second-factor/on', { token, body })).json()
  later(60)
  return { token, secret: String(offered.secret), codes: textsOf(switched.codes) }
}

async function memberWithFactor(role: Role = 'agent') {
  const user = await createStaffMember(role)
  return { user, ...(await switchOn(user)) }
}

const { rows, actionsOn, mailsTo } = factorTraces(() => payload)

const requireFor = (...roles: Role[]) =>
  payload.updateGlobal({ slug: 'security-settings', data: { secondFactorRoles: roles } })

describe('switching it on', () => {
  it('takes the password and a code of the offered secret; then ten codes are shown, and other sessions end', async () => {
    const user = await createStaffMember()
    const [own, other] = [
      await logIn(payload, { ...user, collection: 'users' }),
      await logIn(payload, { ...user, collection: 'users' }),
    ]
    const offered = await (await post('/second-factor/offer', { token: own })).json()
    expect(offered).toMatchObject({ ok: true, picture: expect.stringContaining('<svg') })
    expect(offered.secret).toMatch(/^[A-Z2-7]{32}$/)
    const good = { offer: offered.offer, code: appCode(offered.secret), password }
    for (const [body, errors] of [
      [{ ...good, code: '' }, { code: 'required' }],
      [{ ...good, code: '000000' }, { code: 'wrong' }],
      [{ ...good, code: appCode(offered.secret, { steps: 2 }) }, { code: 'wrong' }],
      [{ ...good, password: '' }, { password: 'required' }],
      [{ ...good, password: 'not the password' }, { password: 'wrong' }],
    ] as const) {
      const refused = await post('/second-factor/on', { token: own, body })
      expect([refused.status, await refused.json()]).toEqual([422, { ok: false, errors }])
    }
    const switched = await (await post('/second-factor/on', { token: own, body: good })).json()
    expect(switched.codes).toHaveLength(10)
    expect(new Set(switched.codes).size).toBe(10)
    expect([await isLoggedIn(own ?? ''), await isLoggedIn(other ?? '')]).toEqual([true, false])
    expect(await actionsOn(user.id)).toContain('factor-on')
    expect(await mailsTo(user.email)).toEqual(['Vous vous connectez désormais en deux étapes'])
    // Once is enough.
    const again = await post('/second-factor/on', { token: own, body: good })
    expect(await again.json()).toEqual({ ok: false, error: 'taken' })
    expect((await post('/second-factor/offer', { token: own })).status).toBe(422)
  })

  it('takes no offer of somebody else, none that is too old and none that was changed', async () => {
    const [one, two] = [await createStaffMember(), await createStaffMember()]
    const tokens = [
      await logIn(payload, { ...one, collection: 'users' }),
      await logIn(payload, { ...two, collection: 'users' }),
    ]
    const offered = await (await post('/second-factor/offer', { token: tokens[0] })).json()
    const body = () => ({ offer: offered.offer, code: appCode(offered.secret), password })
    expect(await (await post('/second-factor/on', { token: tokens[1], body: body() })).json()).toEqual({
      ok: false,
      error: 'expired',
    })
    const changed = {
      ...body(),
      offer: `${offered.offer.startsWith('A') ? 'B' : 'A'}${offered.offer.slice(1)}`,
    }
    expect((await post('/second-factor/on', { token: tokens[0], body: changed })).status).toBe(422)
    later(20 * 60)
    expect(await (await post('/second-factor/on', { token: tokens[0], body: body() })).json()).toEqual({
      ok: false,
      error: 'expired',
    })
  })

  it('keeps the secret encrypted and the codes hashed, and gives them to nobody', async () => {
    const { user, secret, codes } = await memberWithFactor()
    const admin = await logIn(payload, { ...(await createStaffMember('admin')), collection: 'users' })
    const stored = JSON.stringify([
      ...(await rows('select * from staff_factors')),
      ...(await rows('select * from staff_recovery_codes')),
    ])
    expect(stored).toContain(String(user.id))
    const found = await payload.findByID({ collection: 'users', id: user.id, showHiddenFields: true })
    const answer = await rest({ path: `/users/${user.id}?depth=3`, token: admin })
    const read = JSON.stringify([
      found,
      await answer.json(),
      await rows('select * from audit_entries'),
      await rows('select * from mails'),
    ])
    for (const text of [secret, ...codes]) {
      expect(stored).not.toContain(text)
      expect(read).not.toContain(text)
    }
  })

  it('is for staff alone', async () => {
    const paths = [
      '/second-factor/offer',
      '/second-factor/on',
      '/second-factor/codes',
      '/second-factor/off',
      '/1/reset-second-factor',
    ]
    for (const path of paths) expect((await post(path)).status).toBe(403)
  })
})

describe('a login with a second factor', () => {
  it('gets nothing for the password alone: no token, no cookie of a session, no data', async () => {
    const { user } = await memberWithFactor()
    const { response, body, cookies } = await owedBy(user.email)
    expect(response.status).toBe(200)
    expect(body).toEqual({ step: 'code' })
    expect(cookies).toEqual({ 'staff-login-step': expect.any(String), 'staff-provider-link': '' })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/)
    const pending = cookies['staff-login-step'] ?? ''
    const carried: Record<string, string>[] = [
      { cookie: `payload-token=${pending}` },
      { authorization: `JWT ${pending}` },
      { cookie: `staff-login-step=${pending}` },
    ]
    for (const headers of carried) {
      expect((await (await rest({ path: '/users/me', headers })).json()).user).toBeNull()
      expect((await rest({ path: '/leads', headers })).status).toBe(403)
      expect((await rest({ method: 'POST', path: '/users/refresh-token', headers })).status).toBe(403)
      expect((await rest({ method: 'POST', path: '/users/second-factor/offer', headers })).status).toBe(403)
    }
    expect((await post('/login/second-factor/offer', { cookies })).status).toBe(410)
    await expect(
      payload.login({ collection: 'users', data: { email: user.email, password } }),
    ).rejects.toThrow()
    expect(await rows(`select id from users_sessions where _parent_id = ${user.id}`)).toHaveLength(1)
  })

  it('begins a session with a code, of which it tells nothing but its person and its end', async () => {
    const { user, secret } = await memberWithFactor()
    const { cookies } = await owedBy(user.email)
    const response = await giveCode(cookies, ` ${appCode(secret).slice(0, 3)} ${appCode(secret).slice(3)}`)
    expect(await response.json()).toEqual({ ok: true, exp: expect.any(Number), user: { email: user.email } })
    const set = cookiesOf(response)
    expect(await isLoggedIn(set['payload-token'])).toBe(true)
    expect(set['staff-login-step']).toBe('')
    expect(set['staff-browser']).toMatch(/.{20}/)
    expect(await actionsOn(user.id)).toContain('sign-in')
    const sessions = await rows(`select id from users_sessions where _parent_id = ${user.id}`)
    expect(sessions).toHaveLength(2)
  })

  it('takes a code once, also of two requests at the same moment', async () => {
    const { user, secret } = await memberWithFactor()
    const { cookies } = await owedBy(user.email)
    const answers = await Promise.all([1, 2, 3].map(() => giveCode(cookies, appCode(secret))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    // Nor one of an earlier step, that somebody may have seen.
    expect((await giveCode(cookies, appCode(secret, { steps: -1 }))).status).toBe(422)
    expect((await giveCode(cookies, appCode(secret, { steps: 1 }))).status).toBe(200)
  })

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('whose clock is %d steps away is answered with %d', async (steps, status) => {
    const { user, secret } = await memberWithFactor()
    const { cookies } = await owedBy(user.email)
    expect((await giveCode(cookies, appCode(secret, { steps }))).status).toBe(status)
  })

  it('takes each recovery code once, and of no other account', async () => {
    const [mine, theirs] = [await memberWithFactor(), await memberWithFactor()]
    const { cookies } = await owedBy(mine.user.email)
    expect((await giveCode(cookies, theirs.codes[0])).status).toBe(422)
    const shown = mine.codes[0]?.replace(/(.{4})(?=.)/g, '$1-')
    expect((await giveCode(cookies, shown)).status).toBe(200)
    expect((await giveCode((await owedBy(mine.user.email)).cookies, mine.codes[0])).status).toBe(422)
    const both = (await owedBy(mine.user.email)).cookies
    const answers = await Promise.all([giveCode(both, mine.codes[1]), giveCode(both, mine.codes[1])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(
      await rows(`select user_id from staff_recovery_codes where user_id = ${mine.user.id}`),
    ).toHaveLength(8)
  })

  it('says what is wrong with a code, by a name that the page explains', async () => {
    const { user } = await memberWithFactor()
    const { cookies } = await owedBy(user.email)
    for (const [code, errors] of [
      ['', { code: 'required' }],
      ['   ', { code: 'required' }],
      [undefined, { code: 'required' }],
      ['12345', { code: 'wrong' }],
      ['abcdef', { code: 'wrong' }],
      [['123456'], { code: 'required' }],
      ['000000', { code: 'wrong' }],
    ] as const) {
      const response = await giveCode(cookies, code)
      expect([response.status, await response.json()]).toEqual([422, { ok: false, errors }])
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect(await actionsOn(user.id)).toContain('failed-sign-in')
  })

  it('lasts five minutes between the password and the code', async () => {
    const { user, secret } = await memberWithFactor()
    const { cookies } = await owedBy(user.email)
    later(299)
    expect((await giveCode(cookies, '000000')).status).toBe(422)
    later(1)
    const late = await giveCode(cookies, appCode(secret))
    expect([late.status, await late.json()]).toEqual([410, { ok: false, error: 'gone' }])
  })

  it('ends with another password, with the second factor, and with what was made up', async () => {
    const { user, secret, codes } = await memberWithFactor()
    const { cookies } = await owedBy(user.email)
    for (const token of ['', 'made-up', `${cookies['staff-login-step']}x`])
      expect((await giveCode({ 'staff-login-step': token }, appCode(secret))).status).toBe(410)
    await payload.update({ collection: 'users', id: user.id, data: { password } })
    expect((await giveCode(cookies, appCode(secret))).status).toBe(410)
    const next = await owedBy(user.email)
    const { resetFactorOf } = await import('@/cms/operations/accounts/second-factor/change-factor')
    expect(await resetFactorOf(payload, user.email.toUpperCase())).toBe(true)
    for (const code of [appCode(secret), codes[0]])
      expect((await giveCode(next.cookies, code)).status).toBe(410)
    expect(await resetFactorOf(payload, user.email)).toBe(false)
    expect(await resetFactorOf(payload, 'nobody@example.com')).toBeNull()
  })

  it('allows a visitor ten codes in ten minutes, and others still get in', async () => {
    const { user, secret } = await memberWithFactor()
    const { cookies } = await owedBy(user.email)
    for (let count = 0; count < 10; count += 1)
      expect((await giveCode(cookies, '000000', '203.0.113.31')).status).toBe(422)
    const refused = await giveCode(cookies, appCode(secret), '203.0.113.31')
    expect([refused.status, await refused.json()]).toEqual([429, { ok: false, error: 'too-many' }])
    expect((await giveCode(cookies, appCode(secret), '203.0.113.32')).status).toBe(200)
  })

  it('allows all visitors together twenty a day, until the password is another one', async () => {
    const { user, secret } = await memberWithFactor()
    const { cookies } = await owedBy(user.email)
    const statuses = await Promise.all(
      Array.from({ length: 24 }, (_, at) => giveCode(cookies, '000000', `203.0.113.${100 + at}`)),
    )
    expect(statuses.filter(({ status }) => status === 422)).toHaveLength(20)
    expect((await giveCode(cookies, appCode(secret), '203.0.113.99')).status).toBe(429)
    await payload.update({ collection: 'users', id: user.id, data: { password } })
    expect((await giveCode((await owedBy(user.email)).cookies, appCode(secret))).status).toBe(200)
  })

  it('does not count right codes', async () => {
    const { user, secret } = await memberWithFactor()
    for (let count = 0; count < 12; count += 1) {
      later(30)
      expect((await giveCode((await owedBy(user.email)).cookies, appCode(secret))).status).toBe(200)
    }
  })

  it('asks whoever does not know the password for nothing', async () => {
    const { user } = await memberWithFactor()
    const wrong = await givePassword(user.email, 'not the password')
    const unknown = await givePassword('nobody-at-all@example.com', 'not the password')
    expect([wrong.status, await wrong.text(), wrong.headers.getSetCookie()]).toEqual([
      401,
      await unknown.text(),
      [],
    ])
  })
})

describe('other ways to a session', () => {
  it('the link of a mail sets a password, and begins none', async () => {
    for (const user of [(await memberWithFactor()).user, await createStaffMember()]) {
      const token = await payload.forgotPassword({
        collection: 'users',
        data: { email: user.email },
        disableEmail: true,
      })
      const body = { token, password: 'acht gele laarzen' }
      const response = await post('/reset-password', { body })
      expect(response.status).toBe(200)
      expect(Object.keys(await response.json())).toEqual(['message'])
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await rows(`select id from users_sessions where _parent_id = ${user.id}`)).toEqual([])
    }
  })

  it('also where Payload resets it, the session that it begins is worth nothing', async () => {
    const { user } = await memberWithFactor()
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    })
    const data = { token, password: 'acht gele laarzen' }
    const reset = await payload.resetPassword({ collection: 'users', data, overrideAccess: true })
    expect(await isLoggedIn(reset.token)).toBe(false)
  })

  it('a session is refreshed with its second factor, and not without a session', async () => {
    const { token } = await memberWithFactor()
    expect((await rest({ method: 'POST', path: '/users/refresh-token', token })).status).toBe(200)
    expect((await rest({ method: 'POST', path: '/users/refresh-token' })).status).toBe(403)
  })
})

describe('changing it', () => {
  it('makes new recovery codes for a code; the earlier ones no longer work', async () => {
    const { user, token, secret, codes } = await memberWithFactor()
    const renew = async (code: unknown) =>
      (await post('/second-factor/codes', { token, body: { code } })).json()
    expect(await renew('')).toEqual({ ok: false, errors: { code: 'required' } })
    expect(await renew('000000')).toEqual({ ok: false, errors: { code: 'wrong' } })
    const renewed = await renew(appCode(secret))
    expect(renewed.codes).toHaveLength(10)
    expect(await renew(appCode(secret))).toEqual({ ok: false, errors: { code: 'wrong' } })
    const { cookies } = await owedBy(user.email)
    expect((await giveCode(cookies, codes[3])).status).toBe(422)
    expect((await giveCode(cookies, renewed.codes[3])).status).toBe(200)
    expect(await actionsOn(user.id)).toContain('recovery-codes')
    expect(renewed.codes.filter((code: string) => codes.includes(code))).toEqual([])
  })

  it('switches it off for the password and a code, or a recovery code', async () => {
    const { user, token, secret, codes } = await memberWithFactor()
    const off = async (body: object) => (await post('/second-factor/off', { token, body })).json()
    expect(await off({ password: 'wrong', code: appCode(secret) })).toEqual({
      ok: false,
      errors: { password: 'wrong' },
    })
    expect(await off({ password, code: '000000' })).toEqual({ ok: false, errors: { code: 'wrong' } })
    expect(await off({ password, code: codes[0] })).toEqual({ ok: true })
    expect(await rows(`select user_id from staff_recovery_codes where user_id = ${user.id}`)).toEqual([])
    expect((await (await givePassword(user.email)).json()).token).toBeTruthy()
    expect(await actionsOn(user.id)).toContain('factor-off')
    expect((await mailsTo(user.email)).at(-1)).toBe('Vous ne vous connectez plus en deux étapes')
  })

  it('an administrator takes that of a colleague away with their own password, which ends their sessions', async () => {
    const { user, token, codes } = await memberWithFactor()
    const admin = await createStaffMember('admin')
    const by = await logIn(payload, { ...admin, collection: 'users' })
    const reset = (asking: string | null, body: object, id = user.id) =>
      post(`/${id}/reset-second-factor`, { token: asking, body })
    for (const role of ['agent', 'editor'] as const)
      expect(
        (
          await reset(await logIn(payload, { ...(await createStaffMember(role)), collection: 'users' }), {
            password,
          })
        ).status,
      ).toBe(403)
    expect((await reset(token, { password })).status).toBe(403)
    expect((await reset(by, { password }, admin.id)).status).toBe(403)
    expect(await (await reset(by, { password: 'wrong' })).json()).toEqual({
      ok: false,
      errors: { password: 'wrong' },
    })
    expect(await isLoggedIn(token ?? '')).toBe(true)
    expect(await (await reset(by, { password })).json()).toEqual({ ok: true })
    expect(await isLoggedIn(token ?? '')).toBe(false)
    expect((await reset(by, { password })).status).toBe(404)
    expect(await actionsOn(user.id)).toContain('factor-reset')
    expect((await mailsTo(user.email)).at(-1)).toBe('La deuxième étape de votre compte est enlevée')
    expect((await (await givePassword(user.email)).json()).token).toBeTruthy()
    expect(codes).toHaveLength(10)
  })

  it('is mailed in the language of the account', async () => {
    for (const [language, subject] of [
      ['nl', 'U meldt zich nu in twee stappen aan'],
      ['en', 'You now sign in in two steps'],
      ['de', 'Sie melden sich jetzt in zwei Schritten an'],
    ] as const) {
      const user = await createStaffMember()
      await payload.update({ collection: 'users', id: user.id, data: { language } })
      await switchOn(user)
      expect(await mailsTo(user.email)).toEqual([subject])
    }
  })

  it('an administrator reads who has one, and nobody else does', async () => {
    const [{ user }, plain] = [await memberWithFactor(), await createStaffMember()]
    const read = async (id: number, role: Role) => {
      const token = await logIn(payload, { ...(await createStaffMember(role)), collection: 'users' })
      return (await rest({ path: `/users/${id}`, token })).json()
    }
    expect((await read(user.id, 'admin')).secondFactor).toBe(true)
    expect((await read(plain.id, 'admin')).secondFactor).toBe(false)
    for (const role of ['agent', 'editor'] as const)
      expect(await read(user.id, role)).not.toHaveProperty('secondFactor')
    const token = await logIn(payload, { ...(await createStaffMember('admin')), collection: 'users' })
    await rest({
      method: 'PATCH',
      path: `/users/${plain.id}`,
      token,
      body: { secondFactor: true, name: 'Renamed' },
    })
    expect((await read(plain.id, 'admin')).secondFactor).toBe(false)
  })
})

describe('a second factor that a role needs', () => {
  it('makes a stranger of whoever has none, whatever session they hold, until they have one', async () => {
    const [agent, editor] = [await createStaffMember('agent'), await createStaffMember('editor')]
    const [token, others] = [
      await logIn(payload, { ...agent, collection: 'users' }),
      await logIn(payload, { ...editor, collection: 'users' }),
    ]
    expect((await rest({ path: '/leads', token })).status).toBe(200)
    await requireFor('agent')
    expect(await isLoggedIn(token ?? '')).toBe(false)
    expect((await rest({ path: '/leads', token })).status).toBe(403)
    expect((await rest({ path: '/leads', headers: { cookie: `payload-token=${token}` } })).status).toBe(403)
    expect(
      (await rest({ method: 'PATCH', path: `/users/${agent.id}`, token, body: { name: 'x' } })).status,
    ).toBe(403)
    for (const path of ['/refresh-token', '/second-factor/offer', `/${agent.id}/end-sessions`])
      expect((await post(path, { token })).status).toBe(403)
    // Pages, server functions and previews ask this.
    const { getStaffUser } = await import('@/cms/queries/agency/get-staff-user')
    const headers = new Headers({ cookie: `payload-token=${token}` })
    expect(await getStaffUser({ payload, headers })).toBeNull()
    expect(await isLoggedIn(others ?? '')).toBe(true)
    await requireFor()
    expect(await isLoggedIn(token ?? '')).toBe(true)
  })

  it('keeps a session out where the database cannot say whether it has one', async () => {
    const agent = await createStaffMember('agent')
    const token = await logIn(payload, { ...agent, collection: 'users' })
    const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const broken = vi.spyOn(payload.db.drizzle, 'execute').mockRejectedValueOnce(new Error('away'))
    expect(await isLoggedIn(token ?? '')).toBe(false)
    expect(broken).toHaveBeenCalled()
    broken.mockRestore()
    error.mockRestore()
    expect(await isLoggedIn(token ?? '')).toBe(true)
  })

  it('is switched on in the login, which begins a session only then', async () => {
    const agent = await createStaffMember('agent')
    const earlier = await logIn(payload, { ...agent, collection: 'users' })
    await requireFor('agent')
    const { body, cookies, response } = await owedBy(agent.email)
    expect(body).toEqual({ step: 'set-up' })
    expect(response.headers.getSetCookie()[0]).toContain('; Max-Age=1200;')
    await expect(
      payload.login({ collection: 'users', data: { email: agent.email, password } }),
    ).rejects.toThrow()
    expect((await giveCode(cookies, '000000')).status).toBe(410)
    expect((await post('/login/second-factor/offer')).status).toBe(410)
    const offered = await (await post('/login/second-factor/offer', { cookies })).json()
    const on = (code: string, with_ = cookies) =>
      post('/login/second-factor/on', { cookies: with_, body: { offer: offered.offer, code } })
    expect(await (await on('000000')).json()).toEqual({ ok: false, errors: { code: 'wrong' } })
    expect((await on(appCode(offered.secret), {})).status).toBe(410)
    const done = await on(appCode(offered.secret))
    const answer = await done.json()
    expect(Object.keys(answer).toSorted()).toEqual(['codes', 'exp', 'ok', 'user'])
    expect(answer.codes).toHaveLength(10)
    const session = cookiesOf(done)['payload-token']
    expect((await rest({ path: '/leads', token: session })).status).toBe(200)
    // A session from before, perhaps of somebody who knows the password alone, does not come back.
    expect(await isLoggedIn(earlier ?? '')).toBe(false)
    expect((await on(appCode(offered.secret))).status).toBe(410)
    expect((await owedBy(agent.email)).body).toEqual({ step: 'code' })
    await requireFor()
  })

  it('may be switched off to take another phone, and is needed again at once', async () => {
    const { user, token, codes } = await memberWithFactor('agent')
    await requireFor('agent')
    expect(await isLoggedIn(token ?? '')).toBe(true)
    const body = { password, code: codes[0] }
    expect((await post('/second-factor/off', { token, body })).status).toBe(200)
    expect(await isLoggedIn(token ?? '')).toBe(false)
    expect((await owedBy(user.email)).body).toEqual({ step: 'set-up' })
    await requireFor()
  })

  it('is required of administrators by one who has it', async () => {
    const [admin, other] = [await createStaffMember('admin'), await memberWithFactor('admin')]
    const token = await logIn(payload, { ...admin, collection: 'users' })
    const save = (asking: string | null, roles: Role[]) =>
      rest({
        method: 'POST',
        path: '/globals/security-settings',
        token: asking,
        body: { secondFactorRoles: roles, auditMonths: 12 },
      })
    const refused = await save(token, ['admin', 'editor'])
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors[0].data.errors[0].path).toBe('secondFactorRoles')
    expect((await save(token, ['editor'])).status).toBe(200)
    expect((await save(other.token, ['admin', 'editor'])).status).toBe(200)
    expect([await isLoggedIn(token ?? ''), await isLoggedIn(other.token ?? '')]).toEqual([false, true])
    await requireFor()
  })
})

describe('with another PAYLOAD_SECRET', () => {
  it('neither codes nor recovery codes work, and the log says what to do', async () => {
    const { user, secret, codes } = await memberWithFactor()
    const { sealText } = await import('@/cms/access/sealed-text')
    const key = { secret: 'another secret', use: 'second-factor', owner: `users/${user.id}` } as const
    await rows(
      `update staff_factors set secret = '${sealText({ ...key, text: secret })}' where user_id = ${user.id}`,
    )
    const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const { cookies } = await owedBy(user.email)
    for (const code of [appCode(secret), codes[0]]) {
      const response = await giveCode(cookies, code)
      expect([response.status, await response.json()]).toEqual([422, { ok: false, error: 'unreadable' }])
    }
    expect(String(error.mock.calls[0]?.[0])).toContain('--reset-second-factor')
    expect(String(error.mock.calls)).not.toContain(secret)
    error.mockRestore()
  })
})

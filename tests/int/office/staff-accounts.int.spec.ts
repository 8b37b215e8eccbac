import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nextNumber, password } from '../../support/database/factories'
import { passwordWorkOf } from '../../support/password-work'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, type CallRest } from '../../support/site/rest'

let payload: Payload
let rest: CallRest

beforeAll(async () => {
  const site = await startSite({})
  payload = site.payload
  rest = createRest(site.config)
})
afterAll(stopPayload)

type Role = 'admin' | 'agent'

async function createStaffMember(role: Role = 'agent') {
  const email = `colleague-${nextNumber()}@example.com`
  return payload.create({ collection: 'users', data: { email, name: 'Colleague', role, password } })
}

type AccountAttempt = {
  email: string
  word?: string
  from?: string
  language?: string
  forwardMark?: Record<string, string>
}

const logInAt = ({
  email,
  word = password,
  from = '198.51.100.1',
  language = 'en',
  forwardMark = {},
}: AccountAttempt) =>
  rest({
    method: 'POST',
    path: '/users/login',
    body: { email, password: word },
    headers: { 'x-forwarded-for': from, 'accept-language': language, ...forwardMark },
  })

async function tokenOf(email: string, word = password): Promise<string> {
  const { token } = await (await logInAt({ email, word })).json()
  return token
}

/** This many wrong passwords, without the time that each of them takes. */
async function countWrong({
  times,
  ...counted
}: {
  use: 'staff-login' | 'staff-logins'
  value: string
  times: number
}) {
  const { claimAllowance } = await import('@/cms/operations/leads/form-allowance')
  const allowance = { ...counted, most: 1000, hours: 1 }
  for (let count = 0; count < times; count += 1) await claimAllowance({ payload, allowance, now: new Date() })
}

const change = (id: number, token: string, body: unknown, language = 'en') =>
  rest({ method: 'PATCH', path: `/users/${id}`, token, body, headers: { 'accept-language': language } })

/** The errors of a response by field. */
async function errorsOf(response: Response): Promise<Record<string, string>> {
  const { errors } = await response.json()
  const fields: { path: string; message: string }[] = errors[0].data?.errors ?? []
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}

const isLoggedIn = async (token: string): Promise<boolean> => {
  const { user } = await (await rest({ path: '/users/me', token })).json()
  return user !== null
}

describe('the login of staff', () => {
  it('answers a wrong password and an unknown address alike: text, status, headers, work and time', async () => {
    const { email } = await createStaffMember()
    const answers: { status: number; cookie: string | null; text: string }[] = []
    for (const attempt of [
      { email, word: 'not the password' },
      { email: 'nobody-at-all@example.com', word: 'not the password' },
      { email: ` ${email.toUpperCase()} `, word: 'not the password' },
      { email, word: 'x'.repeat(5000) },
    ]) {
      const work = await passwordWorkOf(async () => {
        const response = await logInAt(attempt)
        answers.push({
          status: response.status,
          cookie: response.headers.get('set-cookie'),
          text: await response.text(),
        })
      })
      expect(work).toEqual({ hashed: ['600000 x 32'], evened: 1 })
    }
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 401, cookie: null })
  })

  it("does not lock a colleague out because of a stranger's wrong passwords, wherever the two are", async () => {
    const { email } = await createStaffMember()
    for (let count = 0; count < 5; count += 1)
      expect((await logInAt({ email, word: 'a guess', from: '203.0.113.7' })).status).toBe(401)
    expect((await logInAt({ email, from: '203.0.113.7' })).status).toBe(200)
    await countWrong({ use: 'staff-login', value: `203.0.113.7 ${email}`, times: 5 })
    // The stranger is now refused with the right password too, with the same text; nobody else is.
    const refused = await logInAt({ email, from: '203.0.113.7' })
    const wrong = await logInAt({ email, word: 'a guess', from: '198.51.100.2' })
    expect([refused.status, await refused.text()]).toEqual([401, await wrong.text()])
    expect((await logInAt({ email, from: '198.51.100.2' })).status).toBe(200)
  })

  it('refuses a visitor who tries one password for many accounts', async () => {
    const { email } = await createStaffMember()
    for (const name of ['one', 'two'])
      await logInAt({ email: `${name}@example.com`, word: 'a guess', from: '203.0.113.8' })
    await countWrong({ use: 'staff-logins', value: '203.0.113.8', times: 28 })
    expect((await logInAt({ email, from: '203.0.113.8' })).status).toBe(401)
    expect((await logInAt({ email, from: '203.0.113.9' })).status).toBe(200)
  })

  it.each([
    ['a proxy that is not trusted', '203.0.113.20', { 'x-forwarded-untrusted': '1' }],
    ['a proxy on the same machine', '127.0.0.1', {}],
    ['the gate of a container', '172.17.0.1', {}],
  ])(
    'refuses nobody where everybody comes by %s, however many wrong passwords strangers try',
    async (_by, from, forwardMark) => {
      const { email } = await createStaffMember()
      const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined)
      await countWrong({ use: 'staff-logins', value: from, times: 40 })
      await countWrong({ use: 'staff-login', value: `${from} ${email}`, times: 20 })
      const answers: [number, string][] = []
      for (const attempt of [
        { email, word: 'a guess' },
        { email: 'nobody-here@example.com', word: 'a guess' },
      ]) {
        const { evened } = await passwordWorkOf(async () => {
          const response = await logInAt({ ...attempt, from, forwardMark })
          answers.push([response.status, await response.text()])
        })
        expect(evened).toBe(1)
      }
      expect(answers[1]).toEqual(answers[0])
      expect(answers[0]?.[0]).toBe(401)
      expect((await logInAt({ email, from, forwardMark })).status).toBe(200)
      const warnings = warn.mock.calls.filter(([words]) => String(words).includes('TRUST_PROXY'))
      expect(warnings).toHaveLength('x-forwarded-untrusted' in forwardMark ? 1 : 0)
      warn.mockRestore()
    },
  )

  it('stores both of two sessions that begin at the same moment', async () => {
    const { email } = await createStaffMember()
    const tokens = await Promise.all([tokenOf(email), tokenOf(email), tokenOf(email)])
    expect(await Promise.all(tokens.map(isLoggedIn))).toEqual([true, true, true])
  })

  it('takes as long for a forgotten password of an unknown address', async () => {
    const { email } = await createStaffMember()
    const answers: [number, string][] = []
    for (const address of [email, 'nobody-here@example.com', 'no address']) {
      const { evened } = await passwordWorkOf(async () => {
        const body = { email: address }
        const response = await rest({ method: 'POST', path: '/users/forgot-password', body })
        answers.push([response.status, await response.text()])
      })
      expect(evened).toBe(1)
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
})

const weak = [
  'abc',
  '',
  'kubhwzqpxme',
  'Wachtwoord2026!',
  'MotDePasse2026!',
  'MaisonBrabant2026!',
  'azertyuiop12',
  'x'.repeat(201),
  12_345_678_901_234,
  ['kubhwzqpxmet'],
  { toString: 'kubhwzqpxmet' },
  true,
]

describe('a password of staff', () => {
  it('that is weak is refused at the field: for a new account and an existing one, by whoever sets it', async () => {
    const admin = await createStaffMember('admin')
    const token = await tokenOf(admin.email)
    for (const word of weak) {
      const email = `new-${nextNumber()}@example.com`
      const data: object = { email, role: 'agent', password: word }
      await expect(
        payload.create({ collection: 'users', data: { email, role: 'agent', ...data } }),
      ).rejects.toMatchObject({ data: { errors: [{ path: 'password' }] } })
      const response = await change(admin.id, token, { password: word, currentPassword: password })
      expect([word, response.status]).toEqual([word, 400])
      expect(Object.keys(await errorsOf(response))).toEqual(['password'])
    }
    const data = { password: 'Welkom12345!' }
    await expect(payload.update({ collection: 'users', id: admin.id, data })).rejects.toThrow()
    expect((await logInAt({ email: admin.email })).status).toBe(200)
  })

  it('made from the address of the account, or from the one it gets in the same save, is refused', async () => {
    const user = await createStaffMember()
    const token = await tokenOf(user.email)
    const body = { password: 'marieke.verstraeten1', currentPassword: password }
    const both = { ...body, email: 'marieke.verstraeten@example.com' }
    expect(Object.keys(await errorsOf(await change(user.id, token, both)))).toEqual(['password'])
  })

  it.each([
    ['nl', 'Kies minstens 12 tekens.', 'Vul uw eigen huidige wachtwoord in om dit te wijzigen.'],
    [
      'fr',
      'Choisissez au moins 12 caractères.',
      'Indiquez votre propre mot de passe actuel pour faire ce changement.',
    ],
    ['en', 'Choose at least 12 characters.', 'Enter your own current password to make this change.'],
    [
      'de',
      'Wählen Sie mindestens 12 Zeichen.',
      'Geben Sie für diese Änderung Ihr eigenes aktuelles Passwort ein.',
    ],
  ])('is refused in %s', async (language, short, current) => {
    const user = await createStaffMember()
    const token = await tokenOf(user.email)
    expect(await errorsOf(await change(user.id, token, { password: 'abc' }, language))).toEqual({
      password: short,
    })
    const other = { password: 'zeven paarse fietsen' }
    expect(await errorsOf(await change(user.id, token, other, language))).toEqual({
      currentPassword: current,
    })
  })

  it('is changed by who knows the current one; other sessions and mailed links end with the old one', async () => {
    const user = await createStaffMember()
    const [own, other] = [await tokenOf(user.email), await tokenOf(user.email)]
    const link = await payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    })
    const fresh = 'zeven paarse fietsen'
    for (const currentPassword of [undefined, '', 'not the password', 12, [password]]) {
      const response = await change(user.id, own, { password: fresh, currentPassword })
      expect(response.status).toBe(400)
      expect(Object.keys(await errorsOf(response))).toEqual(['currentPassword'])
    }
    const changed = await change(user.id, own, { password: fresh, currentPassword: password })
    expect(changed.status).toBe(200)
    expect(await changed.text()).not.toContain(password)
    expect([await isLoggedIn(own), await isLoggedIn(other)]).toEqual([true, false])
    expect((await logInAt({ email: user.email })).status).toBe(401)
    expect((await logInAt({ email: user.email, word: fresh })).status).toBe(200)
    const body = { token: link, password: 'acht gele laarzen' }
    expect((await rest({ method: 'POST', path: '/users/reset-password', body })).status).toBe(403)
  })

  it('of a colleague is set by an administrator who enters their own, and by no agent', async () => {
    const [admin, agent, colleague] = [
      await createStaffMember('admin'),
      await createStaffMember(),
      await createStaffMember(),
    ]
    const theirs = await tokenOf(colleague.email)
    const fresh = 'zeven paarse fietsen'
    const body = { password: fresh, currentPassword: password }
    expect((await change(colleague.id, await tokenOf(agent.email), body)).status).toBe(403)
    const token = await tokenOf(admin.email)
    expect((await change(colleague.id, token, { password: fresh })).status).toBe(400)
    const many = { method: 'PATCH', path: `/users?where[id][equals]=${colleague.id}`, token } as const
    expect((await rest({ ...many, body: { password: fresh } })).status).toBe(400)
    expect((await change(colleague.id, token, body)).status).toBe(200)
    expect([await isLoggedIn(token), await isLoggedIn(theirs)]).toEqual([true, false])
    expect((await logInAt({ email: colleague.email, word: fresh })).status).toBe(200)
  })

  it('is required where the address of an account changes, and for nothing else', async () => {
    const user = await createStaffMember()
    const [own, other] = [await tokenOf(user.email), await tokenOf(user.email)]
    const email = `moved-${nextNumber()}@example.com`
    expect((await change(user.id, own, { name: 'Renamed', email: user.email.toUpperCase() })).status).toBe(
      200,
    )
    expect(Object.keys(await errorsOf(await change(user.id, own, { email })))).toEqual(['currentPassword'])
    expect((await change(user.id, own, { email, currentPassword: password })).status).toBe(200)
    expect([await isLoggedIn(own), await isLoggedIn(other)]).toEqual([true, false])
    expect((await logInAt({ email })).status).toBe(200)
  })

  it('can be tried ten times in an hour with a session', async () => {
    const user = await createStaffMember()
    const token = await tokenOf(user.email)
    const fresh = 'zeven paarse fietsen'
    for (let count = 0; count < 10; count += 1)
      await change(user.id, token, { password: fresh, currentPassword: `guess ${count}` })
    const refused = await errorsOf(
      await change(user.id, token, { password: fresh, currentPassword: password }),
    )
    expect(refused).toEqual({ currentPassword: 'Too many wrong passwords. Try again in an hour.' })
    expect((await logInAt({ email: user.email })).status).toBe(200)
  })

  it('can be tried no more often by many requests at once', async () => {
    const user = await createStaffMember()
    const token = await tokenOf(user.email)
    const guess = (_: unknown, count: number) =>
      change(user.id, token, { password: 'zeven paarse fietsen', currentPassword: `guess ${count}` })
    const answers = await Promise.all(Array.from({ length: 40 }, guess))
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([400])
    const refused = await Promise.all(answers.map(errorsOf))
    const wrong = refused.filter(
      ({ currentPassword }) => currentPassword === 'Your current password is not correct.',
    )
    expect(wrong).toHaveLength(10)
  })

  it('chosen through the link of a mail follows the rule, and ends every session', async () => {
    const user = await createStaffMember()
    const session = await tokenOf(user.email)
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
    })
    const reset = (word: unknown, by?: string) =>
      rest({ method: 'POST', path: '/users/reset-password', body: { token, password: word }, token: by })
    for (const word of weak) {
      const response = await reset(word)
      expect(response.status).toBe(400)
      expect(Object.keys(await errorsOf(response))).toEqual(['password'])
    }
    // Also where somebody is still logged in in the browser that opens the link.
    expect((await reset('zeven paarse fietsen', session)).status).toBe(200)
    expect((await reset('acht gele laarzen')).status).toBe(403)
    expect(await isLoggedIn(session)).toBe(false)
  })
})

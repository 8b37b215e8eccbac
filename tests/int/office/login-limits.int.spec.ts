import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/cms/payload-types'
import { nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { factorTraces } from '../../support/rights/factor-traces'
import { createRest, type CallRest } from '../../support/site/rest'
import { cookiesOf } from '../../support/site/set-cookies'
import { createSoftwarePasskey } from '../../support/site/software-passkey'
import { stopClock } from '../../support/stop-clock'

let site: Site
let payload: Payload
let rest: CallRest

beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://maison.example' })
  payload = site.payload
  rest = createRest(site.config)
  await payload.updateGlobal({ slug: 'security-settings', data: { secondFactorRoles: ['editor'] } })
})
afterAll(stopPayload)
// Limits depend on the time.
beforeEach(stopClock)

const { rows } = factorTraces(() => payload)

const fresh = 'zeven paarse fietsen'

const createStaffMember = (role: 'agent' | 'editor' = 'agent'): Promise<User> => {
  const email = `colleague-${nextNumber()}@example.com`
  return payload.create({ collection: 'users', data: { email, name: 'Colleague', role, password } })
}

let visitor = 0
const newVisitor = (): string => `198.51.100.${(visitor += 1)}`

/** Posts as a visitor with an address of their own, and the cookies of a begun login. */
const posting =
  (address: string, cookie = '') =>
  async (path: string, body: object = {}): Promise<number> => {
    const headers = { 'x-forwarded-for': address, cookie }
    const response = await rest({ method: 'POST', path: `/users${path}`, body, headers })
    await response.arrayBuffer()
    return response.status
  }

const times = (count: number, work: () => Promise<number>) =>
  Promise.all(Array.from({ length: count }, work)).then((statuses) => [...new Set(statuses)])

/** The cookie of a login after the right password, which owes its second factor. */
async function begin({ email }: User): Promise<string> {
  const headers = { 'x-forwarded-for': newVisitor() }
  const response = await rest({ method: 'POST', path: '/users/login', body: { email, password }, headers })
  return `staff-login-step=${cookiesOf(response)['staff-login-step']}`
}

const tenMinutesLater = () => vi.setSystemTime(Date.now() + 10 * 60_000)
const anHourLater = () => vi.setSystemTime(Date.now() + 60 * 60_000)

/** Sixty requests of a begun login that has to set up its second factor, then none for an hour; whatever they are worth. */
async function testSetUp(path: string, body: object, usual: number) {
  const user = await createStaffMember('editor')
  const post = posting(newVisitor(), await begin(user))
  expect(await times(60, () => post(path, body))).toEqual([usual])
  expect(await post(path, body)).toBe(429)
  // Another address, and another password before, are no way around it.
  expect(await posting(newVisitor(), await begin(user))(path, body)).toBe(429)
  anHourLater()
  expect(await posting(newVisitor(), await begin(user))(path, body)).toBe(usual)
}

/** Each login step that a stranger, or somebody who gave the password alone, may call, and its limit. */
const limits: Record<string, () => Promise<void>> = {
  '/login': async () => {
    const { email } = await createStaffMember()
    const post = posting(newVisitor())
    expect(await times(10, () => post('/login', { email, password: 'wrong' }))).toEqual([401])
    expect(await post('/login', { email, password })).toBe(401)
    tenMinutesLater()
    expect(await post('/login', { email, password })).toBe(200)
  },
  '/forgot-password': async () => {
    const post = posting(newVisitor())
    const { id, email } = await createStaffMember()
    const jobs = () => rows(`select key from graphile_worker.jobs where key = 'staff-password:${id}'`)
    await times(30, () => post('/forgot-password', { email: `nobody-${nextNumber()}@example.com` }))
    expect(await post('/forgot-password', { email })).toBe(200)
    expect(await jobs()).toEqual([])
    tenMinutesLater()
    expect(await post('/forgot-password', { email })).toBe(200)
    expect(await jobs()).toHaveLength(1)
  },
  '/reset-password': async () => {
    const { email } = await createStaffMember()
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const post = posting(newVisitor())
    const set = (link: string, word: string) => post('/reset-password', { token: link, password: word })
    // A password to correct is no wrong link.
    expect(await times(30, () => set(token, 'short'))).toEqual([400])
    expect(await times(30, () => set('made-up', fresh))).toEqual([403])
    expect(await set(token, fresh)).toBe(403)
    expect(await posting(newVisitor())('/reset-password', { token, password: 'short' })).toBe(400)
    tenMinutesLater()
    expect(await set(token, fresh)).toBe(200)
  },
  '/accept-invitation': async () => {
    const user = await createStaffMember()
    await rows(
      `update users set invited_at = now(), joined_at = null, invitation_version = 1 where id = ${user.id}`,
    )
    const { staffInvitationAddress } = await import('@/cms/queries/accounts/staff-invitations')
    const { secret } = payload
    const address = staffInvitationAddress({ secret, id: user.id, version: 1, now: new Date() })
    const token = new URL(address).searchParams.get('token') ?? ''
    const post = posting(newVisitor())
    const body = { password: fresh, repeat: fresh }
    const accept = (link: string) => post('/accept-invitation', { ...body, token: link })
    expect(await times(30, () => accept('made-up'))).toEqual([410])
    expect(await accept(token)).toBe(410)
    tenMinutesLater()
    expect(await accept(token)).toBe(200)
  },
  '/login/code': async () => {
    const user = await createStaffMember()
    await rows(`insert into staff_passkeys (user_id, credential_id, public_key, counter, transports, name, since)
      values (${user.id}, 'made-up-${user.id}', '', 0, '{}', 'x', now())`)
    const post = posting(newVisitor(), await begin(user))
    expect(await times(10, () => post('/login/code', { code: '123456' }))).toEqual([422])
    expect(await post('/login/code', { code: '123456' })).toBe(429)
  },
  '/login/second-factor/offer': () => testSetUp('/login/second-factor/offer', {}, 200),
  '/login/second-factor/on': () => testSetUp('/login/second-factor/on', { offer: 'x', code: '123456' }, 422),
  '/login/passkeys/offer': () => testSetUp('/login/passkeys/offer', {}, 200),
  '/login/passkeys/add': () => testSetUp('/login/passkeys/add', { response: {}, name: 'Laptop' }, 422),
  '/login/passkey/ask': async () => {
    const user = await createStaffMember()
    const key = createSoftwarePasskey({ rpId: 'maison.example', origin: 'https://maison.example' })
    await rows(`insert into staff_passkeys (user_id, credential_id, public_key, counter, transports, name, since)
      values (${user.id}, '${key.id}', '', 0, '{}', 'x', now())`)
    const post = posting(newVisitor(), await begin(user))
    expect(await times(60, () => post('/login/passkey/ask'))).toEqual([200])
    expect(await post('/login/passkey/ask')).toBe(429)
  },
  '/login/passkey': async () => {
    const user = await createStaffMember()
    await rows(`insert into staff_passkeys (user_id, credential_id, public_key, counter, transports, name, since)
      values (${user.id}, 'made-up-${user.id}', '', 0, '{}', 'x', now())`)
    const post = posting(newVisitor(), await begin(user))
    expect(await times(10, () => post('/login/passkey', { response: {} }))).toEqual([422])
    expect(await post('/login/passkey', { response: {} })).toBe(429)
  },
}

/** Those of a login by the provider are tested with it; the first stores nothing. */
const ofProvider = ['/login/provider', '/login/provider/return']

const step = /^\/(?:login(?:\/|$)|forgot-password$|reset-password$|accept-invitation$)/

describe('every step of a login that has no session yet', () => {
  it('has a limit', () => {
    const paths = (site.config.collections.find(({ slug }) => slug === 'users')?.endpoints || [])
      .map(({ path }) => path)
      .filter((path) => step.test(path))
    expect([...new Set(paths)].toSorted()).toEqual([...Object.keys(limits), ...ofProvider].toSorted())
  })

  it.each(Object.entries(limits))('ends after too many: %s', (_path, test) => test())
})

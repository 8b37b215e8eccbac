import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextNumber, password } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, visitorNames, type VisitorName, type Visitors } from '../../support/site/visitors'

let payload: Payload
let rest: CallRest
let visitors: Visitors
const tokens: Partial<Record<VisitorName, string | null>> = {}

beforeAll(async () => {
  const site = await startSite({})
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  for (const name of visitorNames) tokens[name] = await logIn(payload, visitors[name])
})
afterAll(stopPayload)

const chosen = 'four quiet words of mine'

const invite = (body: object, who: VisitorName = 'admin') =>
  rest({ method: 'POST', path: '/users/invite', token: tokens[who], body })

const again = (id: number, who: VisitorName = 'admin') =>
  rest({ method: 'POST', path: `/users/${id}/invite`, token: tokens[who], body: {} })

const accept = (token: unknown, typed: { password?: string; repeat?: string } = {}) =>
  rest({
    method: 'POST',
    path: '/users/accept-invitation',
    body: { token, password: chosen, repeat: chosen, ...typed },
  })

const logInBy = (email: string, word: string) =>
  rest({ method: 'POST', path: '/users/login', body: { email, password: word } })

async function inviteOne(): Promise<{ id: number; email: string }> {
  const email = `colleague-${nextNumber()}@example.com`
  const response = await invite({ name: 'Jan Peeters', email, role: 'editor', language: 'nl' })
  return { id: (await response.json()).id, email }
}

async function mailsTo(email: string) {
  const { docs } = await payload.find({ collection: 'mails', where: { to: { equals: email } }, sort: 'id' })
  const rows: { html?: string | null }[] = await Promise.all(
    docs.map(({ id }) =>
      payload.db
        .findOne<{ id: number; html?: string | null }>({ collection: 'mails', where: { id: { equals: id } } })
        .then((row) => ({ html: row?.html })),
    ),
  )
  return docs.map((doc, index) => ({
    ...doc,
    token: /token=([\w.-]+)/.exec(rows[index]?.html ?? '')?.[1] ?? '',
  }))
}

const tokenOf = async (email: string): Promise<string> => (await mailsTo(email)).at(-1)?.token ?? ''

describe('an invitation', () => {
  it('creates the account, and mails a link in the language of the person, who chooses a password and logs in', async () => {
    const { id, email } = await inviteOne()
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ kind: 'account-invitation', locale: 'nl' })
    expect(mail?.subject).toContain('Uw account in het beheer')
    expect(await payload.findByID({ collection: 'users', id })).toMatchObject({
      name: 'Jan Peeters',
      role: 'editor',
      language: 'nl',
      joinedAt: null,
    })
    const token = await tokenOf(email)
    expect((await accept(token)).status).toBe(200)
    expect((await logInBy(email, chosen)).status).toBe(200)
    const { docs } = await payload.find({
      collection: 'audit-entries',
      where: { document: { equals: String(id) } },
      sort: 'id',
    })
    expect(docs.map(({ action, role }) => `${action} ${role}`)).toEqual([
      'create admin',
      'invite admin',
      'join editor',
      'sign-in editor',
    ])
  })

  it('opens nothing before it is accepted: no login, no forgotten password, no password of an administrator', async () => {
    const { id, email } = await inviteOne()
    await payload.update({ collection: 'users', id, data: { password: chosen } })
    expect((await logInBy(email, chosen)).status).toBe(401)
    await rest({ method: 'POST', path: '/users/forgot-password', body: { email } })
    const { mailStaffPassword } = await import('@/cms/operations/accounts/mail-staff-password')
    await mailStaffPassword({ payload, id })
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['account-invitation'])
    const reset = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const body = { token: reset, password: chosen }
    expect((await rest({ method: 'POST', path: '/users/reset-password', body })).status).toBe(403)
  })

  it('is accepted once, also where two try at the same time', async () => {
    const { email } = await inviteOne()
    const token = await tokenOf(email)
    const statuses = (await Promise.all([accept(token), accept(token)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 410])
    expect((await accept(token)).status).toBe(410)
  })

  it('is revoked by the next one, by another address, and after seven days', async () => {
    const { id, email } = await inviteOne()
    const first = await tokenOf(email)
    expect((await again(id)).status).toBe(200)
    const second = await tokenOf(email)
    expect((await accept(first)).status).toBe(410)
    const { getInvitedByToken } = await import('@/cms/queries/accounts/staff-invitations')
    const day = 24 * 3_600_000
    const at = (days: number) => new Date(Date.now() + days * day)
    expect(await getInvitedByToken({ payload, token: second, now: at(6.9) })).not.toBeNull()
    expect(await getInvitedByToken({ payload, token: second, now: at(7.1) })).toBeNull()
    const moved = { email: `moved-${nextNumber()}@example.com` }
    await payload.update({ collection: 'users', id, data: moved })
    expect((await accept(second)).status).toBe(410)
    for (const wrong of [null, '', 7, {}, 'x', `${second}x`]) expect((await accept(wrong)).status).toBe(410)
  })

  it('is sent again three times an hour, and never to somebody who came', async () => {
    const { id, email } = await inviteOne()
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1) statuses.push((await again(id)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    await accept(await tokenOf(email))
    expect((await again(id)).status).toBe(404)
    expect((await again(Number(visitors.agent?.id))).status).toBe(404)
  })

  it('is answered at the field where the password is not accepted, and stays valid', async () => {
    const { email } = await inviteOne()
    const token = await tokenOf(email)
    for (const [typed, errors] of [
      [{ password: 'short', repeat: 'short' }, { password: 'too-short' }],
      [{ password: 'Welkom12345!', repeat: 'Welkom12345!' }, { password: 'common' }],
      [{ repeat: 'something else here' }, { repeat: 'mismatch' }],
      [{ repeat: '' }, { repeat: 'required' }],
    ] as const) {
      const response = await accept(token, typed)
      expect([response.status, await response.json()]).toEqual([422, { ok: false, errors }])
    }
    expect((await accept(token)).status).toBe(200)
  })

  it('is refused at the field, and creates nothing, for wrong details or an address that has an account', async () => {
    const { totalDocs: before } = await payload.count({ collection: 'users' })
    const taken = await invite({
      name: 'X',
      email: visitors.agent?.email.toUpperCase(),
      role: 'agent',
      language: 'fr',
    })
    expect([taken.status, await taken.json()]).toEqual([422, { ok: false, errors: { email: 'taken' } }])
    const wrong = await invite({ name: '', email: 'x', role: 'owner', language: 'xx' })
    expect(Object.keys((await wrong.json()).errors).toSorted()).toEqual(['email', 'language', 'name', 'role'])
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(before)
  })

  it('creates one account where two administrators invite the same person at once', async () => {
    const body = { name: 'Twice', email: `twice-${nextNumber()}@example.com`, role: 'agent', language: 'fr' }
    const statuses = (await Promise.all([invite(body), invite(body)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422])
    expect(await mailsTo(body.email)).toHaveLength(1)
  })

  it('is a matter of administrators alone, and nobody creates an account with a password for another', async () => {
    const { id } = await inviteOne()
    for (const who of visitorNames.filter((name) => name !== 'admin')) {
      const body = { name: 'X', email: `${who}-${nextNumber()}@example.com`, role: 'admin', language: 'fr' }
      expect([who, (await invite(body, who)).status]).toEqual([who, 403])
      expect([who, (await again(id, who)).status]).toEqual([who, 403])
    }
    for (const who of visitorNames) {
      const body = { email: `typed-${nextNumber()}@example.com`, role: 'agent', password }
      expect((await rest({ method: 'POST', path: '/users', token: tokens[who], body })).status).toBe(403)
    }
  })

  it('keeps its state out of reach of REST, and its link out of the outbox', async () => {
    const { id, email } = await inviteOne()
    const body = { joinedAt: new Date().toISOString(), invitationVersion: 0, invitedAt: null }
    await rest({ method: 'PATCH', path: `/users/${id}`, token: tokens.admin, body })
    const stored = await payload.findByID({ collection: 'users', id })
    expect(stored).toMatchObject({ joinedAt: null, invitationVersion: 1 })
    expect(stored.invitedAt).not.toBeNull()
    const read = await (await rest({ path: `/users/${id}`, token: tokens.admin })).json()
    expect(read).not.toHaveProperty('invitationVersion')
    const [mail] = await mailsTo(email)
    const shown = await (await rest({ path: `/mails/${mail?.id}`, token: tokens.admin })).text()
    expect(mail?.token).not.toBe('')
    expect(shown).not.toContain(mail?.token)
  })

  it('concerns no account that the command line made', async () => {
    const { createStaff } = await import('@/cms/operations/accounts/create-staff')
    const email = `line-${nextNumber()}@example.com`
    await createStaff({ payload, email, role: 'agent', password: chosen })
    expect((await logInBy(email, chosen)).status).toBe(200)
  })
})

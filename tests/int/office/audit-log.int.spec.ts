import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPlace, factories, nextNumber, password } from '../../support/database/factories'
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
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'audit-entries', where: {} })
})

const entries = async () => {
  const { docs } = await payload.find({ collection: 'audit-entries', sort: 'id', pagination: false })
  return docs
}

const actions = async (): Promise<string[]> =>
  (await entries()).map(({ action, kind }) => `${action} ${kind}`)

type Call = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; body?: unknown }

const as = (who: VisitorName, call: Call) => rest({ ...call, token: tokens[who] })

const idOf = (user: TypedUser | null): number => Number(user?.id)

async function createPage(who: VisitorName, data: object = {}): Promise<number> {
  const body = { name: `Page ${nextNumber()}`, type: 'page', _status: 'draft', ...data }
  const response = await as(who, { method: 'POST', path: '/pages?locale=fr', body })
  return (await response.json()).doc.id
}

describe('what staff do with documents', () => {
  it('is recorded with the account, its role, the title, the names of the changed fields and the language', async () => {
    const id = await createPage('editor', { name: 'Vendre' })
    await as('editor', {
      method: 'PATCH',
      path: `/pages/${id}?locale=nl&draft=true`,
      body: { name: 'Verkopen' },
    })
    const [first, second, ...others] = await entries()
    expect(others).toEqual([])
    expect(first).toMatchObject({
      account: idOf(visitors.editor),
      accountNumber: idOf(visitors.editor),
      name: 'editor',
      role: 'editor',
      action: 'create',
      kind: 'pages',
      document: String(id),
      title: 'Vendre',
      fields: [],
      language: 'fr',
    })
    expect(second).toMatchObject({ action: 'change', title: 'Verkopen', fields: ['name'], language: 'nl' })
  })

  it('is a publication, a change beside it, and the end of a publication', async () => {
    const id = await createPage('editor')
    const save = (query: string, body: object) =>
      as('editor', { method: 'PATCH', path: `/pages/${id}?locale=fr${query}`, body })
    await save('', { _status: 'published' })
    await save('&draft=true', { name: 'Plus tard', _status: 'draft' })
    await save('', { _status: 'draft' })
    await save('', { name: 'Encore', _status: 'draft' })
    await as('editor', { method: 'DELETE', path: `/pages/${id}` })
    expect(await actions()).toEqual([
      'create pages',
      'publish pages',
      'change pages',
      'unpublish pages',
      'change pages',
      'delete pages',
    ])
  })

  it('is an entry for each document of a bulk edit', async () => {
    const ids = [await createPage('editor'), await createPage('editor')]
    const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
    await as('editor', { method: 'PATCH', path: `/pages?locale=fr&${where}`, body: { _status: 'published' } })
    await as('editor', { method: 'DELETE', path: `/pages?${where}` })
    expect((await actions()).slice(2)).toEqual([
      'publish pages',
      'publish pages',
      'delete pages',
      'delete pages',
    ])
  })

  it('is the return of an earlier version', async () => {
    const id = await createPage('editor')
    await as('editor', {
      method: 'PATCH',
      path: `/pages/${id}?locale=fr&draft=true`,
      body: { name: 'Autre' },
    })
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await as('editor', { method: 'POST', path: `/pages/versions/${docs[0]?.id}` })
    expect((await actions()).at(-1)).toBe('restore pages')
  })

  it('is recorded for settings', async () => {
    await as('admin', { method: 'POST', path: '/globals/security-settings', body: { auditMonths: 24 } })
    expect(await entries()).toMatchObject([
      { action: 'change', kind: 'security-settings', document: null, fields: ['auditMonths'] },
    ])
  })

  it('leaves nothing where a save is refused', async () => {
    const response = await as('agent', { method: 'POST', path: '/pages', body: { name: 'x', type: 'page' } })
    expect(response.status).toBe(403)
    const place = await createPlace(payload)
    const data = factories.properties({ ...place, user: { relationTo: 'users', value: 1 } }, nextNumber())
    const wrong = { ...data, title: '', languages: ['fr'], _status: 'published' }
    expect((await as('agent', { method: 'POST', path: '/properties?locale=fr', body: wrong })).status).toBe(
      400,
    )
    expect(await entries()).toEqual([])
  })

  it('is no matter of what programs and visitors do', async () => {
    await payload.create({
      collection: 'pages',
      data: { name: 'Import', type: 'page', _status: 'draft' },
      locale: 'fr',
    })
    await payload.create({ collection: 'owners', data: { email: 'import@example.com', password } })
    expect(await entries()).toEqual([])
  })

  it('names no person', async () => {
    const id = idOf(visitors.owner)
    await as('agent', {
      method: 'PATCH',
      path: `/owners/${id}`,
      body: { lastName: 'Peeters', phone: '0470 00 00 00' },
    })
    expect(await entries()).toMatchObject([
      { kind: 'owners', document: String(id), title: null, fields: ['lastName', 'phone'] },
    ])
    expect(JSON.stringify(await entries())).not.toMatch(/Peeters|0470|example\.com/)
  })

  it('keeps the name and number of an account that is deleted', async () => {
    const data = {
      email: `gone-${nextNumber()}@example.com`,
      name: 'Gone',
      role: 'editor' as const,
      password,
    }
    const user = await payload.create({ collection: 'users', data })
    const token = await logIn(payload, { ...user, collection: 'users' })
    const page = { name: 'Weg', type: 'page', _status: 'draft' }
    await rest({ method: 'POST', path: '/pages?locale=nl', token, body: page })
    await payload.delete({ collection: 'users', id: user.id })
    const [entry] = await entries()
    expect(entry).toMatchObject({ account: null, accountNumber: user.id, name: 'Gone', kind: 'pages' })
  })
})

describe('the versions of a document', () => {
  type Named = { id: number; name: string | null; status: string | null }

  const namedVersions = async (who: VisitorName, query: string) => {
    const answer = await as(who, { path: `/audit-entries/authors?${query}` })
    const { versions = [] }: { versions?: Named[] } = await answer.json()
    return { status: answer.status, versions }
  }
  const namesOf = async (id: number) =>
    (await namedVersions('reader', `kind=pages&id=${id}`)).versions.map(({ name, status }) => [name, status])
  const save = (
    who: VisitorName,
    { id, query = '', ...body }: { id: number; query?: string; name?: string },
  ) => as(who, { method: 'PATCH', path: `/pages/${id}?locale=fr${query}`, body })

  it('name who saved each, also a draft, what was restored, and nobody where a program saved', async () => {
    const id = await createPage('editor')
    await save('admin', { id, query: '&draft=true', name: 'Un' })
    await as('admin', { method: 'PATCH', path: `/pages/${id}?locale=fr`, body: { _status: 'published' } })
    await payload.update({ collection: 'pages', id, locale: 'fr', data: { name: 'Programme' } })
    await save('editor', { id, name: 'Deux' })
    expect(await namesOf(id)).toEqual([
      ['editor', 'published'],
      [null, 'published'],
      ['admin', 'published'],
      ['admin', 'draft'],
      ['editor', 'draft'],
    ])
    const { versions } = await namedVersions('admin', `kind=pages&id=${id}`)
    await as('admin', { method: 'POST', path: `/pages/versions/${versions[2]?.id}` })
    expect((await namesOf(id))[0]).toEqual(['admin', 'published'])
  })

  it('keep the name of an account that is deleted, and of entries that the log has lost', async () => {
    const email = `leaves-${nextNumber()}@example.com`
    const { id: account } = await payload.create({
      collection: 'users',
      data: { email, password, name: 'Part Bientôt', role: 'editor' },
    })
    const token = await logIn(payload, {
      ...(await payload.findByID({ collection: 'users', id: account })),
      collection: 'users',
    })
    const id = await createPage('editor')
    await rest({ method: 'PATCH', path: `/pages/${id}?locale=fr&draft=true`, token, body: { name: 'Un' } })
    await payload.delete({ collection: 'users', id: account })
    await payload.db.deleteMany({ collection: 'audit-entries', where: {} })
    expect((await namesOf(id))[0]).toEqual(['Part Bientôt', 'draft'])
  })

  it('that were saved before authors were recorded are named by the log', async () => {
    const { sql } = await import('@payloadcms/db-postgres')
    const id = await createPage('editor')
    await payload.db.drizzle.execute(sql`delete from version_authors`)
    expect(await namesOf(id)).toEqual([['editor', 'draft']])
  })

  it('are forgotten with a document that is deleted for good, and kept in the bin', async () => {
    const { sql } = await import('@payloadcms/db-postgres')
    const id = await createPage('admin')
    const recorded = async () => {
      const { rows } = await payload.db.drizzle.execute(
        sql`select name from version_authors where kind = 'pages' and document = ${String(id)}`,
      )
      return rows.length
    }
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } })
    expect(await recorded()).toBe(1)
    await payload.delete({ collection: 'pages', id, trash: true })
    expect(await recorded()).toBe(0)
  })

  it('are told of settings too, and to nobody who may not read the versions', async () => {
    const body = { copyright: `© ${nextNumber()}` }
    await as('editor', { method: 'POST', path: '/globals/site-settings?locale=fr', body })
    const { versions } = await namedVersions('reader', 'kind=site-settings')
    expect(versions[0]).toMatchObject({ name: 'editor', status: null })
    const id = await createPage('editor')
    for (const who of ['anonymous', 'owner', 'translator'] as const)
      expect((await namedVersions(who, `kind=pages&id=${id}`)).status).toBe(403)
    for (const query of [
      'kind=pages',
      'kind=nothing&id=1',
      `kind=pages&id=${id + 1000}`,
      'kind=security-settings',
    ])
      expect((await namedVersions('editor', query)).status).toBe(404)
    // What has no versions has none to name.
    const { docs } = await payload.find({ collection: 'users', limit: 1 })
    expect(await namedVersions('admin', `kind=users&id=${docs[0]?.id}`)).toEqual({
      status: 200,
      versions: [],
    })
  })
})

describe('accounts', () => {
  const logInBy = (email: string, word: string) =>
    rest({
      method: 'POST',
      path: '/users/login',
      body: { email, password: word },
      headers: { 'x-forwarded-for': '203.0.113.77' },
    })

  it('are named where somebody signs in, fails to, and signs out; strangers are not', async () => {
    const email = String(visitors.agent?.email)
    await logInBy(email, 'not the password')
    await logInBy('stranger@example.com', 'not the password')
    const { token } = await (await logInBy(email, password)).json()
    await rest({ method: 'POST', path: '/users/logout', token })
    const id = idOf(visitors.agent)
    expect(await entries()).toMatchObject([
      { action: 'failed-sign-in', kind: 'users', document: String(id), accountNumber: id, title: null },
      { action: 'sign-in', document: String(id), accountNumber: id },
      { action: 'sign-out', document: String(id), accountNumber: id },
    ])
    expect(JSON.stringify(await entries())).not.toMatch(/not the password|@example/)
  })

  it('get another role, and another password, by name of the field alone', async () => {
    const data = { email: `role-${nextNumber()}@example.com`, name: 'R', role: 'agent' as const, password }
    const { id } = await payload.create({ collection: 'users', data })
    await as('admin', { method: 'PATCH', path: `/users/${id}`, body: { role: 'editor' } })
    const chosen = { password: 'four quiet words of mine', currentPassword: password }
    await as('admin', { method: 'PATCH', path: `/users/${id}`, body: chosen })
    expect(await entries()).toMatchObject([
      { action: 'role', kind: 'users', document: String(id), fields: ['role'] },
      { action: 'change', kind: 'users', document: String(id), fields: ['password'] },
    ])
    expect(JSON.stringify(await entries())).not.toContain('quiet words')
  })

  it('are named where somebody sets a new password by the link of a mail', async () => {
    const data = { email: `reset-${nextNumber()}@example.com`, name: 'R', role: 'agent' as const, password }
    const { id, email } = await payload.create({ collection: 'users', data })
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const body = { token, password: 'four quiet words of mine' }
    expect((await rest({ method: 'POST', path: '/users/reset-password', body })).status).toBe(200)
    expect(await entries()).toMatchObject([{ action: 'new-password', accountNumber: id }])
  })
})

describe('what leaves the house', () => {
  it('is recorded: lists, the data of a person, and the erasure of a person without their address', async () => {
    await as('agent', { path: '/leads/export' })
    await as('editor', { path: '/subscribers/export' })
    await as('editor', { path: '/leads/person?email=visitor@example.com' })
    await as('editor', {
      method: 'POST',
      path: '/leads/person/erase',
      body: { email: 'visitor@example.com' },
    })
    expect(await actions()).toEqual(['export leads', 'export subscribers', 'export leads', 'erase leads'])
    expect(JSON.stringify(await entries())).not.toContain('visitor@')
  })

  it('is recorded where staff invite an owner and open their area', async () => {
    const id = idOf(visitors.otherOwner)
    await as('agent', { method: 'POST', path: `/owners/${id}/invite` })
    await as('agent', { method: 'POST', path: `/owners/${id}/impersonate` })
    expect(await actions()).toEqual(['invite owners', 'impersonation-begin owners'])
  })
})

describe('the log itself', () => {
  it('is read by administrators alone, and written, changed and deleted by nobody', async () => {
    await createPage('admin')
    const [entry] = await entries()
    const body = { at: new Date().toISOString(), action: 'delete', kind: 'pages', name: 'Somebody else' }
    for (const who of visitorNames) {
      const isAdmin = who === 'admin'
      expect([who, (await as(who, { path: '/audit-entries' })).status]).toEqual([who, isAdmin ? 200 : 403])
      expect([who, (await as(who, { path: `/audit-entries/${entry?.id}` })).status]).toEqual([
        who,
        isAdmin ? 200 : 403,
      ])
      expect((await as(who, { path: '/audit-entries/count' })).status).toBe(isAdmin ? 200 : 403)
      expect((await as(who, { method: 'POST', path: '/audit-entries', body })).status).toBe(403)
      expect((await as(who, { method: 'PATCH', path: `/audit-entries/${entry?.id}`, body })).status).toBe(403)
      expect(
        (await as(who, { method: 'PATCH', path: '/audit-entries?where[id][exists]=true', body })).status,
      ).toBe(403)
      expect((await as(who, { method: 'DELETE', path: `/audit-entries/${entry?.id}` })).status).toBe(403)
      expect(
        (await as(who, { method: 'DELETE', path: '/audit-entries?where[id][exists]=true' })).status,
      ).toBe(403)
      if (!isAdmin) expect((await as(who, { path: '/audit-entries/export' })).status).toBe(403)
    }
    expect(await entries()).toEqual([entry])
  })

  it('tells staff who saved a document that they may read, and nobody else', async () => {
    const id = await createPage('editor')
    await as('admin', { method: 'PATCH', path: `/pages/${id}?locale=fr&draft=true`, body: { name: 'Autre' } })
    const path = `/audit-entries/saves?kind=pages&id=${id}`
    for (const who of ['agent', 'editor', 'admin'] as const) {
      const { saves } = await (await as(who, { path })).json()
      expect(saves).toEqual([
        { at: expect.stringMatching(/^\d{4}-.*Z$/), name: 'admin', action: 'change' },
        { at: expect.stringMatching(/^\d{4}-.*Z$/), name: 'editor', action: 'create' },
      ])
    }
    for (const who of ['anonymous', 'owner'] as const) expect((await as(who, { path })).status).toBe(403)
    await as('admin', { method: 'POST', path: '/globals/security-settings', body: { auditMonths: 12 } })
    const settings = '/audit-entries/saves?kind=security-settings'
    expect((await as('admin', { path: settings })).status).toBe(200)
    expect((await as('editor', { path: settings })).status).toBe(404)
    for (const wrong of ['', '?kind=nothing&id=1', '?kind=pages', '?kind=pages&id=x', '?kind=pages&id=99999'])
      expect((await as('admin', { path: `/audit-entries/saves${wrong}` })).status).toBe(404)
  })

  it('is a spreadsheet in the words of its reader, without formulas, as filtered', async () => {
    await createPage('admin', { name: '=cmd|calc' })
    await as('admin', { method: 'POST', path: '/globals/security-settings', body: { auditMonths: 12 } })
    const response = await rest({
      path: '/audit-entries/export?where[or][0][and][0][kind][equals]=pages',
      token: tokens.admin,
      headers: { 'accept-language': 'nl' },
    })
    const lines = (await response.text()).trim().split('\r\n')
    expect(response.headers.get('content-type')).toContain('text/csv')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('"Wanneer";"Wie"')
    expect(lines[1]).toContain('"admin"')
    expect(lines[1]).toContain(`"'=cmd|calc"`)
    expect((await actions()).at(-1)).toBe('export audit-entries')
  })

  it('is a spreadsheet of more entries than are read at once', async () => {
    const rows = Array.from({ length: 1203 }, (_, number) => number)
    for (const number of rows)
      await payload.db.create({
        collection: 'audit-entries',
        data: { at: new Date().toISOString(), action: 'change', kind: 'pages', document: String(number) },
      })
    const text = await (await as('admin', { path: '/audit-entries/export?where[kind][equals]=pages' })).text()
    const numbers = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(';')[6]?.replaceAll('"', '')))
    expect(numbers).toEqual([...rows].reverse())
  })

  it('forgets what is older than the settings say', async () => {
    const { purgeAudit } = await import('@/cms/operations/audit/purge-audit')
    await payload.updateGlobal({ slug: 'security-settings', data: { auditMonths: 2 } })
    for (const at of ['2026-01-10T10:00:00.000Z', '2026-03-10T10:00:00.000Z'])
      await payload.db.create({ collection: 'audit-entries', data: { at, action: 'change', kind: 'pages' } })
    await purgeAudit({ payload, now: new Date('2026-04-01T04:17:00Z') })
    expect((await entries()).map(({ at }) => at)).toEqual(['2026-03-10T10:00:00.000Z'])
  })
})

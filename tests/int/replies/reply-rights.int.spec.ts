import { existsSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { createLocalReq, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSite, stopPayload } from '../../support/database/payload'
import { documentFiles } from '../../support/files/document-files'
import { findMails } from '../../support/forms/post-forms'
import { run } from '../../support/replies/reply-site'
import { openOffice, setRights, type PersonName, type RightsOffice } from '../../support/rights/rights-office'
import { drawHtml } from '../../support/site/draw-html'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { requestOf } from '../../support/site/visitors'
import { answer, makeLead, repliesOf } from '../../support/replies/reply-site'

vi.mock('server-only', () => ({}))

let payload: Payload
let config: SanitizedConfig
let dataDir: string
let office: RightsOffice
let rest: CallRest

beforeAll(async () => {
  const settings = { REPLY_ADDRESS: 'antwoord@agency.example', MAIL_FOLDER: '/nowhere', SMTP_URL: '' }
  ;({ payload, config, dataDir } = await startSite(settings))
  rest = createRest(config)
  office = await openOffice(payload)
})
afterAll(stopPayload)
beforeEach(() => setRights(payload, {}))

const now = new Date('2026-11-27T12:00:00Z')

type Given = { lead: number; from?: string; text?: string; key?: string; at?: Date }

async function store({ lead, from = 'zoe@example.com', text = 'Bonjour', key = 'one', at = now }: Given) {
  const { storeReply } = await import('@/cms/operations/replies/store-reply')
  const { readMailOffice } = await import('@/cms/queries/agency/mail-agency')
  return storeReply(
    { payload, office: await readMailOffice(payload), now },
    {
      ...{ lead, mailKey: key, messageId: '<one@example.com>', at, from: { address: from, name: '' } },
      ...{ subject: 'Re', text, quoted: '> <i>before</i>', isAutomatic: false, leftOut: 0, note: null },
      files: [{ name: 'plan.pdf', bytes: documentFiles.pdf }],
    },
  )
}

const fileOf = async (lead: number) => (await repliesOf(payload, lead))[0]?.files[0]?.filename ?? ''

const download = async (lead: number, who: PersonName) => {
  const token = await logIn(payload, office.people[who])
  return (await rest({ path: `/applicant-files/file/${await fileOf(lead)}`, token })).status
}

/** The mails of a lead on its screen, as this person sees them. */
async function screen(lead: number, who: PersonName): Promise<string> {
  const { LeadMails } = await import('@/cms/admin/leads/lead-mails')
  const req = await requestOf(payload, { user: office.people[who], payloadAPI: 'REST' })
  const drawn: unknown = await Reflect.apply(LeadMails, undefined, [{ data: { id: lead }, req }])
  return drawHtml(createElement('div', null, Object(drawn)))
}

describe('a reply is seen with its lead', () => {
  it('by everybody who reads the lead, and its file by staff', async () => {
    const lead = await makeLead(payload, { assignedTo: office.people.anne.id })
    await store({ lead, text: 'Vendredi' })
    for (const who of ['anne', 'bert', 'editor', 'admin'] as const) {
      expect(await screen(lead, who), who).toContain('Vendredi')
      expect(await download(lead, who), who).toBe(200)
    }
    expect(await screen(lead, 'reader')).toContain('Vendredi')
    expect(await download(lead, 'reader')).toBe(403)
  })

  it('by whoever it is assigned to alone, where leads are limited', async () => {
    await setRights(payload, { ownLeads: ['agent', 'reader'] })
    const lead = await makeLead(payload, { assignedTo: office.people.anne.id })
    await store({ lead, text: 'Vendredi' })
    expect(await screen(lead, 'anne')).toContain('Vendredi')
    expect(await download(lead, 'anne')).toBe(200)
    for (const who of ['bert', 'alone', 'reader'] as const) {
      expect(await screen(lead, who), who).not.toContain('Vendredi')
      expect(await download(lead, who), who).not.toBe(200)
    }
    await payload.update({
      collection: 'leads',
      id: lead,
      data: { assignedTo: Number(office.people.bert.id) },
    })
    expect(await screen(lead, 'anne')).not.toContain('Vendredi')
    expect(await download(lead, 'anne')).not.toBe(200)
  })

  it('by whoever handles it alone, where it is confidential', async () => {
    await setRights(payload, { confidentialToAssigned: true })
    const lead = await makeLead(payload, { kind: 'rental-application', assignedTo: office.people.anne.id })
    await store({ lead, text: 'Mon salaire' })
    const notice = (await findMails(payload)).findLast(({ kind }) => kind === 'lead-reply-agency')
    const mailsOf = async (who: PersonName) => {
      const req = await requestOf(payload, { user: office.people[who], payloadAPI: 'REST' })
      const { docs } = await payload.find({
        collection: 'mails',
        req,
        overrideAccess: false,
        pagination: false,
      })
      return docs.map(({ id }) => id)
    }
    expect(await screen(lead, 'anne')).toContain('Mon salaire')
    expect(await mailsOf('anne')).toContain(notice?.id)
    for (const who of ['bert', 'editor', 'reader'] as const) {
      expect(await screen(lead, who), who).not.toContain('Mon salaire')
      expect(await download(lead, who), who).not.toBe(200)
      expect(await mailsOf(who), who).not.toContain(notice?.id)
    }
  })

  it('as text, whatever it is made of', async () => {
    const lead = await makeLead(payload)
    await store({ lead, from: '"><img src=x onerror=alert(1)>', text: '<script>alert(1)</script>' })
    const html = await screen(lead, 'admin')
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('&lt;i&gt;before')
    expect(html).not.toMatch(/<script|<img|<i>/)
  })

  it('in the order of the mails', async () => {
    const lead = await makeLead(payload)
    await answer(payload, { lead, user: office.people.admin })
    await store({ lead, text: 'Vendredi !' })
    await run(payload, `update mails set created_at = '2026-11-27T11:00:00Z' where kind = 'lead-answer'`)
    await answer(payload, { lead, user: office.people.admin })
    const places = [...(await screen(lead, 'admin')).matchAll(/<p[^>]*>[^<]*Quand \?|Vendredi !/g)].map(
      ([found]) => found.endsWith('?'),
    )
    expect(places).toEqual([true, false, true])
  })
})

describe('the token of a conversation', () => {
  it('is another for each mail, and is stored nowhere but as a hash', async () => {
    const lead = await makeLead(payload)
    const first = await answer(payload, { lead, user: office.people.admin })
    const second = await answer(payload, { lead, user: office.people.admin })
    const tokens = [first, second].map(
      ({ replyTo }) => /\+([0-9a-f]{32})@agency\.example$/.exec(replyTo)?.[1] ?? '',
    )
    expect(new Set(tokens).size).toBe(2)
    const tables = await run(
      payload,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    for (const token of tokens) {
      expect(token).toHaveLength(32)
      for (const { name } of tables.rows) {
        const { rows } = await run(
          payload,
          `select 1 from "${String(name)}" as row where row::text like '%${token}%'`,
        )
        expect(rows, String(name)).toEqual([])
      }
    }
  })

  it('is in no other mail', async () => {
    const lead = await makeLead(payload)
    await store({ lead })
    expect((await findMails(payload)).filter(({ replyTo }) => replyTo?.includes('antwoord'))).toEqual([])
  })

  it('goes with what mail programs need to thread the next answer', async () => {
    const lead = await makeLead(payload)
    const { message: first } = await answer(payload, { lead, user: office.people.admin })
    expect(first.headers).not.toHaveProperty('References')
    await store({ lead, at: new Date() })
    const { message: second } = await answer(payload, { lead, user: office.people.admin })
    expect(second.headers).toMatchObject({
      'In-Reply-To': '<one@example.com>',
      References: `${first.messageId} <one@example.com>`,
    })
  })
})

describe('the data of a person', () => {
  const asAdmin = async () => logIn(payload, office.people.admin)

  it('has the replies to their leads, and those from their address', async () => {
    const own = await makeLead(payload, { email: 'own@example.com' })
    const other = await makeLead(payload, { email: 'other@example.com' })
    await store({ lead: own, from: 'friend@example.com', text: 'Of a friend' })
    await store({ lead: other, from: 'Own@example.com', text: 'To another lead' })
    await store({ lead: other, from: 'other@example.com', text: 'Not theirs', key: 'two' })
    const person = await (
      await rest({ path: '/leads/person?email=own@example.com', token: await asAdmin() })
    ).json()
    expect(person.replies.map(({ body }: { body: string }) => body)).toEqual([
      'Of a friend',
      'To another lead',
    ])
    expect(person.files).toHaveLength(2)
  })

  it('is erased with them and their files', async () => {
    const own = await makeLead(payload, { email: 'gone@example.com' })
    const other = await makeLead(payload, { email: 'stays@example.com' })
    await store({ lead: own, from: 'friend@example.com' })
    await store({ lead: other, from: 'gone@example.com' })
    await store({ lead: other, from: 'stays@example.com', text: 'Demain', key: 'two' })
    const names = [await fileOf(own), await fileOf(other)]
    const place = (name: string) => path.join(dataDir, 'applicant-files', name)
    expect(names.map((name) => existsSync(place(name)))).toEqual([true, true])
    const body = { email: 'gone@example.com' }
    await rest({ method: 'POST', path: '/leads/person/erase', body, token: await asAdmin() })
    expect(names.map((name) => existsSync(place(name)))).toEqual([false, false])
    expect(await repliesOf(payload, own)).toEqual([])
    expect((await repliesOf(payload, other)).map(({ fromAddress }) => fromAddress)).toEqual([
      'stays@example.com',
    ])
    // Nor is it left in the mails that reported it.
    const reports = (await findMails(payload)).filter(({ about }) => about === `leads/${other}`)
    expect(reports.map(({ text }) => text)).toEqual([expect.stringContaining('Demain')])
  })

  it('ends with the lead', async () => {
    const lead = await makeLead(payload, { eraseAt: '2026-01-01T00:00:00.000Z' })
    await store({ lead })
    const name = await fileOf(lead)
    const { purgeLeads } = await import('@/cms/operations/leads/purge-forms')
    await purgeLeads({ payload, now })
    expect((await run(payload, `select 1 from lead_replies where lead_id = ${lead}`)).rows).toEqual([])
    expect(existsSync(path.join(dataDir, 'applicant-files', name))).toBe(false)
  })
})

describe('a lead that was answered and replied to', () => {
  it('waits on the dashboard since the reply, and is reminded of again', async () => {
    await run(payload, 'delete from leads')
    const lead = await makeLead(payload, { assignedTo: office.people.anne.id })
    await answer(payload, { lead, user: office.people.anne })
    await run(
      payload,
      `update leads set created_at = '2026-11-01T00:00:00Z', reminded_at = now(), escalated_at = now()`,
    )
    const { findNewLeads } = await import('@/cms/queries/dashboard/new-leads')
    const { countLeadViews, leadViewConditions } = await import('@/cms/queries/leads/lead-views')
    const { lockOverdueLeads } = await import('@/cms/queries/leads/overdue-leads')
    const { wholeScope } = await import('@/cms/access/staff-scope')
    const user = Number(office.people.anne.id)
    const waiting = async () => findNewLeads({ payload, user, agent: null, scope: wholeScope, limit: 5 })
    expect((await waiting()).total).toBe(0)
    await store({ lead })
    expect(await waiting()).toMatchObject({ total: 1, leads: [{ id: lead, at: '2026-11-27T12:00:00.000Z' }] })
    const soon = new Date(now.getTime() + 3_600_000)
    const later = new Date(now.getTime() + 30 * 3_600_000)
    for (const [at, late] of [
      [soon, 0],
      [later, 1],
    ] as const) {
      expect((await countLeadViews({ payload, user, scope: wholeScope, now: at })).late).toBe(late)
      const query = new URLSearchParams(leadViewConditions({ user, now: at }).late).toString()
      const listed = await rest({ path: `/leads?${query}`, token: await logIn(payload, office.people.admin) })
      expect((await listed.json()).totalDocs).toBe(late)
    }
    const req = await createLocalReq({}, payload)
    const { transactionOf } = await import('@/cms/database/transactions')
    const due = (cutoff: Date) => async () =>
      lockOverdueLeads({
        db: await transactionOf(req),
        step: 'agent',
        cutoff: cutoff.toISOString(),
        limit: 5,
      })
    expect(await due(now)()).toMatchObject([{ id: lead, email: office.people.anne.email }])
    expect(await due(new Date(now.getTime() - 1))()).toEqual([])
  })
})

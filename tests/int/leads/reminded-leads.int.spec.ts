import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { startSite, stopPayload } from '../../support/database/payload'
import { findLeads, findMails, forgetForms } from '../../support/forms/post-forms'
import { createPlaces, createProperty } from '../../support/properties/search-properties'
import { createVisitors, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let visitors: Visitors
let property: number
let agent: number

const now = new Date('2026-06-10T12:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

const setTerms = (reminder: { after: number | null; then: number | null; colleagues?: number[] }) =>
  payload.updateGlobal({
    slug: 'site-settings',
    data: { leads: { reminder: { colleagues: [], ...reminder } } },
  })

beforeAll(async () => {
  const site = await startSite({ AGENCY_EMAIL: 'office@agency.example' })
  payload = site.payload
  visitors = await createVisitors(payload)
  const places = await createPlaces(payload)
  agent = (
    await payload.create({
      collection: 'agents',
      data: { name: 'Anne', email: 'anne@agency.example', mailLanguage: 'de' },
    })
  ).id
  await createProperty(payload, { places, publicId: 2101, agent })
  property = (await payload.find({ collection: 'properties', limit: 1 })).docs[0]?.id ?? 0
})
afterAll(stopPayload)
beforeEach(() => setTerms({ after: 24, then: 12 }))
afterEach(() => forgetForms(payload))

type LeadToMake = { kind?: LeadKind; hours: number; status?: string; property?: number; assignedTo?: number }

async function createLead({ kind = 'contact-me', hours, ...more }: LeadToMake): Promise<void> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
    insert into leads (kind, status, language, name, email, property_id, assigned_to_id, source, erase_at, created_at)
    values (${kind}, ${more.status ?? 'new'}, 'fr', 'Jeanne Dupont', 'jeanne@example.com', ${more.property ?? null},
      ${more.assignedTo ?? null}, 'website', now() + interval '1 year', ${hoursAgo(hours)}) returning id`)
  expect(rows).toHaveLength(1)
}

const remind = async (at = now) => {
  const { remindLeads } = await import('@/cms/operations/leads/remind-leads')
  await remindLeads({ payload, now: at })
}

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const sent = async () => (await findMails(payload)).map(({ kind, to, locale }) => [kind, to, locale])

describe('the reminder of unanswered leads', () => {
  it('is off by default', async () => {
    await setTerms({ after: null, then: null })
    await createLead({ hours: 1000 })
    await remind()
    expect(await sent()).toEqual([])
  })

  it('is one mail to each agent, in their language, which names no visitor', async () => {
    const assignedTo = visitors.agent?.id ?? 0
    await payload.update({ collection: 'users', id: assignedTo, data: { language: 'nl' } })
    await createLead({ hours: 24, assignedTo, property })
    await createLead({ hours: 30, assignedTo })
    await createLead({ hours: 23, assignedTo })
    await createLead({ hours: 25, property })
    await createLead({ hours: 26, kind: 'site-contact' })
    await remind()
    const { email = '' } = (await payload.findByID({ collection: 'users', id: assignedTo })) ?? {}
    expect((await sent()).toSorted()).toEqual(
      [
        ['lead-overdue-agent', 'anne@agency.example', 'de'],
        ['lead-overdue-agent', 'office@agency.example', 'fr'],
        ['lead-overdue-agent', email, 'nl'],
      ].toSorted(),
    )
    const mine = (await findMails(payload)).find(({ to }) => to === email)
    expect(mine?.subject).toBe('2 aanvragen wachten op uw antwoord')
    expect(mine?.text).toContain('2101')
    expect(mine?.text).toMatch(/admin\/collections\/leads\/\d+/)
    expect(`${mine?.subject} ${mine?.text} ${mine?.html}`).not.toMatch(/Jeanne|Dupont|jeanne@/)
    const reminded = (await findLeads(payload)).filter(({ remindedAt }) => remindedAt)
    expect(reminded).toHaveLength(4)
  })

  it('is sent once, also by several workers at the same time', async () => {
    for (let count = 0; count < 6; count += 1) await createLead({ hours: 25, property })
    await Promise.all([remind(), remind(), remind()])
    await remind(later(1))
    const mails = await findMails(payload)
    const links = mails.flatMap(({ text }) => text?.match(/collections\/leads\/\d+/g) ?? [])
    expect(links).toHaveLength(6)
    expect(new Set(links).size).toBe(6)
  })

  it('leaves alone what was answered, and what waits for nobody', async () => {
    await createLead({ hours: 30, status: 'in-hand' })
    await createLead({ hours: 30, status: 'done' })
    await createLead({ hours: 30, kind: 'sign-newsletter' })
    await createLead({ hours: 30, kind: 'forgot-password' })
    await createLead({ hours: 30 })
    await payload.db.drizzle.execute(
      sql`update leads set answered_at = now() where kind = 'contact-me' and status = 'new'`,
    )
    await remind()
    expect(await sent()).toEqual([])
  })

  it('lists some and counts the others', async () => {
    for (let count = 0; count < 23; count += 1) await createLead({ hours: 30, property })
    await remind()
    const [mail] = await findMails(payload)
    expect(mail?.subject).toBe('23 Anfragen warten auf Ihre Antwort')
    expect(mail?.text?.match(/collections\/leads\/\d+/g)).toHaveLength(20)
    expect(mail?.text).toContain('Und 3 weitere in der Liste.')
  })

  it('goes later to the administrators, or to chosen colleagues, once', async () => {
    await createLead({ hours: 25, property })
    await remind()
    await remind(later(11))
    expect(await sent()).toHaveLength(1)
    await remind(later(12))
    await remind(later(13))
    const { email: admin } = await payload.findByID({ collection: 'users', id: visitors.admin?.id ?? 0 })
    expect((await sent()).slice(1).map(([kind, to]) => [kind, to])).toEqual([
      ['lead-overdue-colleague', admin],
    ])
    await forgetForms(payload)

    await setTerms({ after: 24, then: 12, colleagues: [visitors.editor?.id ?? 0] })
    await createLead({ hours: 25, property })
    await remind()
    await remind(later(12))
    const { email: editor } = await payload.findByID({ collection: 'users', id: visitors.editor?.id ?? 0 })
    expect((await sent()).slice(1).map(([, to]) => to)).toEqual([editor])
  })

  it('tells no colleague of a lead that was answered after the reminder', async () => {
    await createLead({ hours: 25, property })
    await remind()
    const [lead] = await findLeads(payload)
    await payload.update({ collection: 'leads', id: lead?.id ?? 0, data: { status: 'in-hand' } })
    await remind(later(20))
    expect(await sent()).toHaveLength(1)
  })

  it('is not recorded where its mail cannot be queued', async () => {
    await createLead({ hours: 25, property })
    await payload.db.drizzle.execute(
      sql`alter table mails add constraint broken check (kind <> 'lead-overdue-agent')`,
    )
    await expect(remind()).rejects.toThrow()
    await payload.db.drizzle.execute(sql`alter table mails drop constraint broken`)
    expect((await findLeads(payload))[0]?.remindedAt ?? null).toBeNull()
    await remind()
    expect(await sent()).toHaveLength(1)
  })

  it('is a job that the worker runs every few minutes', async () => {
    const { jobs, schedule } = await import('@/cms/jobs/jobs')
    expect(Object.keys(jobs)).toContain('remind-leads')
    expect(schedule['remind-leads']?.match).toBe('*/10 * * * *')
  })

  it('is counted for the dashboard', async () => {
    const { countOverdueLeads } = await import('@/cms/queries/leads/overdue-leads')
    await createLead({ hours: 25 })
    await createLead({ hours: 23 })
    await createLead({ hours: 30, status: 'done' })
    expect(await countOverdueLeads(payload, { scope: wholeScope, cutoff: hoursAgo(24) })).toBe(1)
  })
})

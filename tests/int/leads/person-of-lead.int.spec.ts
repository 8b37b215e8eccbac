import type { Payload } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wholeScope } from '@/cms/access/staff-scope'
import { getPersonOfLead, MOST_OF_PERSON } from '@/cms/queries/leads/person-of-lead'
import type { Lead } from '@/cms/payload-types'
import { storeAlert } from '../../support/alerts/alerts'
import { factories, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { forgetForms } from '../../support/forms/post-forms'
import { createOwner } from '../../support/properties/owned-properties'

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)
afterEach(() => forgetForms(payload))

const nowhere = { type: 0, city: 0, user: { relationTo: 'users', value: 0 } } as const

const phone = '+32 470 12 34 56'

async function createLead(changes: Partial<Lead> = {}): Promise<number> {
  const data = { ...factories.leads(nowhere, nextNumber()), ...changes }
  return (await payload.create({ collection: 'leads', data })).id
}

async function createAppointment(changes: object): Promise<number> {
  const data = { ...factories.appointments(nowhere, nextNumber()), ...changes }
  return (await payload.create({ collection: 'appointments', data })).id
}

const idsOf = ({ items }: { items: readonly { id: number }[] }): number[] => items.map(({ id }) => id)

describe('the person of a lead', () => {
  it('has everything of the address, the latest first, and nothing of another', async () => {
    const { email, id: owner } = await createOwner(payload)
    const first = await createLead({ email })
    const second = await createLead({ email })
    await payload.db.drizzle.execute(
      sql`update leads set created_at = now() - interval '1 day' where id = ${first}`,
    )
    await createLead({ email: 'an@example.com' })
    const appointment = await createAppointment({ email })
    await createAppointment({ email: 'an@example.com' })
    const alert = await storeAlert(payload, { email })
    await payload.create({ collection: 'subscribers', data: { email, language: 'nl' } })
    const person = await getPersonOfLead({ payload, scope: wholeScope, lead: first })
    expect(person && idsOf(person.leads)).toEqual([second, first])
    expect(person && idsOf(person.appointments)).toEqual([appointment])
    expect(person && idsOf(person.alerts)).toEqual([alert.id])
    expect(person).toMatchObject({ lead: { id: first }, subscriber: { email }, owner: { id: owner } })
    expect(person?.similar).toMatchObject({ leads: { items: [] }, appointments: { items: [] } })
  })

  it('is found by the address in capital letters', async () => {
    const lead = await createLead({ email: 'Mia@Example.com' })
    const other = await createLead({ email: 'mia@example.com' })
    const person = await getPersonOfLead({ payload, scope: wholeScope, lead })
    expect(person && idsOf(person.leads)).toContain(other)
  })

  it('may be the same as one with the same number and another address, which stays apart', async () => {
    const lead = await createLead({ email: 'jan@example.com', phone })
    const own = await createLead({ email: 'jan@example.com', phone })
    const other = await createLead({ email: 'j.peeters@example.com', phone })
    const call = await createLead({ email: null, phone })
    await createLead({ email: 'an@example.com', phone: '+32 470 65 43 21' })
    const appointment = await createAppointment({ email: null, phone })
    await createAppointment({ email: 'jan@example.com', phone })
    const person = await getPersonOfLead({ payload, scope: wholeScope, lead })
    expect(person && idsOf(person.leads).toSorted()).toEqual([lead, own])
    expect(person && idsOf(person.similar.leads).toSorted()).toEqual([other, call])
    expect(person && idsOf(person.similar.appointments)).toEqual([appointment])
  })

  it('without an address is this lead alone, beside what has its number', async () => {
    const lead = await createLead({ email: null, phone })
    const other = await createLead({ email: 'jan@example.com', phone })
    await createLead({ email: null, phone: null })
    const person = await getPersonOfLead({ payload, scope: wholeScope, lead })
    expect(person && idsOf(person.leads)).toEqual([lead])
    expect(person && idsOf(person.similar.leads)).toEqual([other])
    expect(person).toMatchObject({ subscriber: null, owner: null, alerts: { items: [] } })
  })

  it('has lists that end', async () => {
    const email = 'many@example.com'
    const lead = await createLead({ email })
    await payload.db.drizzle.execute(sql`insert into leads (kind, status, language, name, email)
      select 'site-contact', 'new', 'fr', 'X', ${email} from generate_series(1, ${MOST_OF_PERSON})`)
    const person = await getPersonOfLead({ payload, scope: wholeScope, lead })
    expect(person?.leads.isCut).toBe(true)
    expect(person?.leads.items).toHaveLength(MOST_OF_PERSON)
  })

  it('is null for an unknown lead', async () => {
    expect(await getPersonOfLead({ payload, scope: wholeScope, lead: 2_000_000 })).toBeNull()
  })
})

it('finds a person by indexes', async () => {
  const plan = async (where: string) => {
    const { rows } = await payload.db.drizzle.transaction(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`)
      return db.execute(sql.raw(`explain select id from ${where}`))
    })
    return JSON.stringify(rows)
  }
  expect(await plan(`leads where phone = 'x'`)).toContain('leads_phone_idx')
  expect(await plan(`leads where email = 'x'`)).toContain('leads_email_idx')
  expect(await plan(`appointments where phone = 'x'`)).toContain('appointments_phone_idx')
})

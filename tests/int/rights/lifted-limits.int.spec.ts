import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFile, nextNumber, password } from '../../support/database/factories'
import { stopPayload } from '../../support/database/payload'
import {
  createLead,
  setRights,
  createOfficeProperty,
  type PersonName,
  type RightsSettings,
} from '../../support/rights/rights-office'
import { startRightsSite, type RightsSite } from '../../support/rights/rights-site'

let site: RightsSite

beforeAll(async () => {
  site = await startRightsSite()
})
afterAll(stopPayload)

const ownLeads: RightsSettings = { ownLeads: ['agent', 'editor', 'reader'] }
const papers: RightsSettings = { confidentialToAssigned: true }

const createHouse = (data: { agent: number | null; owner?: number }) =>
  createOfficeProperty(site.payload, { places: site.office.places, ...data })

describe('the mail about overdue leads', () => {
  it('is seen by whoever sees every lead, whoever it went to', async () => {
    const { anne, bert } = site.office.people
    await site.payload.updateGlobal({
      slug: 'site-settings',
      data: { leads: { reminder: { after: 1, then: 1, colleagues: [Number(bert.id)] } } },
    })
    await createLead(site.payload, {
      kind: 'purchase-offer',
      to: anne,
      property: site.office.properties.anne,
    })
    await site.payload.db.drizzle.execute(sql`update leads set created_at = now() - interval '3 days'`)
    const { remindLeads } = await import('@/cms/operations/leads/remind-leads')
    await remindLeads({ payload: site.payload, now: new Date() })
    await remindLeads({ payload: site.payload, now: new Date(Date.now() + 7_200_000) })
    const seen = async (who: PersonName) =>
      (await (await site.ask(who, '/mails/count?where[kind][like]=lead-overdue')).json()).totalDocs
    await setRights(site.payload, {})
    const all = await seen('bert')
    expect(all).toBeGreaterThan(1)
    // Readers see no confidential lead, whatever the settings.
    expect([await seen('editor'), await seen('reader')]).toEqual([all, 0])
    for (const rights of [ownLeads, papers]) {
      await setRights(site.payload, rights)
      const found = []
      for (const who of ['anne', 'bert', 'editor', 'reader', 'admin'] as const) found.push(await seen(who))
      expect(found).toEqual([0, 0, 0, 0, all])
    }
  })
})

describe('who gets leads', () => {
  it('is set by whoever sees every lead', async () => {
    const { anne, carl } = site.office.agents
    await site.payload.update({ collection: 'agents', id: anne, data: { email: 'anne@agency.example' } })
    const data = { name: 'Emploi', kind: 'job-contact', recipients: 'jobs@agency.example' } as const
    const form = await site.payload.create({ collection: 'contact-forms', data })
    await site.payload.updateGlobal({
      slug: 'site-settings',
      data: { leads: { rules: [], reminder: { after: 5 } } },
    })
    const rules = [{ kinds: ['job-contact'], method: 'turn', agents: [carl] }]
    const change = async (who: PersonName) => {
      const settings = {
        leads: { rules, reminder: { after: 9, colleagues: [site.office.people.editor.id] } },
      }
      const agency = { name: `Agence ${who}` }
      const body = { ...settings, agency, binDays: 40 }
      const mine = `${who}@elsewhere.example`
      return [
        await site.statusOf(who, '/globals/site-settings?locale=fr', { method: 'POST', body }),
        await site.patchDraft(who, `/agents/${anne}`, { email: mine, phone: who }),
        await site.patchDraft(who, `/contact-forms/${form.id}`, { recipients: mine, name: who }),
        await site.statusOf(who, '/contact-forms', { method: 'POST', body: { ...data, recipients: mine } }),
      ]
    }
    const stored = async () => {
      const { leads } = await site.payload.findGlobal({ slug: 'site-settings', depth: 0 })
      const agent = await site.payload.findByID({ collection: 'agents', id: anne })
      const { recipients, name } = await site.payload.findByID({ collection: 'contact-forms', id: form.id })
      const [newest] = (await site.payload.find({ collection: 'contact-forms', sort: '-id', limit: 1 })).docs
      return {
        ...{ rules: leads?.rules?.length ?? 0, after: leads?.reminder?.after },
        ...{ email: agent.email, phone: agent.phone, recipients, name, newest: newest?.recipients ?? null },
      }
    }
    for (const rights of [ownLeads, papers]) {
      await setRights(site.payload, rights)
      expect(await change('editor')).toEqual([200, 200, 200, 201])
      expect(await stored()).toEqual({
        ...{ rules: 0, after: 5, email: 'anne@agency.example', phone: 'editor' },
        ...{ recipients: 'jobs@agency.example', name: 'editor', newest: null },
      })
    }
    await setRights(site.payload, {})
    expect(await change('editor')).toEqual([200, 200, 200, 201])
    expect(await stored()).toMatchObject({
      ...{ rules: 1, after: 9, email: 'editor@elsewhere.example' },
      ...{ recipients: 'editor@elsewhere.example', newest: 'editor@elsewhere.example' },
    })
  })
})

describe('a file of a property of others', () => {
  it.each([
    ['media', 'pictures'],
    ['documents', 'documents'],
    ['media', 'ogImage'],
  ] as const)('of %s is not added as %s', async (collection, field) => {
    await setRights(site.payload, { ownProperties: ['agent'] })
    const { anne, bert } = site.office.agents
    const createFile = async () =>
      (await site.payload.create({ collection, data: {}, file: await makeFile(collection) })).id
    const shows = (file: number) => (field === 'ogImage' ? { meta: { ogImage: file } } : { [field]: [file] })
    const put = (id: number, file: number) =>
      site.payload.update({ collection: 'properties', id, data: shows(file), draft: true, locale: 'fr' })
    const [theirs, free, shared] = [await createFile(), await createFile(), await createFile()]
    const [ofAnne, ofBert, another] = [
      await createHouse({ agent: anne }),
      await createHouse({ agent: bert }),
      await createHouse({ agent: bert }),
    ]
    await put(ofAnne, theirs)
    expect(await site.patchDraft('bert', `/properties/${ofBert}`, shows(theirs))).toBe(403)
    expect(await site.patchDraft('anne', `/${collection}/${theirs}`, { snapshotKey: null })).toBe(200)
    expect(await site.patchDraft('bert', `/properties/${ofBert}`, shows(free))).toBe(200)
    expect(await site.patchDraft('admin', `/properties/${ofBert}`, shows(theirs))).toBe(200)
    // What one of theirs shows already is lost to nobody.
    await put(ofBert, shared)
    await put(ofAnne, shared)
    expect(await site.patchDraft('bert', `/properties/${ofBert}`, { title: 'Autre', ...shows(shared) })).toBe(
      200,
    )
    expect(await site.patchDraft('bert', `/properties/${another}`, shows(shared))).toBe(200)
  })
})

it('the area of an owner, which counts leads, is opened by the agent of all their properties', async () => {
  const createOwner = async () => {
    const data = {
      email: `owner-${nextNumber()}@example.com`,
      lastName: 'X',
      language: 'fr',
      password,
    } as const
    return (await site.payload.create({ collection: 'owners', data })).id
  }
  const { anne, bert } = site.office.agents
  const [ofAnne, ofBoth, ofNobody] = [await createOwner(), await createOwner(), await createOwner()]
  for (const [agent, owner] of [
    [anne, ofAnne],
    [anne, ofBoth],
    [bert, ofBoth],
  ] as const)
    await createHouse({ agent, owner })
  const open = async (who: PersonName) => {
    const found = []
    for (const id of [ofAnne, ofBoth, ofNobody])
      found.push(await site.statusOf(who, `/owners/${id}/impersonate`, { method: 'POST', body: {} }))
    return found
  }
  for (const rights of [ownLeads, papers]) {
    await setRights(site.payload, rights)
    expect(await open('anne')).toEqual([200, 403, 403])
    expect(await open('bert')).toEqual([403, 403, 403])
    expect(await open('admin')).toEqual([200, 200, 200])
  }
  await setRights(site.payload, {})
  expect(await open('bert')).toEqual([200, 200, 200])
})

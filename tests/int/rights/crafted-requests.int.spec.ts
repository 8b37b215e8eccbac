import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeAlert } from '../../support/alerts/alerts'
import { stopPayload } from '../../support/database/payload'
import { createLead, setRights, type PersonName } from '../../support/rights/rights-office'
import { startRightsSite, type RightsSite } from '../../support/rights/rights-site'

let site: RightsSite
let payload: Payload

/** What nobody but Anne and administrators may learn. */
const secret = 'Hildegard'

const ids = { question: 0, offer: 0, application: 0, own: 0, property: 0 }
let files: { name: string }

beforeAll(async () => {
  site = await startRightsSite()
  const { office } = site
  payload = site.payload
  const { anne, bert } = office.people
  ids.property = office.properties.anne
  ids.question = await createLead(payload, {
    kind: 'contact-me',
    name: secret,
    to: anne,
    property: ids.property,
  })
  ids.offer = await createLead(payload, { kind: 'purchase-offer', name: secret, property: ids.property })
  ids.application = await createLead(payload, { kind: 'job-contact', name: secret, to: anne })
  ids.own = await createLead(payload, { kind: 'contact-me', name: 'Jan', to: bert })
  const { docs } = await payload.find({ collection: 'applicant-files', limit: 1 })
  files = { name: docs[0]?.filename ?? '' }
  const { id: alert } = await storeAlert(payload, { email: 'zoe@example.com' })
  await payload.db.updateOne({
    collection: 'alerts',
    id: alert,
    data: { lead: ids.question },
    returning: false,
  })
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'leads', value: ids.question },
      user: { relationTo: 'users', value: Number(anne.id) },
    },
  })
})
afterAll(stopPayload)

async function ask(who: PersonName, path: string) {
  const response = await site.ask(who, path)
  return { status: response.status, text: await response.text() }
}

const send = (who: PersonName, path: string, { method = 'POST', body = {} }: SendInput = {}) =>
  site.statusOf(who, path, { method, body })

type SendInput = { method?: 'POST' | 'PATCH' | 'DELETE'; body?: object }

/** Requests whose answers would name the person of a lead, if it were seen. */
const paths = (): string[] => [
  '/leads?limit=0&depth=2',
  '/leads?select[name]=true&limit=100',
  `/leads?where[name][equals]=${secret}`,
  `/leads?where[or][0][id][exists]=true&where[or][1][id][greater_than]=0`,
  `/leads?where[id][in]=${ids.question},${ids.offer},${ids.application}`,
  `/leads?where[assignedTo][exists]=false&sort=-name`,
  `/leads?where[property.agent.name][equals]=Anne&depth=2`,
  `/leads/${ids.question}?depth=2`,
  `/leads/${ids.offer}`,
  `/leads/${ids.application}?select[name]=true`,
  '/leads/export',
  `/leads/export?where[or][0][id][exists]=true`,
  '/mails?limit=0',
  `/mails?where[about][equals]=leads/${ids.question}`,
  `/mails?where[subject][like]=${secret}`,
  `/mails?where[about][not_equals]=x&where[or][0][id][exists]=true`,
  '/alerts?depth=2',
  `/properties/${ids.property}?depth=3`,
  `/properties/${ids.property}?depth=3&joins[leads][limit]=10`,
  `/properties/versions?where[parent][equals]=${ids.property}&depth=2`,
  '/payload-locked-documents?depth=3',
  '/users?depth=3',
  '/payload-preferences/leads-list',
  `/audit-entries/saves?kind=leads&id=${ids.question}`,
]

describe('a request of somebody who sees their own leads alone', () => {
  beforeEach(() => setRights(payload, { ownLeads: ['agent', 'editor'] }))

  it('tells nothing of the others, however it is made', async () => {
    for (const path of paths())
      for (const who of ['bert', 'alone', 'editor'] as const) {
        const { text } = await ask(who, path)
        expect([who, path, text.includes(secret)]).toEqual([who, path, false])
      }
    const told = []
    for (const path of paths()) if ((await ask('admin', path)).text.includes(secret)) told.push(path)
    expect(told.length).toBeGreaterThan(14)
  })

  it('counts nothing of the others', async () => {
    const count = async (who: PersonName, path: string) => JSON.parse((await ask(who, path)).text).totalDocs
    for (const [path, all] of [
      [`/leads/count?where[name][equals]=${secret}`, 3],
      [`/mails/count?where[subject][equals]=${secret}`, 6],
      [`/alerts/count?where[lead.name][equals]=${secret}`, 1],
      [`/alerts/count?where[lead.notes][exists]=false`, 1],
      [`/applicant-files/count?where[originalName][exists]=true`, 1],
    ] as const) {
      expect([path, await count('admin', path)]).toEqual([path, all])
      expect([path, await count('bert', path)]).toEqual([path, 0])
    }
  })

  it('gets no file of an applicant of others', async () => {
    const path = `/applicant-files/file/${files.name}`
    expect((await ask('anne', path)).status).toBe(200)
    expect((await ask('admin', path)).status).toBe(200)
    for (const who of ['bert', 'editor', 'reader'] as const) expect((await ask(who, path)).status).toBe(403)
  })

  it('changes nothing of the others', async () => {
    for (const who of ['bert', 'editor'] as const) {
      const lead = `/leads/${ids.question}`
      expect(await send(who, lead, { method: 'PATCH', body: { notes: 'x', assignedTo: null } })).toBe(403)
      expect(await send(who, lead, { method: 'DELETE' })).toBe(403)
      expect(await send(who, `${lead}/answer`, { body: { subject: 'x', text: 'y' } })).toBe(404)
      expect(await send(who, `${lead}/alert`)).toBe(404)
      expect(await send(who, `${lead}/offer`)).toBe(404)
      await send(who, '/leads?where[id][exists]=true', { method: 'PATCH', body: { notes: who } })
    }
    const lead = await payload.findByID({ collection: 'leads', id: ids.question })
    expect([lead.notes ?? null, lead.status]).toEqual([null, 'new'])
    const { docs } = await payload.find({ collection: 'leads', where: { notes: { exists: true } } })
    expect(docs.map(({ id }) => id)).toEqual([ids.own])
  })

  it('sends no mail of the others again', async () => {
    const where = { about: { equals: `leads/${ids.question}` } }
    const { docs } = await payload.find({ collection: 'mails', where })
    const path = `/mails/${docs[0]?.id}/send-again`
    expect(await send('bert', path)).toBe(404)
    expect(await send('anne', path)).toBe(200)
  })

  it('opens no screen of a lead of others', async () => {
    const { getScope } = await import('@/cms/access/staff-scope')
    const { getLeadToPlan } = await import('@/cms/queries/leads/caller-of-lead')
    const { getAlertToMake } = await import('@/cms/queries/alerts/alert-to-make')
    const scopeOf = async (who: PersonName) => {
      const { user } = await payload.auth({
        headers: new Headers({ authorization: `JWT ${site.tokens[who]}` }),
      })
      return getScope({ payload, user })
    }
    for (const [who, isSeen] of [
      ['anne', true],
      ['bert', false],
    ] as const) {
      const asked = { payload, lead: ids.question, scope: await scopeOf(who) }
      expect((await getLeadToPlan(asked)) !== null).toBe(isSeen)
      expect((await getAlertToMake(asked)) !== null).toBe(isSeen)
    }
  })
})

it('with confidential papers for whoever they are assigned to, ordinary leads stay as they were', async () => {
  await setRights(payload, { confidentialToAssigned: true })
  for (const [who, statuses] of [
    ['anne', [200, 200, 200]],
    ['bert', [200, 404, 404]],
    ['editor', [200, 404, 404]],
    ['reader', [200, 404, 404]],
    ['admin', [200, 200, 200]],
  ] as const) {
    const found = []
    for (const id of [ids.question, ids.offer, ids.application])
      found.push((await ask(who, `/leads/${id}`)).status)
    expect([who, found]).toEqual([who, statuses])
  }
  const answers = async (who: PersonName) =>
    JSON.parse((await ask(who, '/mails/count?where[topic][equals]=lead-answer')).text).totalDocs
  expect([await answers('anne'), await answers('bert'), await answers('reader')]).toEqual([4, 2, 0])
})

describe('the data of a person', () => {
  const email = 'zoe@example.com'
  it('are exported and erased by whoever sees every lead', async () => {
    const asked = async (who: PersonName) => [
      (await ask(who, `/leads/person?email=${email}`)).status,
      await send(who, '/leads/person/erase', { body: { email: 'nobody@example.com' } }),
    ]
    await setRights(payload, {})
    expect(await asked('editor')).toEqual([200, 200])
    for (const rights of [{ confidentialToAssigned: true }, { ownLeads: ['editor' as const] }]) {
      await setRights(payload, rights)
      expect(await asked('editor')).toEqual([403, 403])
      expect(await asked('admin')).toEqual([200, 200])
    }
  })
})

it('only administrators read and change what limits them', async () => {
  for (const who of ['editor', 'anne', 'reader'] as const) {
    expect((await ask(who, '/globals/security-settings')).status).toBe(403)
    expect(await send(who, '/globals/security-settings', { body: { rights: { ownLeads: [] } } })).toBe(403)
  }
})

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeAlert } from '../../support/alerts/alerts'
import { startSite, stopPayload } from '../../support/database/payload'
import { houseData } from '../../support/properties/search-properties'
import {
  createLead,
  openOffice,
  personNames,
  setRights,
  type PersonName,
  type RightsOffice,
  type RightsSettings,
} from '../../support/rights/rights-office'
import { createRest, logIn, type CallRest } from '../../support/site/rest'

let payload: Payload
let rest: CallRest
let office: RightsOffice
const tokens: Partial<Record<PersonName, string | null>> = {}

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  rest = createRest(site.config)
  office = await openOffice(payload)
  for (const who of personNames) tokens[who] = await logIn(payload, office.people[who])
})
afterAll(stopPayload)

const ownLeads: RightsSettings = { ownLeads: ['agent', 'editor', 'reader'] }

type Asked = { method?: 'GET' | 'POST' | 'PATCH'; body?: unknown }

async function ask(who: PersonName, path: string, { method = 'GET', body }: Asked = {}) {
  const response = await rest({ method, path, body, token: tokens[who] })
  return { status: response.status, body: await response.json() }
}

const status = async (who: PersonName, path: string, asked?: Asked) => (await ask(who, path, asked)).status

async function createHouse(data: { agent: number | null }): Promise<number> {
  const listedIn = { dutch: false, french: true, english: false, german: false }
  const house = { ...houseData(office.places, data), listedIn }
  return (await payload.create({ collection: 'properties', locale: 'fr', data: house })).id
}

describe('a sort', () => {
  const related = [
    '/alerts?sort=lead.notes',
    '/alerts?sort=-lead.notes',
    '/alerts?sort=lead__notes',
    '/alerts?sort=email,-lead.name',
    '/alerts?sort[0]=email&sort[1]=lead.name',
    '/properties?sort=owner.hash',
    '/properties?sort=owner.email&draft=true',
    '/properties?sort=pictures.filename',
    '/properties?sort=meta.ogImage.filename',
    '/properties/versions?sort=version.owner.hash',
    '/properties/versions?sort=parent.price',
    '/leads?sort=assignedTo.hash',
    '/leads?sort=assignedTo.resetPasswordToken',
    '/leads?sort=file.filename',
    '/projects?sort=phases.units.price',
    '/users?sort=-agent.email',
  ]

  it('goes through no relation', async () => {
    await setRights(payload, {})
    for (const path of related)
      for (const who of ['bert', 'reader', 'admin'] as const)
        expect([path, who, await status(who, path)]).toEqual([path, who, 400])
    const change = { method: 'PATCH', body: { notes: 'x' } } as const
    expect(await status('bert', '/leads?where[id][exists]=true&sort=assignedTo.hash', change)).toBe(400)
  })

  it('goes through groups, languages and versions', async () => {
    await createHouse({ agent: null })
    for (const path of [
      '/alerts?sort=lead,-email',
      '/properties?sort=meta.title',
      '/properties?sort=title',
      '/properties?sort=owner&draft=true',
      '/properties/versions?sort=-version.updatedAt',
      '/properties/versions?sort=parent',
      '/projects?sort=phases.state',
    ])
      expect([path, await status('admin', path)]).toEqual([path, 200])
    const byOwner = { collection: 'properties', sort: 'owner.email' } as const
    await expect(payload.find({ ...byOwner, overrideAccess: true })).resolves.toBeDefined()
  })

  it('of alerts tells nothing of the notes of a lead', async () => {
    await setRights(payload, ownLeads)
    const lead = await createLead(payload, { kind: 'contact-me', to: office.people.anne })
    const { id } = await storeAlert(payload, { email: 'sort@example.com' })
    await payload.db.updateOne({ collection: 'alerts', id, data: { lead }, returning: false })
    const { body } = await ask('bert', '/alerts?sort=lead.notes')
    expect(body.docs).toBeUndefined()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeAlert } from '../../support/alerts/alerts'
import { stopPayload } from '../../support/database/payload'
import {
  createLead,
  setRights,
  createOfficeProperty,
  type RightsSettings,
} from '../../support/rights/rights-office'
import { startRightsSite, type RightsSite } from '../../support/rights/rights-site'

let site: RightsSite

beforeAll(async () => {
  site = await startRightsSite()
})
afterAll(stopPayload)

const ownLeads: RightsSettings = { ownLeads: ['agent', 'editor', 'reader'] }

const createHouse = (data: { agent: number | null }) =>
  createOfficeProperty(site.payload, { places: site.office.places, ...data })

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
    await setRights(site.payload, {})
    for (const path of related)
      for (const who of ['bert', 'reader', 'admin'] as const)
        expect([path, who, await site.statusOf(who, path)]).toEqual([path, who, 400])
    const change = { method: 'PATCH', body: { notes: 'x' } } as const
    expect(await site.statusOf('bert', '/leads?where[id][exists]=true&sort=assignedTo.hash', change)).toBe(
      400,
    )
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
      expect([path, await site.statusOf('admin', path)]).toEqual([path, 200])
    const byOwner = { collection: 'properties', sort: 'owner.email' } as const
    await expect(site.payload.find({ ...byOwner, overrideAccess: true })).resolves.toBeDefined()
  })

  it('of alerts tells nothing of the notes of a lead', async () => {
    await setRights(site.payload, ownLeads)
    const lead = await createLead(site.payload, { kind: 'contact-me', to: site.office.people.anne })
    const { id } = await storeAlert(site.payload, { email: 'sort@example.com' })
    await site.payload.db.updateOne({ collection: 'alerts', id, data: { lead }, returning: false })
    const body = await (await site.ask('bert', '/alerts?sort=lead.notes')).json()
    expect(body.docs).toBeUndefined()
  })
})

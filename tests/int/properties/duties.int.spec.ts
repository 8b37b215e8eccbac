import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextNumber, walloonMentions } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createVisitors } from '../../support/site/visitors'

let payload: Payload
let agent: TypedUser | null
let type = 0

const yesterday = new Date(Date.now() - 86_400_000).toISOString()

beforeAll(async () => {
  ;({ payload } = await startSite())
  agent = (await createVisitors(payload)).agent
  type = (
    await payload.create({ collection: 'property-types', locale: 'fr', data: { name: 'Maison', webId: 1 } })
  ).id
})
afterAll(stopPayload)

async function townOf(zip: string): Promise<number> {
  const data = { name: `Ville ${nextNumber()}`, zip, countryId: 10 }
  return (await payload.create({ collection: 'cities', locale: 'fr', data })).id
}

const flemishMentions = {
  energyPerformance: 238,
  planning: {
    gScore: 'A',
    pScore: 'B',
    permit: 'yes',
    areaApplication: 'residential',
    summons: 'no',
    preemptiveRights: 'no',
    allotmentPermit: 'no',
  },
} as const

const publish = async (zip: string, fields: object) =>
  payload.create({
    collection: 'properties',
    locale: 'fr',
    draft: false,
    user: agent,
    data: {
      goal: 'sale',
      type,
      city: await townOf(zip),
      title: `Maison ${nextNumber()}`,
      _status: 'published',
      ...fields,
    },
  })

/** The fields that a save names as wrong. */
async function refusedFields(save: Promise<unknown>): Promise<string[]> {
  const error: unknown = await save.then(
    () => null,
    (reason: unknown) => reason,
  )
  const data: unknown = error instanceof Error ? Reflect.get(error, 'data') : null
  const errors: unknown = data instanceof Object ? Reflect.get(data, 'errors') : null
  return Array.isArray(errors) ? errors.map(({ path }: { path: string }) => path) : []
}

async function findUnlawful() {
  const { findUnlawfulProperties } = await import('@/cms/queries/duties/find-unlawful-properties')
  return findUnlawfulProperties({ payload, locale: 'fr', limit: 10 })
}

async function check(now: Date) {
  const { checkDuties } = await import('@/cms/operations/duties/check-duties')
  await checkDuties({ payload, now })
}

describe('publishing', () => {
  it('is refused for a Flemish sale without planning mentions, each at its field', async () => {
    const { planning: _planning, ...rest } = flemishMentions
    const scores = { gScore: 'A', pScore: 'A' } as const
    expect(await refusedFields(publish('3000', { ...rest, planning: scores }))).toEqual([
      'planning.permit',
      'planning.areaApplication',
      'planning.summons',
      'planning.preemptiveRights',
      'planning.allotmentPermit',
    ])
    expect(await publish('3000', flemishMentions)).toMatchObject({ _status: 'published' })
  })

  it('is refused with a certificate that has ended', async () => {
    const energy = { ...walloonMentions.energy, endDate: yesterday }
    expect(await refusedFields(publish('1300', { ...walloonMentions, energy }))).toEqual(['energy.endDate'])
  })

  it('is not refused again for what is online', async () => {
    const { id } = await publish('1300', walloonMentions)
    const energy = { ...walloonMentions.energy, endDate: yesterday }
    const change = (data: object) =>
      payload.update({ collection: 'properties', id, user: agent, data: { ...data, _status: 'published' } })
    expect(await change({ price: 310_000, energy })).toMatchObject({ price: 310_000 })
    await payload.update({ collection: 'properties', id, user: agent, draft: true, data: { price: 300_000 } })
    expect(await change({ price: 305_000 })).toMatchObject({ price: 305_000 })
    await payload.update({ collection: 'properties', id, user: agent, data: { _status: 'draft' } })
    expect(await refusedFields(change({ price: 299_000 }))).toEqual(['energy.endDate'])
  })

  it('only warns of an asbestos certificate, which is needed later', async () => {
    const old = { ...flemishMentions, construction: { constructionYear: 1950 } }
    expect(await publish('3000', old)).toMatchObject({ _status: 'published' })
  })
})

describe('published properties that no longer fulfil their duties', () => {
  it('are found by the night after their certificate has ended, and go once they are mended', async () => {
    const energy = { ...walloonMentions.energy, endDate: '2031-05-27T12:00:00.000Z' }
    const { id } = await publish('1300', { ...walloonMentions, energy })
    await check(new Date('2031-05-27T21:30:00Z'))
    expect(await findUnlawful()).toEqual({ total: 0, properties: [] })
    // After midnight in Belgium.
    await check(new Date('2031-05-27T22:30:00Z'))
    expect(await findUnlawful()).toMatchObject({
      total: 1,
      properties: [{ id, since: '2031-05-28', missing: ['energy-valid'] }],
    })
    await check(new Date('2031-06-01T12:00:00Z'))
    expect((await findUnlawful()).properties[0]?.since).toBe('2031-05-28')
    await payload.update({
      collection: 'properties',
      id,
      user: agent,
      data: { energy: { ...energy, endDate: '2041-05-27T12:00:00.000Z' }, _status: 'published' },
    })
    expect((await findUnlawful()).total).toBe(0)
  })

  it('are not those that are sold, or taken off the site', async () => {
    const energy = { ...walloonMentions.energy, endDate: '2032-01-01T12:00:00.000Z' }
    const sold = await publish('1300', { ...walloonMentions, energy })
    const hidden = await publish('1300', { ...walloonMentions, energy })
    await check(new Date('2032-01-02T12:00:00Z'))
    expect((await findUnlawful()).properties.map(({ id }) => id)).toEqual([sold.id, hidden.id])
    await payload.update({
      collection: 'properties',
      id: sold.id,
      user: agent,
      data: { status: 'sold', _status: 'published' },
    })
    await payload.update({ collection: 'properties', id: hidden.id, user: agent, data: { _status: 'draft' } })
    expect(await findUnlawful()).toEqual({ total: 0, properties: [] })
  })

  it('are as many as are told, also where fewer are listed', async () => {
    const energy = { ...walloonMentions.energy, endDate: '2033-01-01T12:00:00.000Z' }
    for (let made = 0; made < 11; made += 1) await publish('1300', { ...walloonMentions, energy })
    await check(new Date('2033-01-02T12:00:00Z'))
    const { total, properties } = await findUnlawful()
    expect([total, properties.length]).toEqual([11, 10])
  })
})

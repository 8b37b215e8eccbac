import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createPlaces, houseData } from '../../support/properties/search-properties'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, type Visitors } from '../../support/site/visitors'

let site: Site
let payload: Payload
let rest: CallRest
let visitors: Visitors
let token: string | null
let data: ReturnType<typeof houseData>

const both = { dutch: true, french: true, english: false, german: false }

beforeAll(async () => {
  site = await startSite()
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  token = await logIn(payload, visitors.agent)
  data = houseData(await createPlaces(payload))
})
afterAll(stopPayload)

const setRule = async (missingTexts: 'warn' | 'refuse'): Promise<void> => {
  await payload.updateGlobal({ slug: 'site-settings', data: { languages: { missingTexts } } })
}

/** A draft, listed in Dutch and French, whose description is French alone. */
async function createDraft(): Promise<number> {
  const texts = { title: 'Maison', districtText: 'Un quartier calme.' }
  const draft = { ...data, ...texts, listedIn: both, _status: 'draft' as const }
  const { id } = await payload.create({ collection: 'properties', locale: 'fr', data: draft, draft: true })
  const dutch = { title: 'Huis' }
  await payload.update({ collection: 'properties', id, locale: 'nl', data: dutch, draft: true })
  return id
}

const publish = (id: number, more: object = {}, locale = 'fr') =>
  rest({
    method: 'PATCH',
    path: `/properties/${id}?locale=${locale}`,
    token,
    body: { _status: 'published', ...more },
  })

const statusOf = async (id: number) => (await payload.findByID({ collection: 'properties', id }))._status

describe('a property that lacks a text in a language under which it is listed', () => {
  it('is published where the settings only warn', async () => {
    await setRule('warn')
    const id = await createDraft()
    expect((await publish(id)).status).toBe(200)
    expect(await statusOf(id)).toBe('published')
  })

  it('is not published where the settings refuse it, and the language is named at its checkbox', async () => {
    await setRule('refuse')
    const id = await createDraft()
    const response = await publish(id)
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    expect(errors[0].data.errors).toEqual([
      {
        path: 'listedIn.dutch',
        label: expect.any(String),
        message: expect.stringMatching(/néerlandais.*quartier/i),
      },
    ])
    expect(await statusOf(id)).toBe('draft')
  })

  it('can be saved as a draft, and published once the text is there', async () => {
    const id = await createDraft()
    const saved = await rest({
      method: 'PATCH',
      path: `/properties/${id}?locale=fr&draft=true`,
      token,
      body: { _status: 'draft', title: 'Maison neuve' },
    })
    expect(saved.status).toBe(200)
    expect((await publish(id, { districtText: 'Een rustige buurt.' }, 'nl')).status).toBe(200)
  })

  it('can be published without the language', async () => {
    const id = await createDraft()
    expect((await publish(id, { listedIn: { ...both, dutch: false } })).status).toBe(200)
  })

  it('is saved if it was online before with the same gap, and not if it loses another text', async () => {
    await setRule('warn')
    const id = await createDraft()
    await publish(id)
    await setRule('refuse')
    expect((await publish(id, { districtText: 'Un quartier très calme.' })).status).toBe(200)
    expect((await publish(id, { nextSteps: 'Rien.' })).status).toBe(200)
    const description = { description: data.description, mainTypeName: 'Villa' }
    expect((await publish(id, description)).status).toBe(400)
  })

  it('is published by our own programs all the same', async () => {
    const id = await createDraft()
    await payload.update({ collection: 'properties', id, locale: 'fr', data: { _status: 'published' } })
    expect(await statusOf(id)).toBe('published')
  })
})

describe('a project that lacks a text', () => {
  it('is refused in the same manner', async () => {
    await setRule('refuse')
    const project = { title: 'Les Tilleuls', listedIn: both, _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'projects', locale: 'fr', data: project, draft: true })
    const body = { _status: 'published' }
    const response = await rest({ method: 'PATCH', path: `/projects/${id}?locale=fr`, token, body })
    expect(response.status).toBe(400)
    await payload.update({
      collection: 'projects',
      id,
      locale: 'nl',
      data: { title: 'De Linden' },
      draft: true,
    })
    expect((await rest({ method: 'PATCH', path: `/projects/${id}?locale=fr`, token, body })).status).toBe(200)
  })
})

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPlace, factories, nextNumber } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let rest: CallRest
let token: string | null
let place: { type: number; city: number }

beforeAll(async () => {
  const site = await startSite({})
  payload = site.payload
  rest = createRest(site.config)
  place = await createPlace(payload)
  token = await logIn(payload, (await createVisitors(payload)).admin)
})
afterAll(stopPayload)

const tour = 'https://my.treedis.com/tour/wavre'
const film = 'https://agency.example:8443/film.mp4'

const run = (statement: ReturnType<typeof sql>) => payload.db.drizzle.execute(statement)

/** The values that the admin saves: as published, in French. */
async function save(path: string, body: object, method: 'PATCH' | 'POST' = 'PATCH') {
  const response = await rest({ method, path, token, body })
  const { errors } = await response.json()
  const paths: unknown = errors?.[0]?.data?.errors?.map((error: { path: string }) => error.path)
  return { status: response.status, paths }
}

/** A published property whose links were stored before their rules became stricter. */
async function createProperty({ isAmongVersions = true } = {}): Promise<number> {
  const user = { relationTo: 'users', value: 0 } as const
  const data = { ...factories.properties({ ...place, user }, nextNumber()), _status: 'published' as const }
  const { id } = await payload.create({ collection: 'properties', locale: 'fr', data })
  await run(sql`update properties set virtual_tour_url = ${tour}, video_url = ${film} where id = ${id}`)
  if (isAmongVersions)
    await run(sql`update _properties_v set version_virtual_tour_url = ${tour}, version_video_url = ${film}
      where parent_id = ${id}`)
  return id
}

const publish = (id: number, body: object) =>
  save(`/properties/${id}?locale=fr`, { _status: 'published', ...body })

describe('a link that was stored before its rule became stricter', () => {
  it('does not keep anybody from changing the rest of a property', async () => {
    const id = await createProperty()
    expect(await publish(id, { price: 345_000 })).toEqual({ status: 200, paths: undefined })
    // The form posts all its fields.
    expect((await publish(id, { price: 346_000, virtualTourUrl: tour, videoUrl: film })).status).toBe(200)
    const stored = await payload.findByID({ collection: 'properties', id })
    expect(stored).toMatchObject({ price: 346_000, virtualTourUrl: tour, videoUrl: film })
  })

  it('stays when the property is unpublished, saved as a draft and published again', async () => {
    const id = await createProperty()
    expect((await save(`/properties/${id}?locale=fr`, { _status: 'draft' })).status).toBe(200)
    expect((await save(`/properties/${id}?locale=fr&draft=true`, { price: 1 })).status).toBe(200)
    expect((await publish(id, { price: 2 })).status).toBe(200)
  })

  it('is refused where it is new, also through a draft', async () => {
    const id = await createProperty()
    const other = 'https://my.treedis.com/tour/namur'
    expect(await publish(id, { virtualTourUrl: other })).toEqual({ status: 400, paths: ['virtualTourUrl'] })
    expect(await publish(id, { videoUrl: `${film}4` })).toEqual({ status: 400, paths: ['videoUrl'] })
    const draft = { virtualTourUrl: other, _status: 'draft' }
    expect((await save(`/properties/${id}?locale=fr&draft=true`, draft)).status).toBe(200)
    expect(await publish(id, {})).toEqual({ status: 400, paths: ['virtualTourUrl'] })
  })

  it('is restored with an earlier version', async () => {
    const id = await createProperty()
    const kept = { virtualTourUrl: null, videoUrl: null }
    expect((await publish(id, { ...kept, price: 5 })).status).toBe(200)
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { and: [{ parent: { equals: id } }, { 'version.virtualTourUrl': { equals: tour } }] },
    })
    const version = docs[0]?.id
    expect((await save(`/properties/versions/${version}`, {}, 'POST')).status).toBe(200)
    expect(await payload.findByID({ collection: 'properties', id })).toMatchObject({ virtualTourUrl: tour })
  })

  it('does not keep anybody from changing the rest of a popup, a slider, a redirect', async () => {
    const link = 'https://known.example@elsewhere.example/'
    const user = { relationTo: 'users', value: 0 } as const
    const popup = await payload.create({
      collection: 'popups',
      locale: 'fr',
      data: { ...factories.popups({ ...place, user }, nextNumber()), link: '/a/', _status: 'published' },
    })
    await run(sql`update popups_locales set link = ${link} where _parent_id = ${popup.id}`)
    await run(sql`update _popups_v_locales set version_link = ${link}
      where _parent_id in (select id from _popups_v where parent_id = ${popup.id})`)
    const path = `/popups/${popup.id}?locale=fr`
    expect(await save(path, { title: 'Autre', _status: 'published' })).toMatchObject({ status: 200 })
    expect(await save(path, { link: `${link}b`, _status: 'published' })).toMatchObject({
      status: 400,
      paths: ['link'],
    })

    const slider = await payload.create({
      collection: 'sliders',
      locale: 'fr',
      data: { name: 'Haut', slides: [{ title: 'Un', link: '/a/' }] },
    })
    await run(sql`update sliders_slides_locales set link = ${link} where _parent_id in
      (select id from sliders_slides where _parent_id = ${slider.id})`)
    expect(await save(`/sliders/${slider.id}?locale=fr`, { name: 'Bas' })).toMatchObject({ status: 200 })
    const slides = [{ id: slider.slides?.[0]?.id, title: 'Deux', link }]
    expect(await save(`/sliders/${slider.id}?locale=fr`, { slides })).toMatchObject({ status: 200 })

    const redirect = await payload.create({
      collection: 'redirects',
      data: { from: '/fr/jadis/', to: '/fr/contact/' },
    })
    await run(sql`update redirects set "to" = ${link} where id = ${redirect.id}`)
    expect(await save(`/redirects/${redirect.id}`, { permanent: false })).toMatchObject({ status: 200 })
  })

  const textWith = (node: object) => ({
    root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [node] },
  })
  const paragraph = (text: string, url: string) => ({
    ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [
      {
        ...{ type: 'link', version: 3, direction: 'ltr', format: '', indent: 0 },
        fields: { linkType: 'custom', newTab: false, url },
        children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  })
  const video = (url: string) => ({
    ...{ type: 'block', version: 2, format: '' },
    fields: { id: '65a000000000000000000001', blockType: 'video', blockName: '', url },
  })

  it.each([
    ['a video', video(tour), video(`${tour}-2`)],
    ['a link', paragraph('ici', 'sms:+3210'), paragraph('ici', 'javascript:alert(1)')],
  ])('does not keep anybody from changing the rest of a text with %s', async (_name, stored, worse) => {
    const id = await createProperty()
    const text = JSON.stringify(textWith(stored))
    await run(sql`insert into properties_locales (_locale, _parent_id, description) values ('fr', ${id}, ${text}::jsonb)
      on conflict (_locale, _parent_id) do update set description = excluded.description`)
    await run(sql`update _properties_v_locales set version_description = ${text}::jsonb where _locale = 'fr'
      and _parent_id in (select id from _properties_v where parent_id = ${id})`)
    expect(await publish(id, { price: 7 })).toEqual({ status: 200, paths: undefined })
    expect(await publish(id, { price: 8, description: textWith(stored) })).toMatchObject({ status: 200 })
    expect(await publish(id, { description: textWith(worse) })).toMatchObject({ status: 400 })
  })
})

import { createElement } from 'react'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { createPlace, walloonMentions } from '../../support/database/factories'
import { askedBy, refusalOf } from '../../support/forms/field-refusals'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createVisitors, type Visitors } from '../../support/site/visitors'
import { drawHtml } from '../../support/site/draw-html'

vi.mock('server-only', () => ({}))

type Links = { videoUrl?: string; virtualTourUrl?: string }

const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const noFilm = 'https://www.youtube.com/watch?v=short'

let payload: Payload
let visitors: Visitors
let place: { type: number; city: number }

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  place = await createPlace(payload, { zip: '1300', webId: 1 })
})
afterAll(stopPayload)

const create = async (links: Links, language: (typeof locales)[number] = 'fr') =>
  payload.create({
    collection: 'properties',
    locale: 'fr',
    data: {
      goal: 'sale',
      title: 'Maison à Wavre',
      price: 300_000,
      listedIn: { french: true },
      ...walloonMentions,
      ...place,
      ...links,
      _status: 'published',
    },
    ...(await askedBy(payload, { user: visitors.agent, language })),
  })

/** What the page of the property shows below its pictures; the links are stored below the rules of their fields. */
async function draw(links: Links): Promise<string> {
  const { id, publicId } = await create({})
  const whole = await payload.findByID({ collection: 'properties', id, locale: 'all', depth: 0 })
  await payload.db.updateOne({ collection: 'properties', id, data: { ...whole, ...links } })
  const { getProperty } = await import('@/site/data/properties/properties')
  const { PropertySections } = await import('@/site/screens/properties/property-sections')
  const found = await getProperty({ id: publicId ?? 0, locale: 'fr' })
  if (!found) throw new Error('The property has no page')
  return drawHtml(createElement(PropertySections, { property: found.property, locale: 'fr' }))
}

describe('the video of a property', () => {
  it.each([
    ['nl', /^Dit is geen link naar een video/],
    ['fr', /^Ce lien ne mène pas à une vidéo/],
    ['en', /^This is not a link to a video/],
    ['de', /^Das ist kein Link zu einem Video/],
  ] as const)('is refused at its field where the link is no video, in %s', async (language, words) => {
    for (const videoUrl of [noFilm, 'https://agency.example/film/', 'youtube', 'javascript:alert(1)']) {
      const refusal = await refusalOf(create({ videoUrl }, language))
      expect(Object.keys(refusal)).toEqual(['videoUrl'])
      expect(refusal.videoUrl).toMatch(words)
    }
  })

  it('is saved where the link is a video, and played on the page', async () => {
    expect((await create({ videoUrl: film })).videoUrl).toBe(film)
    expect(await draw({ videoUrl: film })).toContain(`href="${film}"`)
  })

  it('is not mentioned where the stored link is no video', async () => {
    const bare = await draw({})
    const drawn = await draw({ videoUrl: noFilm })
    expect(drawn).not.toContain('youtube')
    expect(drawn.match(/<a /g)).toEqual(bare.match(/<a /g))
  })
})

// Each resembles an allowed host of tours, and is another.
const foreign = [
  'https://tours.example/wavre/',
  'https://kuula.co@evil.test/share/x',
  'https://kuula.co:word@evil.test/',
  'https://kuula.co.evil.test/share/x',
  'https://evil.test/kuula.co/share/x',
  'https://evil.test/?kuula.co',
  'https://evil.test#kuula.co',
  'https://evilkuula.co/share/x',
  'https://kuula.co:8443/share/x',
  'https://kuula.co./share/x',
  'https://kuul\u0430.co/share/x',
  'https://evil.test\\@kuula.co/share/x',
  'https://evil.test/tour.mp4',
  'ftp://kuula.co/share/x',
  'javascript:alert(1)//kuula.co',
]

describe('the virtual tour of a property', () => {
  it.each(foreign)(
    'is refused at its field where it is %s, and not shown where it was stored before',
    async (url) => {
      const refusal = await refusalOf(create({ virtualTourUrl: url }))
      expect(Object.keys(refusal)).toEqual(['virtualTourUrl'])
      const drawn = await draw({ virtualTourUrl: url })
      expect(drawn).not.toContain('evil')
      expect(drawn).not.toContain(getTranslator('fr')('property.virtualTour'))
    },
  )

  it('is saved and shown where its host is allowed', async () => {
    const virtualTourUrl = 'https://kuula.co/share/x'
    expect((await create({ virtualTourUrl })).virtualTourUrl).toBe(virtualTourUrl)
    expect(await draw({ virtualTourUrl })).toContain(`href="${virtualTourUrl}"`)
  })
})

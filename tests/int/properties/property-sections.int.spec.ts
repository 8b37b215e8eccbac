import { createElement } from 'react'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales, type Locale } from '@/domain/shared/locale'
import { nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, createProperty, type Places } from '../../support/properties/search-properties'
import { drawHtml } from '../../support/site/draw-html'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  const source = 'Code, art. 44'
  const rates = { region: 'wallonia', from: '2025-01-01', newBuildVatPercent: 21, deedCosts: 1500 } as const
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { purchaseRates: [{ ...rates, registrationPercent: 12.5, ownHomePercent: 3, source }] },
  })
})
afterAll(stopPayload)

type Changes = Omit<Parameters<typeof createProperty>[1], 'places' | 'publicId'>

/** The sections of a property's page, and the links to them. */
async function draw(changes: Changes, locale: Locale = 'fr') {
  const publicId = 9300 + nextNumber()
  await createProperty(payload, { places, publicId, ...changes })
  const { getProperty } = await import('@/site/data/properties/properties')
  const { PropertySections } = await import('@/site/screens/properties/property-sections')
  const { sectionLinks } = await import('@/site/screens/properties/shown-sections')
  const found = await getProperty({ id: publicId, locale })
  if (!found) throw new Error('The property has no page')
  const html = await drawHtml(createElement(PropertySections, { property: found.property, locale }))
  return { html, links: sectionLinks(found.property, locale), costs: found.property.purchaseCosts }
}

const sectionsIn = (html: string): string[] =>
  [...html.matchAll(/<section id="([^"]+)"/g)].flatMap(([, id]) => id ?? [])

describe('the links to the sections of a property', () => {
  it.each([
    ['a house with everything', { rooms: { bedrooms: 3 }, planning: { gScore: 'C' as const } }],
    ['one with an energy figure alone', { energyPerformance: 120 }],
    ['a rental', { goal: 'rent' as const, price: 950 }],
    ['one that is sold', { status: 'sold' as const }],
  ])('lead to the sections of %s, and to no others', async (_, changes) => {
    const { html, links } = await draw(changes)
    const ids = links.map(({ id }) => id).filter((id) => id !== 'visit')
    expect(sectionsIn(html)).toEqual(ids)
  })

  it.each(locales)('have a name of their own in %s', async (locale) => {
    const { links } = await draw({ rooms: { bedrooms: 3 }, energyPerformance: 120 }, locale)
    const names = links.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.every(Boolean)).toBe(true)
  })
})

describe('the loan of a property', () => {
  it('begins with the rate of the settings, if its day is known', async () => {
    const rateOf = async (loanRate: { percent: number; from?: string | null }) => {
      await payload.updateGlobal({ slug: 'site-settings', data: { loanRate } })
      const { costs } = await draw({ price: 300_000 })
      return costs?.loan.rate
    }
    expect(await rateOf({ percent: 3.125, from: '2026-11-01T12:00:00Z' })).toEqual({
      percent: 3.125,
      from: '2026-11-01',
    })
    expect(await rateOf({ percent: 3.125, from: null })).toBeNull()
    await expect(rateOf({ percent: 26, from: '2026-11-01T12:00:00Z' })).rejects.toThrow()
  })

  it('has an example in words, at the rate of the settings', async () => {
    const loanRate = { percent: 3.125, from: '2026-11-01T12:00:00Z' }
    await payload.updateGlobal({ slug: 'site-settings', data: { loanRate } })
    const { html, costs } = await draw({ price: 300_000 })
    const { example } = costs?.loan ?? {}
    expect(example).toEqual({
      loan: 240_000,
      monthly: expect.closeTo(1148.26, 1),
      interest: expect.any(Number),
    })
    const words = html.replaceAll('\u00a0', ' ')
    expect(words).toContain('emprunter € 240.000 (le prix moins 20 % de moyens propres) sur 25 ans')
    expect(words).toContain('au taux annuel fixe de 3,125 % coûte € 1.148,')
    expect(words).toContain('Taux du 1er novembre 2026.')
    await payload.updateGlobal({ slug: 'site-settings', data: { loanRate: { percent: null, from: null } } })
    expect((await draw({ price: 300_000 })).html).not.toContain('Exemple')
  })

  it('begins with the price, the costs, and own means of the costs and a fifth of the price', async () => {
    const { html, costs } = await draw({ price: 300_000 })
    expect(html).toContain('Calculez votre crédit')
    expect(costs?.loan.total).toBeGreaterThan(300_000)
    expect(costs?.loan.ownMeans).toBe(Math.ceil(((costs?.loan.total ?? 0) - 240_000) / 1000) * 1000)
  })

  it.each([
    ['to let', { goal: 'rent' as const, price: 950 }],
    ['with a hidden price', { publishPrice: false }],
    ['that is sold', { status: 'sold' as const }],
    ['for a life annuity', { lifeAnnuity: { enabled: true, downPayment: 80_000 } }],
  ])('is not on the page of one %s', async (_, changes) => {
    expect((await draw(changes)).html).not.toContain('Calculez votre crédit')
  })
})

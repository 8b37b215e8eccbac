import type { Payload } from 'payload'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseFormQuery } from '@/domain/leads/form-query'
import { createPlace, factories, nextNumber } from '../../support/database/factories'
import { actionOfForm, fieldsOfForm } from '../../support/forms/form-fields'
import { leadForms } from '../../support/forms/lead-forms'
import { startPayload, stopPayload } from '../../support/database/payload'
import {
  asFields,
  browser,
  findLeads,
  findMails,
  forgetForms,
  nextVisitor,
  sendForm,
} from '../../support/forms/post-forms'

vi.mock('server-only', () => ({}))

let payload: Payload
let second: number
let property: { id: number; publicId: number }

const published = { _status: 'published' as const }

beforeAll(async () => {
  payload = await startPayload()
  const fr = { locale: 'fr' as const }
  const thanks = await payload.create({
    collection: 'pages',
    ...fr,
    data: { name: 'Merci beaucoup', type: 'feedback', path: '/merci-beaucoup/', ...published },
  })
  const forms = { collection: 'contact-forms', ...fr } as const
  await payload.create({
    ...forms,
    data: { name: 'Siège', kind: 'site-contact', recipients: 'a@agency.example' },
  })
  const settings = await payload.create({
    ...forms,
    data: {
      name: 'Presse',
      kind: 'site-contact',
      recipients: 'press@agency.example',
      thankYouPage: thanks.id,
    },
  })
  second = settings.publicId ?? 0
  const formModule = await payload.create({
    collection: 'modules',
    ...fr,
    data: {
      internalName: 'Presse',
      relationType: 'contact',
      view: 'single',
      form: settings.id,
      ...published,
    },
  })
  await payload.create({
    collection: 'pages',
    ...fr,
    data: { name: 'Presse', type: 'page', path: '/presse/', modules: [formModule.id], ...published },
  })
  const user = { relationTo: 'users' as const, value: 0 }
  const { id, publicId } = await payload.create({
    collection: 'properties',
    ...fr,
    data: {
      ...factories.properties({ ...(await createPlace(payload)), user }, nextNumber()),
      listedIn: { french: true },
      ...published,
    },
  })
  property = { id, publicId: publicId ?? 0 }
  // Loading everything that renders a page takes longer than the limit of a test.
  await open('/presse/')
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(payload))

/** The HTML of a page as the server sends it, with its path. */
async function open(path: string, query: Record<string, string> = {}): Promise<string> {
  const { resolveAddress } = await import('@/site/data/routing/resolve')
  const { getFormRequest } = await import('@/site/data/leads/form-request')
  const { AddressScreen } = await import('@/site/screens/address-screen')
  const { NewsletterSignUp } = await import('@/site/features/leads/newsletter-sign-up')
  const segments = path.split('/').filter(Boolean)
  const resolved = await resolveAddress({ locale: 'fr', segments })
  const request = await getFormRequest(parseFormQuery(query))
  const screen = createElement(AddressScreen, { locale: 'fr', resolved, request })
  const footer = createElement(NewsletterSignUp, { locale: 'fr' })
  const { prelude } = await prerender(createElement('body', null, screen, footer))
  return new Response(prelude).text()
}

/** Posts a form of a page as a browser without JavaScript and without a referer does. */
async function send(html: string, id: string, typed: Record<string, unknown> = {}): Promise<string> {
  const kind = actionOfForm(html, id)?.split('/').at(-1) ?? ''
  const fields = fieldsOfForm(html, id).filter(([name]) => !Object.hasOwn(typed, name))
  const body = new URLSearchParams([...fields, ...asFields(typed)])
  const response = await sendForm({ kind, body, headers: browser })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

const queryOf = (location: string) =>
  Object.fromEntries(new URL(location, 'http://localhost:3000').searchParams)

async function homePath(): Promise<string> {
  const { getProperty } = await import('@/site/data/properties/properties')
  const path = (await getProperty({ id: property.publicId, locale: 'fr' }))?.paths.fr
  return path ?? ''
}

describe('a form sent without JavaScript and without a referer', () => {
  it('is sent with the settings of the module that shows it', async () => {
    const html = await open('/presse/')
    expect(Object.fromEntries(fieldsOfForm(html, 'site-contact'))).toMatchObject({
      form: String(second),
      page: '/fr/presse/',
      lang: 'fr',
    })
    expect(await send(html, 'site-contact', leadForms['site-contact'])).toBe('/fr/merci-beaucoup/')
    expect((await findMails(payload))[0]?.to).toBe('press@agency.example')
  })

  it('comes back to its page with its errors', async () => {
    const location = await send(await open('/presse/'), 'site-contact', { lastName: 'Dupont', email: 'x' })
    expect(location).toMatch(/^\/fr\/presse\/\?form=[\w-]{32}#site-contact$/)
    const again = await open('/presse/', queryOf(location))
    expect(again).toContain('value="Dupont"')
    expect(again).toContain('Votre adresse mail est invalide')
    const { form, page } = Object.fromEntries(fieldsOfForm(again, 'site-contact'))
    expect({ form, page }, 'and knows both once more').toEqual({ form: String(second), page: '/fr/presse/' })
  })

  it('comes back to the property that its page names', async () => {
    const pageQuery = { property: String(property.publicId), visit: '' }
    const html = await open('/presse/', pageQuery)
    const location = await send(html, 'contact-appointment', { lastName: 'Dupont' })
    expect(location.split('#')[0]).toMatch(
      new RegExp(`^/fr/presse/\\?property=${property.publicId}&visit=&form=`),
    )
    expect(await open('/presse/', queryOf(location))).toContain('value="Dupont"')
  })

  it('comes back to the page of the property', async () => {
    const path = await homePath()
    const location = await send(await open(path, { form: 'send-to-friend' }), 'send-to-friend', {
      lastName: 'Dupont',
    })
    expect(location.startsWith(`/fr${path}?form=`)).toBe(true)
    const html = await open(path)
    await send(html, 'contact-me', leadForms['site-contact'])
    expect((await findLeads(payload))[0]?.property).toBe(property.id)
  })

  it('comes back from the footer to the page above it', async () => {
    const location = await send(await open('/presse/'), 'newsletter', { email: 'x' })
    expect(location).toMatch(/^\/fr\/presse\/\?form=[\w-]{32}#sign-newsletter$/)
    const again = await open('/presse/', queryOf(location))
    const { page } = Object.fromEntries(fieldsOfForm(again, 'sign-newsletter'))
    expect(page).toBe('/fr/presse/')
    expect(await send(again, 'sign-newsletter', { email: 'x' })).toContain('/fr/presse/?form=')
  })
})

describe('the page a form comes back to', () => {
  const backFrom = async (page: string, referer: string): Promise<string> => {
    const headers = { ...browser, referer: `http://localhost:3000${referer}` }
    const response = await sendForm({ kind: 'site-contact', body: asFields({ lang: 'fr', page }), headers })
    return (response.headers.get('location') ?? '').replace(/form=[^#]+/, 'form')
  }

  it.each([
    ['/fr/a-vendre/', '/fr/a-vendre/?city=Wavre%7C1300', '/fr/a-vendre/?city=Wavre%7C1300&form#site-contact'],
    ['/fr/presse/', '/fr/contact/?property=1', '/fr/presse/?form#site-contact'],
    ['//evil.example', '/fr/contact/', '/fr/contact/?form#site-contact'],
  ])('is %s, from %s: %s', async (page, referer, expected) => {
    expect(await backFrom(page, referer)).toBe(expected)
  })
})

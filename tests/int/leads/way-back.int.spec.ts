import type { Payload } from 'payload'
import { createElement, type ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseFormQuery } from '@/domain/leads/form-query'
import { leadKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable, thankYouOf } from '@/domain/leads/lead-table'
import { locales, type Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import {
  createAgent,
  createOpenProperty,
  dayAhead,
  noonOf,
  person,
} from '../../support/appointments/book-appointments'
import { leadForms, leadProperties } from '../../support/forms/lead-forms'
import { createLeadProject } from '../../support/forms/lead-project'
import { startSite, stopPayload } from '../../support/database/payload'
import { asFields, browser, forgetForms, nextVisitor, sendForm } from '../../support/forms/post-forms'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places

const withRecord = leadKinds.filter((kind) => leadTable[kind].about.record !== 'none')
const published = { _status: 'published' as const }
const listedIn = { dutch: true, french: true, english: true, german: true }

/** The thank-you page of a kind, in every language. */
async function createThanks(kind: LeadKind): Promise<void> {
  const path = `/thanks-${kind}/`
  const made = { name: kind, type: 'feedback' as const, path, originalPath: thankYouOf(kind) }
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'fr',
    data: { ...made, ...published },
  })
  for (const locale of locales.filter((each) => each !== 'fr'))
    await payload.update({ collection: 'pages', id, locale, data: { name: kind, path, ...published } })
}

beforeAll(async () => {
  const site = await startSite({ FORM_FREE_PER_HOUR: '500', FORM_LIMIT_PER_HOUR: '1000' })
  payload = site.payload
  places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: leadProperties.sale })
  await createProperty(payload, { places, publicId: leadProperties.rent, goal: 'rent', price: 950 })
  const { id } = await createLeadProject(payload, places)
  for (const locale of locales)
    await payload.update({
      collection: 'projects',
      id,
      locale,
      data: { title: `Title in ${locale}`, listedIn, ...published },
    })
  for (const kind of [...withRecord, 'site-contact' as const]) await createThanks(kind)
  // Loading everything that renders a page takes longer than the limit of a test.
  await open('/fr/thanks-contact-me/')
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(payload))

const html = async (element: ReactElement): Promise<string> => {
  const { prelude } = await prerender(createElement('body', null, element))
  return new Response(prelude).text()
}

/** The HTML of an address as the server sends it. */
async function open(address: string): Promise<string> {
  const { resolveAddress } = await import('@/site/data/routing/resolve')
  const { getFormRequest } = await import('@/site/data/leads/form-request')
  const { AddressScreen } = await import('@/site/screens/address-screen')
  const { pathname, searchParams } = new URL(address, 'http://localhost:3000')
  const [first, ...segments] = pathname.split('/').filter(Boolean)
  const locale = locales.find((each) => each === first) ?? 'fr'
  const resolved = await resolveAddress({ locale, segments })
  const request = await getFormRequest(parseFormQuery(Object.fromEntries(searchParams)))
  return html(createElement(AddressScreen, { locale, resolved, request }))
}

/** The page that a form leads to in a browser without a script. */
async function send(kind: LeadKind, values: Record<string, unknown>): Promise<string> {
  nextVisitor()
  const response = await sendForm({ kind, body: asFields(values), headers: browser })
  expect(response.status, kind).toBe(303)
  return response.headers.get('location') ?? ''
}

async function subjectOf(values: Record<string, unknown>, locale: Locale) {
  const { getLeadSubject } = await import('@/site/data/leads/lead-subjects')
  const idOf = (value: unknown) => (typeof value === 'number' ? value : null)
  const subject = await getLeadSubject({
    property: idOf(values.property),
    project: idOf(values.project),
    locale,
  })
  if (!subject) throw new Error('Nothing to lead back to')
  return subject
}

/** The subjects that a form of a kind can have. */
function recordsOf(kind: LeadKind): object[] {
  const { record } = leadTable[kind].about
  const property = {
    property: kind === 'rental-application' ? leadProperties.rent : leadProperties.sale,
    project: undefined,
  }
  const project = { project: leadProperties.project, property: undefined }
  if (record === 'either') return [property, project]
  return record === 'project' ? [project] : [property]
}

/** The texts of the links to a page; without a built site Next's links have no slash at the end. */
const linksTo = (page: string, href: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:<[^>]+>)*([^<]+)/g)]
    .filter(([, to]) => to?.replace(/\/?$/, '/') === href)
    .map(([, , text]) => text)

const valuesOf = (kind: LeadKind, about: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...leadForms[kind], ...about }).filter(([, value]) => value !== undefined),
  )

// One language for each kind, all of them in turn: the page is rendered the same way for every kind.
const inTurn = withRecord.map((kind, at) => [kind, locales[at % locales.length] ?? 'fr'] as const)

describe('the thank-you page', () => {
  it.each(locales)('leads on to the lists in %s, and to that of the property it is about', async (locale) => {
    const t = getTranslator(locale)
    const page = await open(`/${locale}/thanks-contact-me/`)
    for (const words of [t('forms.next'), t('notFound.sale'), t('notFound.rent'), t('saved.title')])
      expect(page).toContain(words)
    const about = await open(`/${locale}/thanks-contact-me/?property=${leadProperties.rent}`)
    expect(about).toContain(t('notFound.rent'))
    expect(about).not.toContain(t('notFound.sale'))
  })

  it.each([...inTurn, ...locales.map((locale) => ['contact-me', locale] as const)])(
    'for %s links back to the subject of the form, in %s',
    async (kind, locale) => {
      for (const about of recordsOf(kind)) {
        const values = valuesOf(kind, about)
        const { title, href, record } = await subjectOf(values, locale)
        const location = await send(kind, { ...values, lang: locale })
        expect(location).toContain(`/${locale}/thanks-${kind}/?${record}=`)
        const page = await open(location)
        expect(linksTo(page, href)).toEqual([title, getTranslator(locale)(`forms.back.${record}`)])
      }
    },
  )

  it('for a form without a property has no card', async () => {
    const values = { ...leadForms['site-contact'], property: leadProperties.sale, lang: 'fr' }
    const page = await open(await send('site-contact', values))
    expect(page).not.toContain(getTranslator('fr')('forms.back.property'))
  })

  it.each(locales)('for a booked appointment links back to the property, in %s', async (locale) => {
    const agent = await createAgent(payload, `Anne-${locale}`)
    const property = await createOpenProperty(payload, { places, agent, date: noonOf(dayAhead(10)) })
    const { GET, POST } = await import('@/app/api/visits/route')
    const address = `http://localhost:3000/api/visits`
    const offer = await GET(new Request(`${address}?property=${property.publicId}&lang=${locale}`))
    const { slot } = (await offer.json()).days[0].slots[0]
    const body = asFields({ ...person, lang: locale, property: property.publicId, slot })
    const response = await POST(new Request(address, { method: 'POST', headers: browser, body }))
    const location = response.headers.get('location') ?? ''
    const token = new URL(location, address).searchParams.get('token') ?? ''
    const { getManagedAppointment } = await import('@/site/data/appointments/appointments')
    const { AppointmentScreen } = await import('@/site/screens/appointments/appointment-screen')
    const found = await getManagedAppointment({ step: 'manage', token, locale })
    const page = await html(
      createElement(AppointmentScreen, { locale, step: 'manage', token, found, property: null }),
    )
    const { title, href } = await subjectOf({ property: property.publicId }, locale)
    expect(linksTo(page, href)).toContain(title)
  })
})

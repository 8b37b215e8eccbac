import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailTexts } from '@/messages/mail-texts'
import { locales } from '@/domain/shared/locale'
import {
  bookSlot,
  createOpenProperty,
  dayAhead,
  noonOf,
  person,
  readCalendar,
} from '../../support/appointments/book-appointments'
import { startSite, stopPayload } from '../../support/database/payload'
import { findMails, forgetForms, nextVisitor, postForm } from '../../support/forms/post-forms'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places

beforeAll(async () => {
  const site = await startSite({
    FORM_FREE_PER_HOUR: '50',
    FORM_LIMIT_PER_HOUR: '100',
    AGENCY_EMAIL: 'office@agency.example',
  })
  payload = site.payload
  places = await createPlaces(payload)
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(payload))

const createAgent = (name: string, mailLanguage?: (typeof locales)[number]) =>
  payload.create({
    collection: 'agents',
    data: { name, email: `${name}@agency.example`, ...(mailLanguage && { mailLanguage }) },
  })

const mailOf = async (kind: string) => (await findMails(payload)).find((mail) => mail.kind === kind)

describe('the mail to the agency about a form', () => {
  it.each(locales)(
    'is in the language of the agent, %s, with the title of the property in it',
    async (locale) => {
      const agent = await createAgent(`lead-${locale}`, locale)
      const publicId = 500 + locales.indexOf(locale)
      await createProperty(payload, { places, publicId, agent: agent.id })
      for (const lang of locales) {
        await postForm('contact-me', { property: publicId, lang })
        const mail = await mailOf('contact-me-agency')
        expect(mail).toMatchObject({ locale, to: agent.email })
        expect(mail?.subject).toContain(`Title in ${locale}`)
        expect((await mailOf('contact-me-visitor'))?.locale).toBe(lang)
        await forgetForms(payload)
        nextVisitor()
      }
    },
  )

  it('is in French where no language was chosen', async () => {
    const agent = await createAgent('plain')
    await createProperty(payload, { places, publicId: 510, agent: agent.id })
    await postForm('contact-me', { property: 510, lang: 'de' })
    expect(await mailOf('contact-me-agency')).toMatchObject({ locale: 'fr' })
    await postForm('site-contact', { lang: 'nl' })
    expect(await mailOf('site-contact-agency')).toMatchObject({ locale: 'fr', to: 'office@agency.example' })
  })

  it('is in the language of the settings at the general address', async () => {
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { languages: { enabled: [...locales], default: 'fr', office: 'nl' } },
    })
    await postForm('site-contact', { lang: 'en' })
    const mail = await mailOf('site-contact-agency')
    expect(mail).toMatchObject({ locale: 'nl' })
    expect(mail?.text).toContain('Via de site is een aanvraag binnengekomen.')
  })
})

describe('the mail to the agency about an appointment', () => {
  it('is in the language of the agent, and names the visitor and the street, even an unpublished one', async () => {
    const agent = await createAgent('appointments', 'de')
    const property = await createOpenProperty(payload, {
      places,
      agent: agent.id,
      date: noonOf(dayAhead(10)),
    })
    await payload.db.updateOne({
      collection: 'properties',
      id: property.id,
      data: { street: 'Rue des Tilleuls', houseNumber: '12', publishAddress: false },
    })
    const { GET, POST } = await import('@/app/api/visits/route')
    const offer = await GET(
      new Request(`http://localhost:3000/api/visits?property=${property.publicId}&lang=fr`),
    )
    const { slot } = (await offer.json()).days[0].slots[0]
    const body = JSON.stringify({ lang: 'fr', ...person, property: property.publicId, slot })
    const headers = { 'content-type': 'application/json' }
    await POST(new Request('http://localhost:3000/api/visits', { method: 'POST', headers, body }))
    expect(await mailOf('visit-confirmed-agent')).toMatchObject({ locale: 'de', to: agent.email })
    expect((await mailOf('visit-confirmed-agent'))?.text).toContain('Title in de')
    const visitor = await mailOf('visit-confirmed-visitor')
    expect(visitor?.locale).toBe('fr')
    expect(visitor?.text).toContain('Rue des Tilleuls 12')
  })
})

describe('the calendar of an agent', () => {
  const words = { nl: 'Bezoek', fr: 'Visite', en: 'Visit', de: 'Besichtigung' }
  const names = { nl: 'bezoeken', fr: 'visites', en: 'visits', de: 'besichtigungen' }

  async function readFeed(agent: number) {
    const { getCalendarAddress } = await import('@/cms/queries/appointments/agent-calendar')
    const { GET } = await import('@/app/api/visits/feed/[file]/route')
    const response = await GET(new Request((await getCalendarAddress({ payload, id: agent })) ?? ''))
    return { file: response.headers.get('content-disposition'), text: await response.text() }
  }

  async function bookAt(agent: number): Promise<void> {
    const date = noonOf(dayAhead(12))
    const { publicId } = await createOpenProperty(payload, { places, agent, date })
    const { GET } = await import('@/app/api/visits/route')
    const offer = await GET(new Request(`http://localhost:3000/api/visits?property=${publicId}&lang=fr`))
    const { slot } = (await offer.json()).days[0].slots[0]
    await bookSlot(payload, { property: publicId, slot, locale: 'fr' })
  }

  const setOffice = (office: (typeof locales)[number]) =>
    payload.updateGlobal({
      slug: 'site-settings',
      data: { languages: { enabled: [...locales], default: 'fr', office } },
    })

  it.each(locales)(
    "is in the language of the agent's mails, %s, whatever the visitor speaks",
    async (locale) => {
      await setOffice(locale === 'nl' ? 'de' : 'nl')
      const agent = await createAgent(`calendar-${locale}`, locale)
      await bookAt(agent.id)
      const { file, text } = await readFeed(agent.id)
      expect(readCalendar(text)[0]?.summary).toBe(`${words[locale]} – Title in ${locale} – Jeanne Dupont`)
      expect(text).toContain(`${mailTexts[locale].appointments.labels.appointments} – ${agent.name}`)
      expect(text).toContain(mailTexts[locale].appointments.labels.phone)
      expect(file).toBe(`inline; filename="${names[locale]}.ics"`)
    },
  )

  it('follows a change of that language', async () => {
    const agent = await createAgent('calendar-changed', 'fr')
    await bookAt(agent.id)
    await payload.update({ collection: 'agents', id: agent.id, data: { mailLanguage: 'nl' } })
    expect(readCalendar((await readFeed(agent.id)).text)[0]?.summary).toContain('Bezoek – Title in nl')
  })

  it.each(locales)('is in the language of the office, %s, where the agent has none', async (locale) => {
    await setOffice(locale)
    for (const email of ['none@agency.example', null]) {
      const { id } = await createAgent('calendar-office')
      await payload.db.updateOne({ collection: 'agents', id, data: { mailLanguage: null, email } })
      await bookAt(id)
      expect(readCalendar((await readFeed(id)).text)[0]?.summary).toContain(`${words[locale]} – `)
    }
  })
})

it.each(locales)('is signed in %s with what the settings say in that language', async (locale) => {
  const titles = {
    nl: 'Vastgoedmakelaar',
    fr: 'Agent immobilier',
    en: 'Estate agent',
    de: 'Immobilienmakler',
  }
  for (const each of locales) {
    const agency = { name: 'Maison Brabant', professionalTitle: titles[each], professionalNumber: '506.123' }
    await payload.updateGlobal({ slug: 'site-settings', locale: each, data: { agency } })
  }
  await postForm('site-contact', { lang: locale })
  const text = (await mailOf('site-contact-visitor'))?.text ?? ''
  expect(text).toContain(`${titles[locale]} · `)
  for (const other of locales.filter((each) => each !== locale)) expect(text).not.toContain(titles[other])
})

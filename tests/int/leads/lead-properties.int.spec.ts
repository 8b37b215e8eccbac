import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { leadKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { locales, type Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import {
  createAgent,
  createOpenProperty,
  dayAhead,
  keyAt,
  noonOf,
  person,
} from '../../support/appointments/book-appointments'
import { leadForms, leadProperties } from '../../support/forms/lead-forms'
import { createLeadProject } from '../../support/forms/lead-project'
import { startSite, stopPayload } from '../../support/database/payload'
import {
  asFields,
  browser,
  findLeads,
  findMails,
  forgetForms,
  nextVisitor,
  postForm,
  sendForm,
} from '../../support/forms/post-forms'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

const properties = {
  sold: 301,
  rented: 302,
  hidden: 303,
  dutch: 304,
  unlisted: 305,
  comingSoon: 306,
  reserved: 307,
  underOption: 308,
  withdrawn: 309,
  unknown: 999_999,
} as const

let payload: Payload
let places: Places

beforeAll(async () => {
  const site = await startSite({ FORM_FREE_PER_HOUR: '50', FORM_LIMIT_PER_HOUR: '100' })
  payload = site.payload
  places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: leadProperties.sale })
  await createProperty(payload, { places, publicId: leadProperties.rent, goal: 'rent', price: 950 })
  await createProperty(payload, { places, publicId: properties.sold, status: 'sold' })
  await createProperty(payload, {
    places,
    publicId: properties.rented,
    goal: 'rent',
    price: 950,
    status: 'rented',
  })
  await createProperty(payload, { places, publicId: properties.hidden, _status: 'draft' })
  await createProperty(payload, { places, publicId: properties.dutch, languages: ['nl'] })
  await createProperty(payload, { places, publicId: properties.unlisted, languages: [] })
  await createProperty(payload, { places, publicId: properties.comingSoon, status: 'coming-soon' })
  await createProperty(payload, { places, publicId: properties.reserved, status: 'reserved' })
  await createProperty(payload, { places, publicId: properties.underOption, status: 'under-option' })
  await createProperty(payload, { places, publicId: properties.withdrawn, status: 'withdrawn' })
  await createLeadProject(payload, places)
})
afterAll(stopPayload)
beforeEach(nextVisitor)
afterEach(() => forgetForms(payload))

const wordsOf = (locale: Locale) => {
  const t = getTranslator(locale)
  return {
    sold: t('property.statusNotice.sold'),
    rented: t('property.statusNotice.rented'),
    comingSoon: t('property.statusNotice.coming-soon'),
    reserved: t('property.statusNotice.reserved'),
    unknown: t('notFound.property.title'),
    project: t('notFound.project.title'),
  }
}

async function expectRefused(
  form: { kind: LeadKind; locale?: Locale; more: Record<string, unknown> },
  errors: Record<string, string>,
): Promise<void> {
  const response = await postForm(form.kind, { lang: form.locale ?? 'fr', ...form.more })
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 422,
    body: { ok: false, errors },
  })
  expect(await findLeads(payload)).toEqual([])
  expect(await findMails(payload)).toEqual([])
}

const early = ['purchase-offer', 'contact-appointment', 'rental-application'] as const

const unavailable = [
  'purchase-offer',
  'contact-appointment',
  'request-document',
  'rental-application',
] as const

describe('the property that a form names and that is not available', () => {
  it('has the error of the specification in French', () => {
    expect(wordsOf('fr')).toMatchObject({
      unknown: "Le bien que vous demandez n'existe pas ou est vendu",
      sold: 'Ce bien est vendu.',
      rented: 'Le bien que vous demandez a été loué.',
    })
  })

  it.each(locales.flatMap((locale) => unavailable.map((kind) => [kind, locale] as const)))(
    '%s is refused for a sold or rented property, in %s',
    async (kind, locale) => {
      const { sold, rented } = wordsOf(locale)
      await expectRefused({ kind, locale, more: { property: properties.sold } }, { property: sold })
      await expectRefused({ kind, locale, more: { property: properties.rented } }, { property: rented })
    },
  )

  it.each(locales.flatMap((locale) => early.map((kind) => [kind, locale] as const)))(
    '%s is refused for a property that is coming soon or reserved, in %s',
    async (kind, locale) => {
      const { comingSoon, reserved } = wordsOf(locale)
      await expectRefused(
        { kind, locale, more: { property: properties.comingSoon } },
        { property: comingSoon },
      )
      await expectRefused({ kind, locale, more: { property: properties.reserved } }, { property: reserved })
    },
  )

  it.each(['comingSoon', 'reserved', 'underOption'] as const)(
    'can be asked about, for one that is %s',
    async (name) => {
      for (const kind of ['contact-me', 'request-document'] as const)
        expect((await postForm(kind, { property: properties[name] })).status, kind).toBe(200)
      expect(await findLeads(payload)).toHaveLength(2)
    },
  )

  it('takes an offer while it is under option', async () => {
    expect((await postForm('purchase-offer', { property: properties.underOption })).status).toBe(200)
  })

  it.each(locales)('refuses an offer on a rental and an application for a sale, in %s', async (locale) => {
    const errors = { property: wordsOf(locale).unknown }
    await expectRefused({ kind: 'purchase-offer', locale, more: { property: leadProperties.rent } }, errors)
    await expectRefused(
      { kind: 'rental-application', locale, more: { property: leadProperties.sale } },
      errors,
    )
  })

  it.each(leadKinds)('%s cannot name a property that visitors cannot see', async (kind) => {
    const errors = { property: wordsOf('fr').unknown }
    for (const property of [
      properties.unknown,
      properties.hidden,
      properties.unlisted,
      properties.withdrawn,
      0,
      -1,
      'abc',
      '9'.repeat(40),
    ])
      await expectRefused({ kind, more: { property } }, errors)
  })

  it.each(leadKinds)('%s cannot name a project that visitors cannot see', async (kind) => {
    const errors = { project: wordsOf('fr').project }
    const property = leadTable[kind].about.record === 'property' ? {} : { property: undefined }
    for (const project of [properties.unknown, leadProperties.sale, 0, -1, 'abc', '9'.repeat(40)])
      await expectRefused({ kind, more: { ...property, project } }, errors)
  })

  it.each(leadKinds.map((kind, index) => [kind, locales[index % locales.length]] as const))(
    '%s cannot name anything unknown beside its subject, in %s',
    async (kind, locale = 'fr') => {
      const { unknown, project } = wordsOf(locale)
      await expectRefused({ kind, locale, more: { project: properties.unknown } }, { project })
      await expectRefused({ kind, locale, more: { property: properties.unknown } }, { property: unknown })
      const more = { property: properties.unknown, project: properties.unknown }
      await expectRefused({ kind, locale, more }, { property: unknown, project })
    },
  )

  it.each(leadKinds)(
    '%s without scripts cannot name anything unknown, and comes back with the error',
    async (kind) => {
      const body = asFields({ lang: 'fr', ...leadForms[kind], project: properties.unknown })
      const response = await sendForm({ kind, body, headers: browser })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toMatch(new RegExp(`[?&]form=[\\w-]+#${kind}$`))
      expect(await findLeads(payload)).toEqual([])
    },
  )

  it.each(leadKinds)('%s takes empty fields for missing ones', async (kind) => {
    const left = { property: ' ', project: '', ...leadForms[kind] }
    expect((await postForm(kind, left)).status).toBe(200)
    expect(await findLeads(payload)).toHaveLength(1)
  })

  it.each(leadKinds.filter((kind) => leadTable[kind].about.record === 'none'))(
    '%s is accepted with a property and a project that are not its subject, and does not store them',
    async (kind) => {
      for (const property of [leadProperties.sale, properties.sold, properties.rented]) {
        expect((await postForm(kind, { property, project: leadProperties.project })).status).toBe(200)
        const [lead, ...others] = await findLeads(payload)
        expect(others).toEqual([])
        expect([lead?.property ?? null, lead?.project ?? null]).toEqual([null, null])
        await forgetForms(payload)
      }
    },
  )

  it('a question about a project is accepted beside a sold property', async () => {
    expect((await postForm('contact-construction', { property: properties.sold })).status).toBe(200)
    expect(await findLeads(payload)).toHaveLength(1)
  })

  it('a second subject is checked too', async () => {
    const more = { property: leadProperties.sale, project: properties.unknown }
    await expectRefused({ kind: 'contact-me', more }, { project: wordsOf('fr').project })
  })

  it('is reported beside all other errors', async () => {
    const response = await postForm('purchase-offer', { property: properties.sold, amount: '' })
    const { errors } = await response.json()
    expect(Object.keys(errors)).toEqual(['property', 'amount'])
  })

  it.each([
    ['contact-me', properties.sold],
    ['contact-me', properties.rented],
    ['send-to-friend', properties.sold],
    ['contact-me', properties.dutch],
    ['purchase-offer', properties.dutch],
  ] as const)('%s about %i is accepted', async (kind, property) => {
    expect((await postForm(kind, { property })).status).toBe(200)
    expect(await findLeads(payload)).toHaveLength(1)
  })

  it('comes back to a browser without scripts with what was typed', async () => {
    const body = asFields({ lang: 'fr', ...leadForms['purchase-offer'], property: properties.sold })
    const response = await sendForm({ kind: 'purchase-offer', body, headers: browser })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/[?&]form=[\w-]+#purchase-offer$/)
    expect(await findLeads(payload)).toEqual([])
  })
})

/** Runs some work while the property is being sold in an open transaction. */
async function whileSelling(publicId: number, work: () => Promise<Response>): Promise<Response> {
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let hasBegun: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve
  })
  const selling = payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`update properties set status = 'sold' where public_id = ${publicId}`)
    hasBegun()
    await finished
  })
  await begun
  const answer = work()
  await waitForLock()
  finish()
  await selling
  return answer
}

/** Waits until another transaction waits for that one. */
async function waitForLock(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await payload.db.drizzle.execute(
        sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%for share%'`,
      )
      expect(rows.length).toBeGreaterThan(0)
    },
    { timeout: 30_000, interval: 20 },
  )
}

describe('a property that is sold at the same moment', () => {
  it('accepts no offer any more: the last check is in the transaction that stores', async () => {
    await createProperty(payload, { places, publicId: 401 })
    const response = await whileSelling(401, () => postForm('purchase-offer', { property: 401 }))
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 422,
      body: { ok: false, errors: { property: wordsOf('fr').sold } },
    })
    expect(await findLeads(payload)).toEqual([])
    expect(await findMails(payload)).toEqual([])
  })

  it('accepts no booking either', async () => {
    const agent = await createAgent(payload, 'Anne')
    const day = dayAhead(10)
    const { publicId } = await createOpenProperty(payload, { places, agent, date: noonOf(day) })
    const { POST } = await import('@/app/api/visits/route')
    const slots = await (
      await (
        await import('@/app/api/visits/route')
      ).GET(new Request(`http://localhost:3000/api/visits?property=${publicId}&lang=fr`))
    ).json()
    const slot: string = slots.days[0].slots[0].slot
    expect(slot).toBe(keyAt(slots.days[0].slots[0].startsAt, agent))
    const book = () =>
      POST(
        new Request('http://localhost:3000/api/visits', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ lang: 'de', ...person, property: publicId, slot }),
        }),
      )
    const response = await whileSelling(publicId, book)
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 422,
      body: { ok: false, errors: { property: wordsOf('de').sold } },
    })
    expect(await findMails(payload)).toEqual([])
    // Later visitors get the same response at once.
    expect(await (await book()).json()).toMatchObject({ errors: { property: wordsOf('de').sold } })
  })
})

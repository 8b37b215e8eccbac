import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dueAt } from '@/domain/alerts/alert-times'
import { MOST_PROPERTIES } from '@/domain/alerts/digest'
import { locales } from '@/domain/shared/locale'
import {
  findEvents,
  forgetAlerts,
  matchAll,
  storeAlert,
  sendAllAlertMails,
  tokenIn,
} from '../../support/alerts/alerts'
import { makePicture, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { findMails } from '../../support/forms/post-forms'
import { createProperty, createPlaces, type Places } from '../../support/properties/search-properties'
import { codeWords } from '../../support/mail/code-words'

let payload: Payload
let places: Places

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
})
afterAll(stopPayload)
afterEach(() => forgetAlerts(payload))

const start = new Date('2026-06-10T09:30:00.000Z')
const later = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000)
const days = (count: number): number => count * 24 * 60

type AlertMailsPropertyData = Partial<Parameters<typeof createProperty>[1]>

const newProperty = (fields: AlertMailsPropertyData = {}): Promise<number> =>
  createProperty(payload, { places, publicId: 20_000 + nextNumber(), ...fields })

async function change(id: number, data: Record<string, unknown>): Promise<void> {
  await payload.db.updateOne({ collection: 'properties', id, data })
  const { refreshPropertySearch } = await import('@/cms/operations/property-search/refresh-property-search')
  await refreshPropertySearch({ req: { payload }, ids: [id] })
}

/** Matches the events of a moment, and sends the mails a while later. */
async function sendAt(minutes: number, after = 11): Promise<number> {
  await matchAll(payload, later(minutes))
  return sendAllAlertMails(payload, later(minutes + after))
}

const digests = async () => (await findMails(payload)).filter(({ kind }) => kind === 'alert-digest')
const notifications = async () =>
  (
    await payload.db.drizzle.execute<{ email: string; property: number; kind: string; price: number }>(
      sql`select email, property_id as property, kind, price from alert_notices order by 1, 2`,
    )
  ).rows

describe('somebody with an alert', () => {
  it('gets a mail about a new property after the minutes in which others may join it, with its picture', async () => {
    const file = await makePicture({ width: 1200, height: 800, name: `facade-${nextNumber()}.jpg` })
    const media = await payload.create({
      collection: 'media',
      locale: 'fr',
      data: { alt: 'La façade' },
      file,
    })
    const alert = await storeAlert(payload, {
      name: 'Zoé Peeters',
      criteria: { goal: 'sale', types: [1], maxPrice: 310_000 },
    })
    const id = await newProperty({ pictures: [media.id], rooms: { bedrooms: 3 }, surfaces: { living: 150 } })
    expect(await sendAt(0, 9), 'not yet').toBe(0)
    expect(await sendAllAlertMails(payload, later(10))).toBe(1)
    const [mail, ...others] = await digests()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: alert.email,
      locale: 'fr',
      about: `alerts/${alert.id}`,
      status: 'queued',
    })
    expect(mail?.subject).toBe('Nouveau bien\u00a0: Title in fr – Maison Brabant')
    for (const part of [
      'Bonjour Zoé Peeters',
      '1 nouveau bien',
      '1300 Wavre',
      '3 chambres',
      '150 m²',
      '€\u00a0300.000',
    ])
      expect(mail?.text).toContain(part)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/fr\/a-vendre\/wavre\/\S+\/\d+\/\?via=alert\s/)
    expect(mail?.text).toContain('http://localhost:3000/fr/a-vendre/?maxPrice=310000&sort=newest&type=1')
    expect(mail?.html).toMatch(/<img[^>]+src="http:\/\/localhost:3000\/[^"]+600[^"]*"[^>]+alt="La façade"/)
    const token = tokenIn(mail, 'unsubscribe')
    expect(tokenIn(mail, 'manage')).not.toBe('')
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:3000/api/alerts/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(await notifications()).toEqual([{ email: alert.email, property: id, kind: 'new', price: 300_000 }])
    expect(await findEvents(payload)).toEqual([])
    expect(await sendAllAlertMails(payload, later(days(9))), 'and never again').toBe(0)
  })

  it.each(locales)('gets it in %s', async (language) => {
    await storeAlert(payload, { language })
    await newProperty()
    const id = await newProperty()
    await sendAt(0)
    await change(id, { price: 270_000 })
    await sendAt(days(1))
    const [first, second] = await digests()
    for (const mail of [first, second]) {
      expect(mail?.locale).toBe(language)
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(codeWords)
      expect(mail?.text).toContain(`/${language}/alerts/manage/?token=`)
      expect(mail?.text).toContain(`Title in ${language}`)
    }
    expect(second?.text).toContain('€\u00a0300.000')
    expect(second?.text).toContain('€\u00a0270.000')
    const word = { nl: 'Prijsdaling', fr: 'Prix en baisse', en: 'Price drop', de: 'Preissenkung' }
    expect(second?.subject.startsWith(word[language])).toBe(true)
  })

  it('gets daily or weekly mails about all properties together', async () => {
    const daily = await storeAlert(payload, { frequency: 'daily' })
    const weekly = await storeAlert(payload, { frequency: 'weekly' })
    for (let round = 0; round < MOST_PROPERTIES + 3; round += 1) await newProperty()
    await matchAll(payload, start)
    const first = start.toISOString()
    expect(await sendAllAlertMails(payload, later(60))).toBe(0)
    expect(await sendAllAlertMails(payload, new Date(dueAt({ frequency: 'daily', first })))).toBe(1)
    expect((await digests()).map(({ to }) => to)).toEqual([daily.email])
    await newProperty()
    await matchAll(payload, later(days(2)))
    await sendAllAlertMails(payload, new Date(dueAt({ frequency: 'weekly', first })))
    const mail = (await digests()).findLast(({ to }) => to === weekly.email)
    expect(mail?.subject).toBe(`${MOST_PROPERTIES + 4} nouveaux biens – Maison Brabant`)
    expect(mail?.text).toContain('Et 4 autres biens, dans la liste.')
    expect(mail?.text?.match(/Title in fr/g)).toHaveLength(MOST_PROPERTIES)
  })

  it('gets a mail about a lower price and a property that is available again, and about no other change', async () => {
    const { email } = await storeAlert(payload, { criteria: { maxPrice: 310_000 } })
    const id = await newProperty()
    await sendAt(0)
    await change(id, { price: 299_000 })
    expect(await sendAt(days(1)), 'a small drop').toBe(0)
    await change(id, { price: 290_000 })
    expect(await sendAt(days(2))).toBe(1)
    await change(id, { price: 295_000 })
    expect(await sendAt(days(3)), 'dearer').toBe(0)
    await change(id, { status: 'sold' })
    expect(await sendAt(days(4))).toBe(0)
    await change(id, { status: 'available', price: 280_000 })
    expect(await sendAt(days(5))).toBe(1)
    await change(id, { price: 320_000 })
    await sendAt(days(6))
    await change(id, { price: 315_000 })
    expect(await sendAt(days(7)), 'cheaper, but not theirs any more').toBe(0)
    const subjects = (await digests()).map(({ subject }) => subject.split('\u00a0')[0])
    expect(subjects).toEqual(['Nouveau bien', 'Prix en baisse', 'De nouveau disponible'])
    expect((await digests()).at(-1)?.text).toContain('Avant : €\u00a0290.000')
    expect(await notifications()).toEqual([{ email, property: id, kind: 'back', price: 280_000 }])
  })

  it('hears once of a property that is coming soon, and nothing of one that is reserved', async () => {
    await storeAlert(payload, { criteria: { maxPrice: 310_000 } })
    const id = await newProperty({ status: 'coming-soon' })
    expect(await sendAt(0)).toBe(1)
    await change(id, { status: 'available' })
    expect(await sendAt(days(1)), 'it can be visited').toBe(0)
    await change(id, { status: 'under-option' })
    expect(await sendAt(days(2)), 'an option').toBe(0)
    await change(id, { status: 'reserved', price: 200_000 })
    expect(await sendAt(days(3)), 'reserved').toBe(0)
    await newProperty({ status: 'reserved' })
    expect(await sendAt(days(4)), 'published as reserved').toBe(0)
    await change(id, { status: 'available' })
    expect(await sendAt(days(5)), 'free again').toBe(1)
    const held = await newProperty()
    await matchAll(payload, later(days(6)))
    await change(held, { status: 'reserved' })
    expect(await sendAllAlertMails(payload, later(days(6) + 11)), 'reserved before the mail').toBe(0)
    const subjects = (await digests()).map(({ subject }) => subject.split('\u00a0')[0])
    expect(subjects).toEqual(['Nouveau bien', 'De nouveau disponible'])
  })

  it('gets no property twice, however many alerts match it', async () => {
    const email = 'two@example.com'
    await storeAlert(payload, { email, criteria: { goal: 'sale' } })
    await storeAlert(payload, { email, criteria: { types: [1] } })
    const other = await storeAlert(payload)
    await newProperty()
    expect(await sendAt(0)).toBe(2)
    expect((await digests()).map(({ to }) => to).sort()).toEqual([email, other.email].sort())
  })

  it('gets one mail, however many workers run at the same time', async () => {
    for (let round = 0; round < 120; round += 1) await storeAlert(payload)
    await newProperty()
    await matchAll(payload, start)
    const now = later(11)
    const counts = await Promise.all([
      sendAllAlertMails(payload, now),
      sendAllAlertMails(payload, now),
      sendAllAlertMails(payload, now),
    ])
    expect(counts.reduce((sum, count) => sum + count, 0) + (await sendAllAlertMails(payload, now))).toBe(120)
    const mails = await digests()
    expect(new Set(mails.map(({ to }) => to)).size).toBe(120)
    expect(mails).toHaveLength(120)
  })

  it('gets the mail after a worker was killed in the middle: neither mail nor record of it was stored', async () => {
    await storeAlert(payload)
    await newProperty()
    await matchAll(payload, start)
    const { drizzle } = payload.db
    await drizzle.execute(sql`alter table mails add constraint broken check (kind <> 'alert-digest')`)
    await expect(sendAllAlertMails(payload, later(11))).rejects.toThrow()
    await drizzle.execute(sql`alter table mails drop constraint broken`)
    expect([await digests(), await notifications(), (await findEvents(payload)).length]).toEqual([[], [], 1])
    expect(await sendAllAlertMails(payload, later(12))).toBe(1)
    expect(await digests()).toHaveLength(1)
    const { rows } = await drizzle.execute(sql`select 1 from graphile_worker.jobs where key like 'mail:%'`)
    expect(rows).toHaveLength(1)
  })

  it('gets none where the alert is paused, ended, deleted or unconfirmed', async () => {
    const [paused, ended, gone] = [
      await storeAlert(payload),
      await storeAlert(payload),
      await storeAlert(payload),
    ]
    await storeAlert(payload, { state: 'unconfirmed', since: null })
    await newProperty()
    await matchAll(payload, start)
    expect(await findEvents(payload)).toHaveLength(3)
    const { drizzle } = payload.db
    // As an operation would, except for the events: whether to send a mail is decided when it is sent.
    await drizzle.execute(sql`update alerts set state = 'paused' where id = ${paused.id}`)
    await drizzle.execute(sql`update alerts set state = 'ended' where id = ${ended.id}`)
    await drizzle.execute(sql`delete from alerts where id = ${gone.id}`)
    expect(await sendAllAlertMails(payload, later(11))).toBe(0)
    expect(await findEvents(payload)).toEqual([])
  })

  it('gets no property that was unpublished or changed before the mail', async () => {
    await storeAlert(payload, { criteria: { maxPrice: 310_000 } })
    const withdrawn = await newProperty()
    const dearer = await newProperty()
    const sold = await newProperty()
    const kept = await newProperty()
    await matchAll(payload, start)
    await change(withdrawn, { _status: 'draft' })
    await change(dearer, { price: 500_000 })
    await change(sold, { status: 'sold' })
    await sendAllAlertMails(payload, later(11))
    expect((await notifications()).map(({ property }) => property)).toEqual([kept])
  })

  it('gets the mail although another alert has an invalid address', async () => {
    const wrong = await storeAlert(payload, { email: 'no address' })
    const right = await storeAlert(payload)
    const broken = await storeAlert(payload)
    await payload.db.drizzle.execute(
      sql`update alerts set criteria = '{"types": "x"}' where id = ${broken.id}`,
    )
    await newProperty()
    await sendAt(0)
    expect((await digests()).map(({ to }) => to)).toEqual([right.email])
    expect(wrong.id).toBeGreaterThan(0)
    expect(await findEvents(payload)).toEqual([])
  })

  it('gets the latest of too many properties, once', async () => {
    const alert = await storeAlert(payload)
    const id = await newProperty()
    await matchAll(payload, start)
    await payload.db.drizzle.execute(sql`insert into alert_events (alert_id, property_id, kind, at, due_at)
      select ${alert.id}, ${id}, 'new', ${start.toISOString()}, ${start.toISOString()} from generate_series(1, 5000)`)
    expect(await sendAllAlertMails(payload, later(11))).toBe(1)
    expect(await findEvents(payload)).toEqual([])
  })
})

const settle = (data: Record<string, number>) =>
  payload.updateGlobal({ slug: 'site-settings', data: { alerts: data } })

describe('an alert that expires', () => {
  it('gets one mail before, then ends, then is erased with everything that belongs to it', async () => {
    await settle({ period: 100, notice: 10, kept: 20 })
    const { expireAlerts } = await import('@/cms/operations/alerts/expire-alerts')
    const { purgeAlerts } = await import('@/cms/operations/alerts/erase-alerts')
    const expiresAt = later(days(100)).toISOString()
    const alert = await storeAlert(payload, { name: 'Zoé', expiresAt, criteria: { goal: 'rent' } })
    await storeAlert(payload, { expiresAt: later(days(200)).toISOString() })
    const state = async () => {
      const { getStoredAlert } = await import('@/cms/queries/alerts/stored-alerts')
      return (await getStoredAlert({ db: payload.db.drizzle, id: alert.id }))?.state ?? 'gone'
    }
    await expireAlerts({ payload, now: later(days(89)) })
    expect(await findMails(payload)).toEqual([])
    await expireAlerts({ payload, now: later(days(90)) })
    await expireAlerts({ payload, now: later(days(91)) })
    const [mail, ...others] = await findMails(payload)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'alert-question', to: alert.email, about: `alerts/${alert.id}` })
    expect(mail?.text).toContain('18 septembre 2026')
    expect(tokenIn(mail, 'keep')).not.toBe('')
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(await state()).toBe('active')
    await expireAlerts({ payload, now: later(days(99)) })
    expect(await state()).toBe('active')
    await expireAlerts({ payload, now: later(days(100)) })
    expect(await state()).toBe('ended')
    await payload.db.drizzle.execute(
      sql`update mails set status = 'sent', kind = 'alert-question', about = ${`alerts/${alert.id}`}`,
    )
    await purgeAlerts({ payload, now: later(days(119)) })
    expect(await state()).toBe('ended')
    await purgeAlerts({ payload, now: later(days(120)) })
    expect(await state()).toBe('gone')
    const { rows } = await payload.db.drizzle.execute(sql`select id from alerts`)
    expect(rows, 'the other one stays').toHaveLength(1)
  })

  it('that nobody has confirmed is erased after seven days', async () => {
    const { purgeAlerts } = await import('@/cms/operations/alerts/erase-alerts')
    const requestedAt = start.toISOString()
    await storeAlert(payload, { state: 'unconfirmed', since: null, expiresAt: null, requestedAt })
    const count = async () => (await payload.db.drizzle.execute(sql`select id from alerts`)).rows.length
    await purgeAlerts({ payload, now: later(days(7) - 1) })
    expect(await count()).toBe(1)
    await purgeAlerts({ payload, now: later(days(7)) })
    expect(await count()).toBe(0)
  })
})

describe('the data of one person', () => {
  it('includes their alerts and the properties they were notified of, and is erased with them', async () => {
    const { createLocalReq } = await import('payload')
    const { getPerson } = await import('@/cms/queries/leads/get-person')
    const { erasePerson } = await import('@/cms/operations/erase-person')
    const alert = await storeAlert(payload, { email: 'zoe@example.com', criteria: { goal: 'sale' } })
    const other = await storeAlert(payload)
    await newProperty({ publicId: 4711 })
    await sendAt(0)
    await newProperty()
    await matchAll(payload, later(30))
    const req = await createLocalReq({}, payload)
    const person = await getPerson({ req, email: 'ZOE@example.com' })
    expect(person).toMatchObject({
      alerts: [{ id: alert.id, email: 'zoe@example.com', criteria: { goal: 'sale' } }],
      notifications: [{ property: 4711, kind: 'new', price: 300_000 }],
      mails: [{ kind: 'alert-digest' }],
    })
    expect(JSON.stringify(person)).not.toContain('linkVersion')
    expect(await erasePerson({ req, email: 'Zoe@example.com' })).toBe(1)
    expect(await getPerson({ req, email: 'zoe@example.com' })).toMatchObject({
      alerts: [],
      notifications: [],
      mails: [],
    })
    expect((await findEvents(payload)).map((event) => event.alert)).toEqual([other.id])
    expect((await digests()).map(({ to }) => to)).toEqual([other.email])
  })

  it('is erased with an alert that an editor deletes, and staff can end one', async () => {
    const { createLocalReq } = await import('payload')
    const { closeAlert } = await import('@/cms/operations/alerts/close-alert')
    const [first, second] = [await storeAlert(payload), await storeAlert(payload)]
    await newProperty()
    await sendAt(0)
    await payload.delete({ collection: 'alerts', id: first.id })
    expect((await digests()).map(({ to }) => to)).toEqual([second.email])
    expect((await notifications()).map(({ email }) => email)).toEqual([second.email])
    const req = await createLocalReq({}, payload)
    expect(await closeAlert({ req, id: second.id, now: new Date() })).toBe(true)
    expect(await payload.findByID({ collection: 'alerts', id: second.id })).toMatchObject({
      endedBy: 'closed',
    })
    expect(await closeAlert({ req, id: 999_999, now: new Date() })).toBe(false)
  })
})

describe('the queue', () => {
  it('knows the jobs of alerts, and when they are done', async () => {
    const { jobs, schedule } = await import('@/cms/jobs/jobs')
    const alone = ['scan-properties', 'notify-alerts', 'expire-alerts', 'purge-alerts'] as const
    expect(Object.keys(jobs)).toEqual(expect.arrayContaining(['match-property', ...alone]))
    for (const name of alone) expect(schedule[name]?.match, name).toMatch(/^\S+ \S+ \* \* \*$/)
  })

  it('runs them with what the save has stored', async () => {
    const { jobs } = await import('@/cms/jobs/jobs')
    const send = () => Promise.resolve([])
    await storeAlert(payload)
    const id = await newProperty()
    await jobs['match-property']({ payload, send, data: { id }, attempt: 1, now: start })
    await jobs['notify-alerts']({ payload, send, data: {}, attempt: 1, now: later(11) })
    expect(await digests()).toHaveLength(1)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Migration } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { noCriteria } from '@/domain/search/criteria'
import { installQueue } from '@/cms/jobs/install-queue'
import { findMatching } from '../../support/alerts/alerts'
import { browser } from '../../support/forms/post-forms'
import { startUnmigratedSite, stopPayload, type Site } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

// A database from the commit before bookings became appointments, as an agency may have it: it is migrated and served.
const lastBefore = '20261123_073000_home_words'
const secret = 'the-secret-of-the-site-before-the-upgrade'

/** The tokens of mails that were sent at that time. */
const manageToken = '1.0.1vjynm0.0.KKTJtimux46UHlXxBapAxFNFi6ocAHu8OgiywjOpMxs'
const cancelToken = '1.0.1vjynm0.0.3cUL3x7ROkDoIBI4ypR19sQLZCkxXPCvmJDjyCkbZCI'
const unsubscribeToken = '1.0.0.0.p7CD73lDbn_4tP8RZRFWYgNGQJ5_B8aw_8cPJIvBzYY'

/** The tables that have another name since; every other one keeps its own. */
const renamed: Readonly<Record<string, string>> = {
  visits: 'appointments',
  visit_openings: 'appointment_openings',
  visit_openings_weekdays: 'appointment_openings_weekdays',
  visit_openings_except: 'appointment_openings_except',
  visit_events: 'page_view_events',
  visit_days: 'page_view_days',
  visit_totals: 'page_view_totals',
  visit_salts: 'page_view_salts',
  alert_homes: 'alert_properties',
  alert_told: 'alert_notices',
  owner_looks: 'impersonations',
}

/** The tables that are new since. */
// Filled by their migration, or at the start.
const filled = ['town_places', 'listed_towns', 'price_changes', 'missing_duties']
const added = [
  ...filled,
  ...['queue_workers', 'cache_purges', 'purged_caches', 'saved_links'],
  ...['backup_settings', 'backup_runs', 'properties_nearby', '_properties_v_version_nearby'],
  ...['projects_phases', 'projects_phases_locales'],
  ...['_projects_v_version_phases', '_projects_v_version_phases_locales'],
  ...['site_settings_hours_week', 'site_settings_hours_week_weekdays'],
  ...['site_settings_hours_exceptions', 'site_settings_hours_exceptions_locales'],
  'site_settings_hours_exceptions_times',
  ...['audit_entries', 'security_settings'],
  ...['broken_things', 'broken_checks', 'outside_links', 'mail_texts', 'mail_texts_locales'],
  ...['deleted_public_ids', 'known_browsers', 'lead_turns', 'site_settings_rels', 'publication_plans'],
  ...['site_settings_leads_rules', 'site_settings_leads_rules_kinds'],
  ...['site_settings_leads_rules_places', 'site_settings_leads_rules_places_areas'],
  ...['province_texts', 'province_texts_locales'],
  ...['former_picture_files', 'staff_passkeys', 'staff_passkey_challenges'],
  ...['staff_factors', 'staff_recovery_codes', 'security_settings_second_factor_roles'],
  ...['users_translates_into', 'staff_provider_links'],
  ...['security_settings_rights_own_properties', 'security_settings_rights_own_leads'],
  ...['lead_answer_files', 'answer_templates', 'answer_templates_kinds'],
  ...['answer_templates_locales', 'answer_templates_rels'],
  ...['lead_replies', 'lead_reply_files', 'reply_mailboxes', 'reply_tokens'],
  'version_authors',
  ...['top_bar_items_rels', 'sliders_rels', 'popups_rels', '_popups_v_rels'],
  ...['_site_settings_v_version_languages_enabled', '_site_settings_v_version_hours_week_weekdays'],
  ...['_site_settings_v_version_hours_week', '_site_settings_v_version_hours_exceptions_times'],
  ...['_site_settings_v_version_hours_exceptions', '_site_settings_v_version_hours_exceptions_locales'],
  ...['_site_settings_v_version_social', '_site_settings_v_version_renovation_duty_regions'],
  ...['_site_settings_v_version_purchase_rates', '_site_settings_v_version_leads_rules_kinds'],
  '_site_settings_v_version_leads_rules_places_areas',
  ...['_site_settings_v_version_leads_rules_places', '_site_settings_v_version_leads_rules'],
  ...['_site_settings_v', '_site_settings_v_locales', '_site_settings_v_rels', '_home_search_v'],
  ...['_home_search_v_locales', '_province_texts_v', '_province_texts_v_locales', '_backup_settings_v'],
  ...['_mail_texts_v', '_mail_texts_v_locales', '_security_settings_v_version_second_factor_roles'],
  '_security_settings_v_version_rights_own_properties',
  ...['_security_settings_v_version_rights_own_leads', '_security_settings_v'],
]

const nameNow = (name: string): string => renamed[name] ?? name

let site: Site
let migrations: Migration[]
let before: Record<string, number>

async function rowsOf(statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await site.payload.db.drizzle.execute(sql.raw(statement))
  return rows
}

/** Imported by a computed name, because the compiler must not check the generated files. */
async function readMigrations(): Promise<Migration[]> {
  const list: { migrations: Migration[] } = await import(path.resolve('migrations/index.ts'))
  return list.migrations
}

/** The number of rows of each table; the list of migrations grows. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await rowsOf(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'payload_migrations' order by 1`,
  )
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`)
  const rows = await rowsOf(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]))
}

/** Migrates as the start of the site does; Node imports no TypeScript by itself, so Payload gets the list instead of the folder. */
async function upgrade(): Promise<void> {
  const { runMigrations } = await import('../../../tools/database/migrate')
  const { db } = site.payload
  const migrate = db.migrate.bind(db)
  const spy = vi.spyOn(db, 'migrate').mockImplementation(() => migrate({ migrations }))
  await runMigrations(site.payload)
  spy.mockRestore()
  site.payload.logger.level = 'silent'
}

async function downgrade(): Promise<void> {
  const { payload } = site
  const req = await createLocalReq({}, payload)
  for (const { name, down } of migrations.filter(({ name }) => name > lastBefore).reverse()) {
    await payload.db.drizzle.transaction((db) => down({ db, payload, req }))
    await payload.delete({ collection: 'payload-migrations', where: { name: { equals: name } } })
  }
}

beforeAll(async () => {
  site = await startUnmigratedSite(secret)
  const { payload } = site
  migrations = await readMigrations()
  await payload.db.migrate({ migrations: migrations.filter(({ name }) => name <= lastBefore) })
  await installQueue(process.env.DATABASE_URL ?? '')
  await payload.db.drizzle.execute(
    sql.raw(readFileSync('tests/support/database/site-before-renaming.sql', 'utf8')),
  )
  before = await countRows()
  await upgrade()
})
afterAll(stopPayload)

const post = async (
  route: { POST: (request: Request) => Promise<Response> },
  address: string,
  body: object,
) =>
  route.POST(
    new Request(`http://localhost:3000${address}`, {
      method: 'POST',
      body: new URLSearchParams({ ...body }),
      headers: browser,
    }),
  )

/** The error code of a statement that the database refuses. */
const refusalOf = (statement: string): Promise<string> =>
  rowsOf(statement).then(
    () => 'nothing',
    ({ cause }: { cause: { constraint: string } }) => cause.constraint,
  )

const totals = () => rowsOf('select property_id, page_views::int from page_view_totals order by 1')

describe('a database from before appointments and page views had their names', () => {
  it('has rows in every table that was renamed', () => {
    for (const name of Object.keys(renamed)) expect(before[name], name).toBeGreaterThan(0)
    expect(before).toMatchObject({ properties: 3, leads: 2, applicant_files: 1, alerts: 2, mails: 2 })
  })

  it('has every migration of the folder afterwards, and every row in the renamed table', async () => {
    const files = readdirSync('migrations').filter((name) => /^\d+_.*\.ts$/.test(name))
    const { docs } = await site.payload.find({
      collection: 'payload-migrations',
      pagination: false,
      sort: 'name',
    })
    expect(docs.map((doc) => `${Object(doc).name}.ts`)).toEqual(files.sort())
    const expected = Object.fromEntries(Object.entries(before).map(([name, count]) => [nameNow(name), count]))
    const empty = Object.fromEntries(added.map((name) => [name, 0]))
    const counts = await countRows()
    const nothing = Object.fromEntries(filled.map((name) => [name, 0]))
    expect({ ...counts, ...nothing }).toEqual({ ...expected, ...empty })
    for (const name of filled) expect(counts[name], name).toBeGreaterThan(0)
  })

  it('has triggers, constraints, indexes, sequences and functions under the new names', async () => {
    const names = Object.keys(renamed).join('|')
    const isOld = (column: string) => `${column} ~ '^(enum_|payload_locked_documents_rels_)?(${names})(_|$)'`
    const found = await rowsOf(`
      select conname as name from pg_constraint where ${isOld('conname')}
      union select tgname from pg_trigger where ${isOld('tgname')}
      union select relname from pg_class where ${isOld('relname')} and relnamespace = 'public'::regnamespace
      union select typname from pg_type where ${isOld('typname')} and typnamespace = 'public'::regnamespace
      union select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ '\\m(${names})\\M'`)
    expect(found).toEqual([])
  })

  it('opens an appointment by the link of a mail, and cancels it by another', async () => {
    const { getManagedAppointment } = await import('@/site/data/appointments/appointments')
    const opened = await getManagedAppointment({ step: 'manage', token: manageToken, locale: 'fr' })
    expect(opened).toMatchObject({
      value: { state: 'booked', day: '2099-06-10', time: '10:00', agent: { name: 'Anne' }, canCancel: true },
    })
    const cancel = await import('@/app/api/visits/cancel/route')
    const response = await post(cancel, '/api/visits/cancel', { lang: 'fr', token: cancelToken })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/fr/visits/'),
    ])
    expect(await rowsOf('select state from appointments')).toEqual([{ state: 'cancelled' }])
    await rowsOf(`update appointments set state = 'booked', sequence = 0`)
  })

  it('books no agent twice', async () => {
    const book = (property: number, key: string, from: string) => `
      insert into appointments (starts_at, ends_at, state, property_id, agent_id, source, language, place, last_name, email,
        slot_key, sequence, link_version, since, erase_at)
      values ('2099-06-10 ${from}+00', '2099-06-10 ${from}+00'::timestamptz + interval '30 minutes', 'booked', ${property}, 1, 'online',
        'fr', 1, 'Peeters', 'jan@example.com', '${key}', 0, 0, now(), now())`
    expect(await refusalOf(book(2, 'elsewhere', '08:15'))).toBe('appointments_agent_free')
    expect(await refusalOf(book(1, '20990610T0800Z-1', '08:00'))).toBe('appointments_place_idx')
    expect(await refusalOf(book(2, 'later', '09:00'))).toBe('nothing')
    expect(await rowsOf('delete from appointments where id > 1 returning slot_key as key')).toEqual([
      { key: 'later' },
    ])
  })

  it('has the figures of page views that it had, and adds new ones', async () => {
    const were = [
      { property_id: 1, page_views: 12 },
      { property_id: 2, page_views: 2 },
    ]
    expect(await totals()).toEqual(were)
    const { rollUpPageViews } = await import('@/cms/operations/page-views/roll-up-page-views')
    await rollUpPageViews({ payload: site.payload, now: new Date('2026-11-24T12:00:00Z') })
    const rolledUp = [
      { property_id: 1, page_views: 13 },
      { property_id: 2, page_views: 3 },
    ]
    expect(await totals()).toEqual(rolledUp)
    await rowsOf(
      `update page_view_days set page_views = page_views + 4 where property_id = 2 and source = 'direct'`,
    )
    await rowsOf(`delete from page_view_days where property_id = 1 and day = '2026-11-20'`)
    expect(await totals()).toEqual([
      { property_id: 1, page_views: 6 },
      { property_id: 2, page_views: 7 },
    ])
    await rowsOf(`truncate page_view_days`)
    expect(await totals()).toEqual([])
  })

  it('matches alerts with the waiting property, and ends one by the link of a mail', async () => {
    const { payload } = site
    const { jobs } = await import('@/cms/jobs/jobs')
    const { renamedJobs } = await import('@/cms/jobs/renamed-jobs')
    expect(await findMatching(payload, renamedJobs['match-property'])).toEqual([3])
    const send = () => Promise.resolve([])
    await jobs['match-property']({ payload, send, data: { id: 3 }, attempt: 1, now: new Date() })
    expect(await rowsOf('select alert_id, property_id, kind from alert_events')).toEqual([
      { alert_id: 1, property_id: 3, kind: 'new' },
    ])
    const unsubscribe = await import('@/app/api/alerts/unsubscribe/route')
    const response = await post(unsubscribe, `/api/alerts/unsubscribe?token=${unsubscribeToken}`, {
      'List-Unsubscribe': 'One-Click',
    })
    expect(response.status).toBeLessThan(400)
    expect(await rowsOf('select id, state from alerts order by id')).toEqual([
      { id: 1, state: 'ended' },
      { id: 2, state: 'active' },
    ])
  })

  it('shows staff the criteria of alerts, where they have chosen that column', async () => {
    const { docs } = await site.payload.find({ collection: 'alerts', sort: 'id' })
    expect(docs[1]?.criteria).toMatchObject({ minBedrooms: 2, zips: ['1300'] })
    const keys = await rowsOf('select key, value::text from payload_preferences order by id')
    expect(keys).toMatchObject([
      { key: 'collection-appointments', value: expect.stringContaining('startsAt') },
      { key: 'collection-appointment-openings' },
      { key: 'collection-appointment-openings-1' },
      { key: 'collection-impersonations' },
      { key: 'collection-alerts', value: expect.stringContaining('"criteria"') },
    ])
    const document = { relationTo: 'appointment-openings', value: 1 }
    const { docs: locks } = await site.payload.find({ collection: 'payload-locked-documents' })
    expect(locks).toMatchObject([{ document }])
    expect(await rowsOf('select document from document_edits order by id')).toEqual(
      ['appointments/1', 'appointment-openings/1', 'properties/1'].map((document) => ({ document })),
    )
  })

  it('finds its properties, and sends the waiting mail', async () => {
    const { payload } = site
    const { findListing } = await import('@/site/data/search/search')
    const criteria = { ...noCriteria, text: 'fr wavre', goal: 'sale' as const }
    const found = await findListing({ criteria, base: null, locale: 'fr' })
    expect(found?.cards.map(({ id }) => id).sort()).toEqual([101, 103])
    const { sendMail } = await import('@/cms/operations/mails/send-mail')
    const { createMailTransport } = await import('@/cms/operations/mails/mail-transport')
    const attempt = { payload, send: createMailTransport(), attempt: 1, now: new Date() }
    const [job] = await rowsOf(
      `select key from graphile_worker.jobs where task_identifier = 'send-mail' order by id`,
    )
    expect(job).toEqual({ key: 'mail:1' })
    expect(await sendMail({ ...attempt, id: 1 })).toBe('done')
    expect(readdirSync(path.join(site.dataDir, 'mail'))).toHaveLength(1)
    const [lead] = (await payload.find({ collection: 'leads', sort: 'id', depth: 1 })).docs
    expect(lead).toMatchObject({ kind: 'job-contact', file: { originalName: 'cv.pdf' } })
  })

  it('goes back to the former names with all its rows, and forward again', async () => {
    await rowsOf(`update properties set status = 'withdrawn' where id = 3`)
    await rowsOf(`update properties set status = 'reserved' where id <> 3`)
    const now = await countRows()
    await downgrade()
    const states = await rowsOf(
      `select distinct id = 3 as was_withdrawn, status::text, _status::text = 'published' as is_online from properties order by 1`,
    )
    expect(states).toContainEqual({ was_withdrawn: true, status: 'available', is_online: false })
    expect(states.every(({ status }) => status === 'available')).toBe(true)
    const names = Object.fromEntries(Object.entries(renamed).map(([was, name]) => [name, was]))
    const remaining = Object.entries(now).filter(([name]) => !added.includes(name))
    expect(await countRows()).toEqual(
      Object.fromEntries(remaining.map(([name, count]) => [names[name] ?? name, count])),
    )
    await rowsOf(
      `insert into visit_days (property_id, day, source, language, visits) values (3, '2026-11-25', 'direct', 'fr', 9)`,
    )
    expect(await rowsOf('select property_id, visits::int from visit_totals')).toEqual([
      { property_id: 3, visits: 9 },
    ])
    expect(await rowsOf('select document from document_edits order by id')).toEqual(
      ['visits/1', 'visit-openings/1', 'properties/1'].map((document) => ({ document })),
    )
    await upgrade()
    expect(await totals()).toEqual([{ property_id: 3, page_views: 9 }])
    expect(await countRows()).toMatchObject({ appointments: 1, alerts: 2, page_view_days: 1 })
  })
})

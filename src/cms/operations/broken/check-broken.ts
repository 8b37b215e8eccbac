import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import type { BrokenThing } from '@/domain/broken/broken-thing'
import { redirectFaults } from '@/domain/broken/redirect-faults'
import { belgianDay } from '@/domain/shared/belgian-day'
import { enabledLocales, type Locale } from '@/domain/shared/locale'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { findIncomplete } from '@/cms/queries/broken/find-incomplete'
import { readLinks } from '@/cms/queries/broken/read-links'
import { askOutside, type AskOutside } from './ask-outside'
import { askOwnSite, type AskOwnSite } from './ask-own-site'
import { noteCheckBegun, noteCheckEnded } from './broken-checks'
import { findBrokenOutsideLinks } from './check-outside-links'
import { findBrokenOwnLinks } from './check-own-links'

const things = table('broken_things')

/** The list stays within this number. */
const mostThings = 2000

export type CheckBrokenOptions = {
  payload: Payload
  now: Date
  signal?: AbortSignal
  ask?: { own: AskOwnSite; outside: AskOutside; pause?: number }
}

async function shownLanguages(payload: Payload): Promise<Locale[]> {
  const { languages } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { languages: true },
  })
  return enabledLocales(languages?.enabled)
}

async function findRedirectFaults(payload: Payload): Promise<BrokenThing[]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    select: { from: true, to: true },
    depth: 0,
    limit: 10_000,
    pagination: false,
    overrideAccess: true,
  })
  return redirectFaults(docs).map(({ id, kind, target }) => ({
    kind: kind === 'loop' ? 'redirect-loop' : 'redirect-chain',
    document: `redirects/${id}`,
    place: 'to',
    locale: null,
    target,
  }))
}

async function findBroken(options: CheckBrokenOptions): Promise<BrokenThing[]> {
  const { payload, now, signal, ask = { own: askOwnSite, outside: askOutside } } = options
  const links = await readLinks(payload)
  const faults = await findRedirectFaults(payload)
  const incomplete = await findIncomplete(payload, await shownLanguages(payload))
  const own = await findBrokenOwnLinks({ payload, links, ask: ask.own, signal })
  const outside = await findBrokenOutsideLinks({
    payload,
    links,
    ask: ask.outside,
    today: belgianDay(now),
    signal,
    pause: ask.pause,
  })
  return [...own, ...outside, ...faults, ...incomplete].slice(0, mostThings)
}

// Addresses may be longer than an index allows.
const keyOf = ({ kind, document, place, locale, target }: BrokenThing): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, document, place, locale, target]))
    .digest('hex')

/** What was found before keeps the day on which it was found. */
async function storeThings(
  payload: Payload,
  { found, now }: { found: BrokenThing[]; now: Date },
): Promise<void> {
  const rows = JSON.stringify(
    [...new Map(found.map((thing) => [keyOf(thing), thing]))].map(([key, thing]) => ({ key, ...thing })),
  )
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`delete from ${things} where not exists (
      select from jsonb_to_recordset(${rows}::jsonb) as found (key text) where found.key = ${things.key})`)
    await db.execute(sql`
      insert into ${things} (${things.$.key}, ${things.$.kind}, ${things.$.document}, ${things.$.place}, ${things.$.locale},
        ${things.$.target}, ${things.$.found_at})
      select found.key, found.kind, found.document, found.place, found.locale, found.target, ${now.toISOString()}
      from jsonb_to_recordset(${rows}::jsonb)
        as found (key text, kind text, document text, place text, locale text, target text)
      on conflict (${things.$.key}) do nothing`)
  })
}

/** Finds what is broken in everything that is published, and stores the list; a check that fails leaves the last one. */
export async function checkBroken(options: CheckBrokenOptions): Promise<void> {
  const { payload, now } = options
  const id = await noteCheckBegun(payload, now)
  try {
    await storeThings(payload, { found: await findBroken(options), now })
    await noteCheckEnded(payload, { id, fault: null })
  } catch (error) {
    await noteCheckEnded(payload, { id, fault: error instanceof Error ? error.name : 'Error' })
    throw error
  }
}

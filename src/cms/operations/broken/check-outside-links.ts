import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { BrokenThing } from '@/domain/broken/broken-thing'
import { linkDestination } from '@/domain/broken/link-destination'
import { groupBy } from '@/domain/shared/group-by'
import { afterAsking, isBrokenOutside, type OutsideLink } from '@/domain/broken/outside-link'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import type { DocumentLink } from '@/cms/queries/broken/read-links'
import { env } from '@/env'
import type { AskOutside } from './ask-outside'

const outsideLinks = table('outside_links')

/** The addresses that are asked in one check, those first that were asked longest ago. */
const mostAddresses = 1000
const hostsAtOnce = 4
const pauseBetween = 500 // milliseconds

type KnownLink = OutsideLink & { url: string }

export type OutsideCheck = {
  payload: Payload
  links: readonly DocumentLink[]
  ask: AskOutside
  /** The day in Belgium. */
  today: string
  signal?: AbortSignal
  /** Between two requests to a host, in milliseconds. */
  pause?: number
}

function urlOf({ target, locale }: DocumentLink): string | null {
  if (target.kind !== 'address') return null
  const destination = linkDestination({ address: target.address, locale, siteUrl: env.SITE_URL })
  return destination.kind === 'outside' && destination.url.length <= 2000 ? destination.url : null
}

/** Keeps the table to the addresses that are linked now, and returns those that are asked next. */
async function readNext(payload: Payload, urls: readonly string[]): Promise<KnownLink[]> {
  const db = databaseOf(payload)
  const all = sql`${sql.param([...urls])}::text[]`
  await db.execute(sql`delete from ${outsideLinks} where ${outsideLinks.url} <> all(${all})`)
  await db.execute(sql`insert into ${outsideLinks} (${outsideLinks.$.url}, ${outsideLinks.$.failures})
    select url, 0 from unnest(${all}) as linked (url) on conflict (${outsideLinks.$.url}) do nothing`)
  const { rows } = await db.execute<KnownLink>(sql`
    select ${outsideLinks.url}, ${outsideLinks.failures}, ${outsideLinks.failed_on}::text as "failedOn"
    from ${outsideLinks} order by ${outsideLinks.asked_at} nulls first, ${outsideLinks.url} limit ${mostAddresses}`)
  return rows
}

async function store(payload: Payload, { url, failures, failedOn }: KnownLink): Promise<void> {
  await databaseOf(payload).execute(sql`
    update ${outsideLinks} set ${outsideLinks.$.failures} = ${failures}, ${outsideLinks.$.failed_on} = ${failedOn}::date,
      ${outsideLinks.$.asked_at} = now() where ${outsideLinks.url} = ${url}`)
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A host is asked for one address at a time, with a pause between two. */
async function askHostFor(known: readonly KnownLink[], check: OutsideCheck): Promise<void> {
  const { payload, ask, today, signal, pause = pauseBetween } = check
  for (const link of known) {
    signal?.throwIfAborted()
    const isThere = await ask(link.url, signal)
    await store(payload, { url: link.url, ...afterAsking(link, { isThere, today }) })
    if (pause > 0) await wait(pause)
  }
}

async function askAll(known: readonly KnownLink[], check: OutsideCheck): Promise<void> {
  const hosts = [...groupBy(known, ({ url }) => new URL(url).host).values()]
  const askNext = async (): Promise<void> => {
    for (let host = hosts.pop(); host !== undefined; host = hosts.pop()) await askHostFor(host, check)
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, askNext))
}

/** Asks the other sites that the content links to, and returns the links that have failed on three days. */
export async function findBrokenOutsideLinks(check: OutsideCheck): Promise<BrokenThing[]> {
  const { payload, links } = check
  const linked = links.flatMap((link) => {
    const url = urlOf(link)
    return url === null ? [] : [{ link, url }]
  })
  const known = await readNext(payload, [...new Set(linked.map(({ url }) => url))])
  await askAll(known, check)
  const { rows } = await databaseOf(payload).execute<KnownLink>(sql`
    select ${outsideLinks.url}, ${outsideLinks.failures}, null as "failedOn" from ${outsideLinks}
    where ${outsideLinks.failures} > 0`)
  const broken = new Set(rows.filter(isBrokenOutside).map(({ url }) => url))
  return linked
    .filter(({ url }) => broken.has(url))
    .map(({ link: { document, place, locale }, url }) => ({
      kind: 'outside-link',
      document,
      place,
      locale,
      target: url,
    }))
}

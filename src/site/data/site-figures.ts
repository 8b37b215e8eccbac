import 'server-only'
import { readConnections, readDatabaseFigures } from '@/cms/queries/database-figures'
import { within } from '@/site/guards/within'
import type { DatabaseFigures, SiteFigures } from '@/process/site-metrics.mjs'
import { getClient } from './client'

/** In milliseconds: a monitor asks again soon. */
const longest = 1500

const inTime = <Value>(work: Promise<Value>): Promise<Value | null> =>
  within<Value | null>(
    { milliseconds: longest, tooLate: () => null },
    work.catch(() => null),
  )

let reading: Promise<DatabaseFigures> | null = null

/**
 * What only the site knows of itself, for a monitor. Concurrent requests share one look at the database; a site that has not
 * reached it yet has no connections.
 */
export async function getSiteFigures(): Promise<SiteFigures> {
  const client = await inTime(getClient())
  if (client === null) return { database: null, connections: { open: 0, idle: 0, waiting: 0 } }
  reading ??= readDatabaseFigures(client).finally(() => (reading = null))
  return { database: await inTime(reading), connections: readConnections(client) }
}

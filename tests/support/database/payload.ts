import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Payload, SanitizedConfig } from 'payload'
import pg from 'pg'
import { expect, inject, vi } from 'vitest'
import { isListening } from '@/process/freshness.mjs'
import { listenForChanges } from '../../../tools/server/listen-for-changes.mjs'

export type Site = {
  payload: Payload
  config: SanitizedConfig
  /** The folder of this site's uploads and mails. */
  dataDir: string
}

type OwnDatabase = { database: string; dataDir: string }

let own: OwnDatabase | null = null

async function onServer(statement: string): Promise<void> {
  const url = new URL(inject('templateUrl'))
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of a fresh copy of the migrated database, or of an empty one. */
async function createDatabase(database: string, isEmpty: boolean): Promise<string> {
  const url = new URL(inject('templateUrl'))
  const template = isEmpty ? 'template0' : url.pathname.slice(1)
  // To copy it page by page through the log of PostgreSQL takes up to ten times as long.
  await onServer(`create database ${database} template ${template} strategy file_copy`)
  url.pathname = `/${database}`
  return url.href
}

/** Payload caches its first instance in the process: that one belongs to another spec file. */
function forgetPayload(): void {
  const cached: unknown = Reflect.get(globalThis, '_payload')
  if (cached instanceof Map) cached.clear()
}

/**
 * A site with an empty database and a data folder of its own. The configuration is read when it is imported, so
 * nothing of `payload.config.ts` or `src/cms` that needs the environment may be imported before this has run.
 */
export const startSite = (environment: Record<string, string> = {}): Promise<Site> => start({ environment })

/** A site on a database without any migration, with the secret that its content was signed with. */
export const startUnmigratedSite = (secret: string): Promise<Site> => start({ isEmpty: true, secret })

type SiteToStart = { environment?: Record<string, string>; isEmpty?: boolean; secret?: string }

async function start({ environment, isEmpty = false, secret }: SiteToStart): Promise<Site> {
  if (own) throw new Error('This spec file has a site already')
  const database = `spec_${randomBytes(6).toString('hex')}`
  const dataDir = mkdtempSync(path.join(inject('runFolder'), 'spec-'))
  own = { database, dataDir }
  Object.assign(process.env, {
    ...environment,
    DATABASE_URL: await createDatabase(database, isEmpty),
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: secret ?? randomBytes(32).toString('hex'),
  })
  const { getPayload } = await import('payload')
  forgetPayload()
  const { default: configuration } = await import('@payload-config')
  const config = await configuration
  const payload = await getPayload({ config })
  // The specs cause refusals on purpose; each would print a stack trace.
  payload.logger.level = 'silent'
  if (!isEmpty) await hearChanges()
  return { payload, config, dataDir }
}

/** Payload on a site of its own, for the many specs that need nothing else. */
export async function startPayload(): Promise<Payload> {
  return (await startSite()).payload
}

let stopListening: (() => void) | null = null

// Only what hangs takes so long, also on a machine that has much else to do.
const untilListening = (listens: boolean) =>
  vi.waitFor(() => expect(isListening()).toBe(listens), { timeout: 30_000 })

/** Reads are cached only by a process that hears of the changes of all others. */
async function hearChanges(): Promise<void> {
  stopListening = listenForChanges(process.env.DATABASE_URL ?? '')
  await untilListening(true)
}

/** From now on this process hears of no change, and caches no read. */
export async function stopHearing(): Promise<void> {
  stopListening?.()
  stopListening = null
  await untilListening(false)
}

/** Removes what `startSite` made. The adapter's pool never ends by itself: the server ends its connections. */
export async function stopPayload(): Promise<void> {
  if (stopListening) await stopHearing()
  if (!own) return
  const { database, dataDir } = own
  own = null
  await onServer(`drop database if exists ${database} with (force)`)
  rmSync(dataDir, { recursive: true, force: true })
}

import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { askDatabase } from '../database/ask-database'
import { ensureBuild } from '../build/build'
import { claimDataFolder, findFreePort, releaseDataFolder } from '../start/data-folder'
import { runScript } from '../start/run-child'
import { controlInstances } from '../instances/control-instances'
import { onShutdown } from '../start/shutdown'
import {
  controlDatabase,
  controlSite,
  controlWorker,
  type ControlledDatabase,
  type ControlledSite,
  type ControlledWorker,
} from '../start/site-parts'
import { step } from '../start/steps'

type StaffLogin = { email: string; password: string }

/** The parts of a site before it is served. */
type SitePlace = { url: string; port: number; dataDir: string; env: Record<string, string> }

export type TestSite = {
  url: string
  dataDir: string
  /** The environment by which the site's own commands find it. */
  env: Record<string, string>
  staff: StaffLogin
  server: ControlledSite
  worker: ControlledWorker
  database: ControlledDatabase
}

type TestSiteOptions = {
  /** More environment variables, or other values for them. */
  env?: Record<string, string>
  /** Whether commits survive a power cut, as on a real server. */
  durable?: boolean
}

export const distDir = '.next-test'
// Test data need not survive a power cut.
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const atFreePort = async (): Promise<{ port: number; url: string }> => {
  const port = await findFreePort()
  return { port, url: `http://localhost:${port}` }
}

type Stoppable = { stop: () => Promise<void> }

/** Serves a site with its worker while the work runs. */
async function serveSite<Server extends Stoppable, Value>(
  { env, control }: { env: Record<string, string>; control: () => Promise<Server> },
  work: (parts: { server: Server; worker: ControlledWorker }) => Promise<Value>,
): Promise<Value> {
  const server = await control()
  try {
    const worker = await controlWorker(env)
    try {
      return await work({ server, worker })
    } finally {
      await worker.stop()
    }
  } finally {
    await server.stop()
  }
}

/** Builds the site, and seeds a database and a data folder of its own while the work runs. */
async function withSeededPlace<Value>(
  scratch: string,
  work: (first: SitePlace & { staff: StaffLogin; database: ControlledDatabase }) => Promise<Value>,
  { env: more = {}, durable = false }: TestSiteOptions,
): Promise<Value> {
  await step('Build of the test site', () => ensureBuild(distDir))
  const dataDir = path.join(scratch, 'data')
  const { port, url } = await atFreePort()
  const staff = { email: 'admin@maison-brabant.example', password: randomBytes(12).toString('hex') }
  claimDataFolder(dataDir, { run: { url, port } })
  onShutdown(() => releaseDataFolder(dataDir))
  const database = await controlDatabase({ dataDir, settings: durable ? [] : hasty })
  try {
    const env = {
      DATA_DIR: dataDir,
      SITE_URL: url,
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      // Ignores the mail server of a developer's .env: tests write mails to files.
      SMTP_URL: '',
      // The journeys come from one address and send more forms than any visitor.
      FORM_FREE_PER_HOUR: '500',
      FORM_LIMIT_PER_HOUR: '1000',
      ...more,
    }
    await runScript('tools/start/prepare.ts', { env })
    return await work({ url, port, dataDir, env, staff, database })
  } finally {
    await database.stop()
  }
}

/** A built, seeded site of its own on a free port while the work runs; it leaves nothing behind. */
export const runTestSite = <Value>(
  scratch: string,
  work: (site: TestSite) => Promise<Value>,
  options: TestSiteOptions = {},
): Promise<Value> =>
  withSeededPlace(
    scratch,
    (first) => {
      const { port, env } = first
      const control = () => controlSite({ port, distDir, env })
      return serveSite({ env, control }, (parts) => work({ ...first, ...parts }))
    },
    options,
  )

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Copies a seeded database and data folder that nobody uses; the copy has an address of its own. */
async function copyPlace(first: SitePlace, number: number): Promise<SitePlace> {
  const database = new URL(first.env.DATABASE_URL ?? '')
  const template = database.pathname.slice(1)
  const name = `${template}_${number}`
  const server = new URL(database)
  server.pathname = '/postgres'
  await askDatabase(server.href, { text: `create database ${quoted(name)} template ${quoted(template)}` })
  database.pathname = `/${name}`
  const dataDir = `${first.dataDir}-${number}`
  mkdirSync(dataDir)
  // The database and the claim of its folder are in the folder of the first site.
  const isOwn = (source: string) =>
    !['postgres', 'postgres-password', 'run.json'].some((each) => source === path.join(first.dataDir, each))
  cpSync(first.dataDir, dataDir, { recursive: true, filter: isOwn })
  const { port, url } = await atFreePort()
  const env = { ...first.env, DATA_DIR: dataDir, SITE_URL: url, DATABASE_URL: database.href }
  return { url, port, dataDir, env }
}

/** The data of a site that a journey needs. */
export type JourneySite = { url: string; dataDir: string; databaseUrl: string; staff: StaffLogin }

type TestSitesOptions = {
  scratch: string
  count: number
  /** Whether three instances behind HAProxy serve each site. */
  isOnInstances?: boolean
  /** More environment variables of all sites. */
  env?: Record<string, string>
}

/** Independent sites, seeded once and copied. */
export const runTestSites = <Value>(
  { scratch, count, isOnInstances = false, env = {} }: TestSitesOptions,
  work: (sites: JourneySite[]) => Promise<Value>,
): Promise<Value> =>
  withSeededPlace(
    scratch,
    async (first) => {
      const places: SitePlace[] = [first]
      for (let number = 1; number < count; number += 1) places.push(await copyPlace(first, number))
      const sites = places.map(({ url, dataDir, env }) => ({
        ...{ url, dataDir, databaseUrl: env.DATABASE_URL ?? '' },
        staff: first.staff,
      }))
      const controlPlace = ({ port, env, dataDir }: SitePlace): Promise<Stoppable> => {
        const site = { port, distDir, env }
        return isOnInstances
          ? controlInstances({ ...site, folder: `${dataDir}-balancer` })
          : controlSite(site)
      }
      const serveAll = ([place, ...rest]: SitePlace[]): Promise<Value> =>
        place
          ? serveSite({ env: place.env, control: () => controlPlace(place) }, () => serveAll(rest))
          : work(sites)
      return serveAll(places)
    },
    { env },
  )

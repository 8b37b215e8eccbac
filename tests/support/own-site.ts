import { test } from '@playwright/test'
import { z } from 'zod'

const siteShape = z.object({
  url: z.string(),
  dataDir: z.string(),
  databaseUrl: z.string(),
  staff: z.object({ email: z.string(), password: z.string(), token: z.string().default('') }),
})

export type JourneySite = z.infer<typeof siteShape>

/** The sites of this run: one that is looked at, and one for each browser worker, which is changed. */
export const readSites = (): JourneySite[] =>
  z.array(siteShape).parse(JSON.parse(process.env.E2E_SITES ?? '[]'))

/** Hands the sites to the workers that are started from now on. */
export const keepSites = (sites: JourneySite[]): void => {
  process.env.E2E_SITES = JSON.stringify(sites)
}

/** What is only looked at, all workers may look at together: what one has asked for is there for the other. */
export const lookingProject = 'looking'

/** The site of a project at a worker; Playwright numbers its workers from 0. */
export function siteOf({ project, worker }: { project: string; worker: number }): JourneySite {
  const site = readSites()[project === lookingProject ? 0 : worker + 1]
  if (!site) throw new Error(`There is no site for worker ${worker}: the journeys run with npm run test:e2e`)
  return site
}

/** The site of the journey that runs. */
export function ownSite(): JourneySite {
  const { project, parallelIndex } = test.info()
  return siteOf({ project: project.name, worker: parallelIndex })
}

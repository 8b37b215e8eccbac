import { test } from '@playwright/test'
import { z } from 'zod'

const siteShape = z.object({
  url: z.string(),
  dataDir: z.string(),
  databaseUrl: z.string(),
  staff: z.object({ email: z.string(), password: z.string(), token: z.string().default('') }),
})

export type JourneySite = z.infer<typeof siteShape>

/** The sites of this run: one for reading, and one for each browser worker that changes its site. */
export const readSites = (): JourneySite[] =>
  z.array(siteShape).parse(JSON.parse(process.env.E2E_SITES ?? '[]'))

/** Passes the sites to the workers that are started from now on. */
export const keepSites = (sites: JourneySite[]): void => {
  process.env.E2E_SITES = JSON.stringify(sites)
}

/** All workers can share the site for reading, and profit from its cache together. */
export const readingProject = 'reading'

/** The site of a project in a worker, which Playwright numbers from 0; none where no site runs. */
export const findSite = ({ project, worker }: { project: string; worker: number }): JourneySite | undefined =>
  readSites()[project === readingProject ? 0 : worker + 1]

/** The site of the running journey. */
export function ownSite(): JourneySite {
  const { project, parallelIndex } = test.info()
  const site = findSite({ project: project.name, worker: parallelIndex })
  if (!site)
    throw new Error(`There is no site for worker ${parallelIndex}: the journeys run with npm run test:e2e`)
  return site
}

import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/browser/find-browser'
import { findSite, readingProject } from './tests/support/browser/own-site'

// What a closed network and a container need of a system's Chromium; Playwright's own takes them as well.
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const editing = '**/*editing.e2e.spec.ts'

// Each worker reads this file anew, and changes a site of its own.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const useSiteOf = (project: string) => ({ baseURL: findSite({ project, worker })?.url })

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.spec.ts',
  globalSetup: './tests/support/browser/sign-in-staff.ts',
  // A loaded machine can starve a browser: a second try tells that from a defect, and is named in the result.
  retries: 1,
  timeout: 90_000,
  // Three browsers share two cores: only what never comes takes so long.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: { executablePath: findBrowser() ?? undefined, args },
    screenshot: 'only-on-failure',
    // Traces cost journeys much of their time: E2E_TRACE=1 for those that are looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'on-first-retry',
  },
  projects: [
    { name: readingProject, testIgnore: editing, use: useSiteOf(readingProject) },
    // What is saved makes pages anew, some of it all of them.
    { name: 'editing', testMatch: editing, use: useSiteOf('editing'), timeout: 180_000 },
  ],
})

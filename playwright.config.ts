import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/find-browser'

// What a closed network and a container need of a system's Chromium; Playwright's own takes them as well.
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.spec.ts',
  globalSetup: './tests/support/sign-in-staff.ts',
  // The journeys share one site: those that change it run after those that only look.
  workers: 2,
  // A loaded machine can starve a browser: a second try tells that from a defect, and is named in the result.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: process.env.E2E_URL,
    launchOptions: { executablePath: findBrowser() ?? undefined, args },
    screenshot: 'only-on-failure',
    // Traces cost journeys much of their time: E2E_TRACE=1 for those that are looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'on-first-retry',
  },
  projects: [
    { name: 'looking', testIgnore: '**/*editing.e2e.spec.ts' },
    { name: 'editing', testMatch: '**/*editing.e2e.spec.ts', dependencies: ['looking'], workers: 1 },
  ],
})

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../tests/support/find-browser'
import { isStopping, onShutdown, runCommand, untilEnd } from './shutdown'
import { runTestSite } from './test-site'
import { step } from './steps'

const onlyJourneys = process.argv[2] === 'test:e2e'

const journeyReport = 'test-results/journeys.json'

type Counts = { passed: number; failed: number }

const scratch = mkdtempSync(path.join(tmpdir(), 'maison-brabant-tests-'))
onShutdown(() => rmSync(scratch, { recursive: true, force: true }))

function run(bin: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
  return untilEnd(child)
}

const isCounts = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null

function readReport(file: string): Record<string, unknown> {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  return isCounts(report) ? report : {}
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

type Check = { bin: string; args: string[] }

/** Each row of checks runs beside the other, one check after another: a check uses one core. */
const checkRows: Check[][] = [
  [
    { bin: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
    { bin: 'node_modules/prettier/bin/prettier.cjs', args: ['--check', '--log-level', 'warn', '.'] },
  ],
  [
    { bin: 'node_modules/eslint/bin/eslint.js', args: ['.'] },
    { bin: 'tools/dead-code.mjs', args: [] },
  ],
]

async function runCheck({ bin, args }: Check): Promise<boolean> {
  const name = path.basename(bin).replace(/\..*$/, '')
  const code = await step(name, () => run(bin, args))
  if (code !== 0) console.error(`✗ ${name} has found something`)
  return code === 0
}

async function runRow(checks: Check[]): Promise<boolean[]> {
  const results: boolean[] = []
  for (const check of checks) results.push(await runCheck(check))
  return results
}

/** Formatting, lint, types and dead code: each counts as one test. */
async function runStatic(): Promise<Counts> {
  const results = (await Promise.all(checkRows.map(runRow))).flat()
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

async function runVitest(): Promise<Counts> {
  const file = path.join(scratch, 'vitest.json')
  const code = await run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ])
  const { numPassedTests, numFailedTests, numPendingTests } = readReport(file)
  const failed = count(numFailedTests) + count(numPendingTests)
  // A file that cannot even be loaded fails without a failed test.
  return { passed: count(numPassedTests), failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function runJourneys(): Promise<Counts> {
  if (!findBrowser()) {
    console.error(
      '✗ No browser for the journeys: npx playwright install chromium, or apt-get install chromium.',
    )
    return { passed: 0, failed: 1 }
  }
  const filters = process.argv.slice(3)
  // A report of an earlier run must not be counted if this one ends before its own.
  rmSync(journeyReport, { force: true })
  const code = await runTestSite(scratch, (site) =>
    run('node_modules/@playwright/test/cli.js', ['test', ...filters], {
      E2E_URL: site.url,
      E2E_DATA_DIR: site.dataDir,
      E2E_DATABASE_URL: site.database.url,
      E2E_STAFF_EMAIL: site.staff.email,
      E2E_STAFF_PASSWORD: site.staff.password,
    }),
  )
  const { stats } = readReport(journeyReport)
  const { expected, unexpected, flaky, skipped } = isCounts(stats) ? stats : {}
  if (count(flaky) > 0) console.warn(`! ${count(flaky)} journeys needed a second try: see "flaky" above.`)
  const failed = count(unexpected) + count(skipped)
  const passed = count(expected) + count(flaky)
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function main(): Promise<number> {
  const parts = onlyJourneys ? [runJourneys] : [runStatic, runVitest, runJourneys]
  const total: Counts = { passed: 0, failed: 0 }
  for (const part of parts) {
    const { passed, failed } = await part()
    total.passed += passed
    total.failed += failed
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

void runCommand(() =>
  main().catch((error: unknown) => {
    if (isStopping()) throw error
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
    console.log('0 passed, 1 failed')
    return 1
  }),
)

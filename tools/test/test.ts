import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../../tests/support/browser/find-browser'
import { startMachine } from '../../tests/support/translations/libre-translate'
import { findFailedSpecs, findJourneyErrors, findJourneys } from './failed-tests'
import { hasHaproxy } from '../instances/haproxy'
import { isStopping, onShutdown, runCommand, untilEnd } from '../start/shutdown'
import { runTestSites } from './test-site'
import { step } from '../start/steps'
import { isRecord } from '../../src/domain/shared/is-record'

const onlyJourneys = process.argv[2] === 'test:e2e'

const journeyReport = 'test-results/journeys.json'

/** Lets three instances behind HAProxy serve each site of the journeys: docs/tests.md. */
const instancesOption = '--instances'
const isOnInstances = process.argv.includes(instancesOption)

// Each such worker changes a site of its own, which takes half a gigabyte; one more site is only read. Two leave a quarter of
// two cores idle.
const browserWorkers = isOnInstances ? 1 : 3

/** The result of a part of the tests; a failure outside of a test is named as well. */
type TestOutcome = { passed: number; failed: number; failures: string[] }

const scratch = mkdtempSync(path.join(tmpdir(), 'maison-brabant-tests-'))
onShutdown(() => rmSync(scratch, { recursive: true, force: true }))

function run(bin: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
  return untilEnd(child)
}

const isCounts = (value: unknown): value is Record<string, number> => isRecord(value)

function readReport(file: string): Record<string, unknown> {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  return isCounts(report) ? report : {}
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

type CheckCommand = { bin: string; args: string[] }

/** The rows run side by side, the checks of a row one after another: each check uses one core. */
const checkRows: CheckCommand[][] = [
  [
    { bin: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
    { bin: 'node_modules/prettier/bin/prettier.cjs', args: ['--check', '--log-level', 'warn', '.'] },
  ],
  [
    { bin: 'node_modules/eslint/bin/eslint.js', args: ['.'] },
    { bin: 'tools/test/dead-code.mjs', args: [] },
  ],
]

/** The result of a check in a line, or nothing. */
async function runCheck({ bin, args }: CheckCommand): Promise<string[]> {
  const name = path.basename(bin).replace(/\..*$/, '')
  const code = await step(name, () => run(bin, args))
  if (code === 0) return []
  const failure = `${name} has found something`
  console.error(`✗ ${failure}`)
  return [failure]
}

async function runRow(checks: CheckCommand[]): Promise<string[]> {
  const failures: string[] = []
  for (const check of checks) failures.push(...(await runCheck(check)))
  return failures
}

/** Formatting, lint, types and dead code: each counts as one test. */
async function runStatic(): Promise<TestOutcome> {
  const failures = (await Promise.all(checkRows.map(runRow))).flat()
  return { passed: checkRows.flat().length - failures.length, failed: failures.length, failures }
}

async function runVitest(): Promise<TestOutcome> {
  const file = path.join(scratch, 'vitest.json')
  const code = await run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ])
  const report = readReport(file)
  const { numPassedTests, numFailedTests, numPendingTests } = report
  const failed = count(numFailedTests) + count(numPendingTests)
  const failures = findFailedSpecs(report, process.cwd())
  return settle({ name: 'vitest', code, passed: count(numPassedTests), failed, failures })
}

/** A part with a bad exit code has failed, even without a failed test, for example if a file cannot be loaded. */
function settle({ name, code, ...outcome }: TestOutcome & { name: string; code: number }): TestOutcome {
  const { passed, failed, failures } = outcome
  if (code === 0 || failed > 0) return outcome
  return { passed, failed: 1, failures: failures.length > 0 ? failures : [`${name} ended with ${code}`] }
}

/** What the machine lacks for the journeys, in a line; null if they can run. */
function findLack(): string | null {
  if (!findBrowser())
    return 'No browser for the journeys: npx playwright install chromium, or apt-get install chromium.'
  if (isOnInstances && !hasHaproxy()) return 'No HAProxy for the instances: apt-get install haproxy.'
  return null
}

async function runJourneys(): Promise<TestOutcome> {
  const failure = findLack()
  if (failure !== null) {
    console.error(`✗ ${failure}`)
    return { passed: 0, failed: 1, failures: [failure] }
  }
  const filters = process.argv.slice(3).filter((word) => word !== instancesOption)
  // The report of an earlier run must not count if this one ends before it writes its own.
  rmSync(journeyReport, { force: true })
  const machine = await startMachine()
  const env = { TRANSLATE_URL: machine.url }
  const code = await runTestSites({ scratch, count: browserWorkers + 1, isOnInstances, env }, (sites) =>
    run('node_modules/@playwright/test/cli.js', ['test', `--workers=${browserWorkers}`, ...filters], {
      E2E_SITES: JSON.stringify(sites),
    }),
  ).finally(machine.stop)
  const report = readReport(journeyReport)
  const { stats } = report
  const { expected, unexpected, flaky, skipped } = isCounts(stats) ? stats : {}
  for (const journey of findJourneys(report, ['flaky'])) console.warn(`! Needed a second try: ${journey}`)
  const failed = count(unexpected) + count(skipped)
  const failures = [...findJourneyErrors(report), ...findJourneys(report, ['unexpected', 'skipped'])]
  return settle({ name: 'playwright', code, passed: count(expected) + count(flaky), failed, failures })
}

async function main(): Promise<number> {
  const parts = onlyJourneys ? [runJourneys] : [runStatic, runVitest, runJourneys]
  const total: TestOutcome = { passed: 0, failed: 0, failures: [] }
  for (const part of parts) {
    const { passed, failed, failures } = await part()
    total.passed += passed
    total.failed += failed
    total.failures.push(...failures)
  }
  // Repeated at the end, which is what remains visible of a long log.
  for (const failure of total.failures) console.log(`✗ ${failure}`)
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

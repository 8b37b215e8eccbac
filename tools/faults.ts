import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMailServer, type MailServer } from '../tests/support/mail-server'
import { attackForms, type AttackReport } from './attack-forms'
import { attackRandomly, randomFault } from './attack-random'
import { faults } from './fault-cases'
import { diskFault, fillDisk } from './fault-disk'
import { breakStarter, starterFault } from './fault-starter'
import { breakCounting, countingFault, type CountingReport } from './fault-counted'
import { stalledFault, stallSenders } from './fault-stalled'
import { breakVisits, visitFault } from './fault-visits'
import { formatTallies } from './fault-table'
import { runFault, type FaultReport } from './run-fault'
import { onShutdown, runCommand } from './shutdown'
import { step } from './steps'
import { ensureBuild } from './build'
import { distDir, runTestSite, type TestSite } from './test-site'

const attack = 'bad bodies'
const wanted = process.argv.slice(3)

const isWanted = (name: string): boolean =>
  wanted.length === 0 || wanted.some((word) => name.includes(word.toLowerCase()))

const names = [
  ...faults.map(({ name }) => name),
  visitFault,
  countingFault,
  stalledFault,
  attack,
  randomFault,
  starterFault,
]

function requireWanted(): void {
  if (!names.some(isWanted)) throw new Error(`No fault is called so. There are: ${names.join(', ')}`)
}

const list = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join('')

function showFaults(reports: readonly FaultReport[]): void {
  if (reports.length === 0) return
  console.log(`\n${formatTallies(reports.map(({ tally }) => tally))}\n`)
  for (const { tally, notes } of reports) process.stdout.write(list([`${tally.name}: ${notes.join('; ')}`]))
}

const showNotes = (name: string, { notes }: CountingReport): void =>
  void process.stdout.write(`\n${list(notes.map((note) => `${name}: ${note}`))}`)

function showAttack({ table, notes }: AttackReport): void {
  console.log(`\n${table}\n`)
  process.stdout.write(list(notes))
}

async function breakAll(site: TestSite, mail: MailServer): Promise<string[]> {
  const reports: FaultReport[] = []
  for (const fault of faults.filter(({ name }) => isWanted(name)))
    reports.push(await step(`${fault.forms} forms, ${fault.name}`, () => runFault({ fault, site, mail })))
  if (isWanted(visitFault)) reports.push(await step(visitFault, () => breakVisits({ site, mail })))
  const counted = isWanted(countingFault) ? await step(countingFault, () => breakCounting(site)) : null
  const stalled = isWanted(stalledFault) ? await step(stalledFault, () => stallSenders(site)) : null
  const filled = isWanted(diskFault) ? await step(diskFault, () => fillDisk(site)) : null
  const attacked = isWanted(attack) ? await step(attack, () => attackForms({ site, mail })) : null
  const random = isWanted(randomFault) ? await step(randomFault, () => attackRandomly(site)) : null
  showFaults(reports)
  if (counted) showNotes(countingFault, counted)
  if (stalled) showNotes(stalledFault, stalled)
  if (filled) showNotes(diskFault, filled)
  if (attacked) showAttack(attacked)
  if (random) showAttack(random)
  return [...reports, ...[counted, stalled, attacked, random].filter((report) => report !== null)].flatMap(
    ({ problems }) => problems,
  )
}

/** Breaks what can break on a site of its own while forms come in; fails where a form or a mail is lost. */
async function main(): Promise<number> {
  requireWanted()
  const scratch = mkdtempSync(path.join(tmpdir(), 'maison-brabant-faults-'))
  onShutdown(() => rmSync(scratch, { recursive: true, force: true }))
  const mail = await startMailServer()
  onShutdown(() => mail.stop())
  // Each visitor has an address of his own, as behind a proxy.
  const env = { SMTP_URL: mail.url, TRUST_PROXY: '1' }
  const isOnlyStarter = !names.some((name) => name !== starterFault && isWanted(name))
  const problems = isOnlyStarter
    ? []
    : await runTestSite(scratch, (site) => breakAll(site, mail), { env, durable: true })
  if (isWanted(starterFault)) {
    await step('Build of the test site', () => ensureBuild(distDir))
    const report = await step(starterFault, () => breakStarter(scratch, distDir))
    showNotes(starterFault, report)
    problems.push(...report.problems)
  }
  console.log(
    problems.length === 0 ? '\nNothing was lost.' : `\n${list(problems.map((line) => `✗ ${line}`))}`,
  )
  return problems.length === 0 ? 0 : 1
}

void runCommand(main)

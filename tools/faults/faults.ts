import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startMailServer } from '../../tests/support/mail/mail-server'
import { faults } from './fault-cases'
import {
  faultNames,
  otherFaults,
  list,
  showNotes,
  showReports,
  type FaultOutcome,
  type Place,
} from './fault-list'
import { breakStarter, starterFault } from './fault-starter'
import { breakAppointments, appointmentFault } from './fault-appointments'
import { runFault, type FaultReport } from './run-fault'
import { onShutdown, runCommand } from '../start/shutdown'
import { step } from '../start/steps'
import { ensureBuild } from '../build/build'
import { distDir, runTestSite } from '../test/test-site'

const requested = process.argv.slice(3)

const isRequested = (name: string): boolean =>
  requested.length === 0 || requested.some((word) => name.includes(word.toLowerCase()))

function requireRequested(): void {
  if (!faultNames.some(isRequested))
    throw new Error(`No fault is called so. There are: ${faultNames.join(', ')}`)
}

async function breakAll(place: Place): Promise<string[]> {
  const { site, mail } = place
  const reports: FaultReport[] = []
  for (const fault of faults.filter(({ name }) => isRequested(name)))
    reports.push(await step(`${fault.forms} forms, ${fault.name}`, () => runFault({ fault, site, mail })))
  if (isRequested(appointmentFault))
    reports.push(await step(appointmentFault, () => breakAppointments(place)))
  const outcomes: FaultOutcome[] = []
  for (const { name, run } of otherFaults.filter((fault) => isRequested(fault.name)))
    outcomes.push(await step(name, () => run(place)))
  showReports(reports)
  for (const { show } of outcomes) show()
  return [...reports, ...outcomes].flatMap(({ problems }) => problems)
}

/** Breaks what can break on a site of its own while forms come in; fails if a form or a mail is lost. */
async function main(): Promise<number> {
  requireRequested()
  const scratch = mkdtempSync(path.join(tmpdir(), 'maison-brabant-faults-'))
  onShutdown(() => rmSync(scratch, { recursive: true, force: true }))
  const mail = await startMailServer()
  onShutdown(() => mail.stop())
  // Each visitor has an address of their own, as behind a proxy.
  const env = { SMTP_URL: mail.url, TRUST_PROXY: '1' }
  const isOnlyStarter = !faultNames.some((name) => name !== starterFault && isRequested(name))
  const problems = isOnlyStarter
    ? []
    : await runTestSite(scratch, (site) => breakAll({ site, mail, scratch }), { env, durable: true })
  if (isRequested(starterFault)) {
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

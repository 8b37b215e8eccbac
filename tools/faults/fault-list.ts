import type { MailServer } from '../../tests/support/mail/mail-server'
import { attackForms, type AttackReport } from './attacks/attack-forms'
import { attackRandomly, randomFault } from './attacks/attack-random'
import { faults } from './fault-cases'
import { breakCache, cacheFault } from './fault-cache'
import { breakCounting, countingFault, type CountingReport } from './fault-counted'
import { breakInstances, instancesFault } from './fault-instances'
import { diskFault, fillDisk } from './fault-disk'
import { stalledFault, stallSenders } from './fault-stalled'
import { formatTallies } from './fault-table'
import { starterFault } from './fault-starter'
import { appointmentFault } from './fault-appointments'
import type { FaultReport } from './run-fault'
import type { TestSite } from '../test/test-site'

const attack = 'bad bodies'

export const list = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join('')

export const showNotes = (name: string, { notes }: Pick<CountingReport, 'notes'>): void =>
  void process.stdout.write(`\n${list(notes.map((note) => `${name}: ${note}`))}`)

/** What the faults have done while forms came in, as a table, and what was noticed. */
export function showReports(reports: readonly FaultReport[]): void {
  if (reports.length === 0) return
  console.log(`\n${formatTallies(reports.map(({ tally }) => tally))}\n`)
  for (const { tally, notes } of reports) process.stdout.write(list([`${tally.name}: ${notes.join('; ')}`]))
}

function showAttack({ table, notes }: AttackReport): void {
  console.log(`\n${table}\n`)
  process.stdout.write(list(notes))
}

export type Place = { site: TestSite; mail: MailServer; scratch: string }

/** The result of a fault: what was lost, and how it is shown at the end. */
export type FaultOutcome = { problems: string[]; show: () => void }

const withNotes = (name: string, report: Pick<CountingReport, 'notes' | 'problems'>): FaultOutcome => ({
  problems: report.problems,
  show: () => showNotes(name, report),
})

const withTable = (report: AttackReport): FaultOutcome => ({
  problems: report.problems,
  show: () => showAttack(report),
})

async function breakThree(place: Place): Promise<FaultOutcome> {
  const report = await breakInstances(place)
  const show = () => {
    showNotes(instancesFault, report)
    showReports(report.killed)
  }
  return { problems: report.problems, show }
}

/** The faults during incoming forms, in this order. */
export const otherFaults: { name: string; run: (place: Place) => Promise<FaultOutcome> }[] = [
  { name: countingFault, run: async ({ site }) => withNotes(countingFault, await breakCounting(site)) },
  { name: stalledFault, run: async ({ site }) => withNotes(stalledFault, await stallSenders(site)) },
  {
    name: cacheFault,
    run: async ({ site, scratch }) => withNotes(cacheFault, await breakCache(site, scratch)),
  },
  { name: instancesFault, run: breakThree },
  { name: diskFault, run: async ({ site }) => withNotes(diskFault, await fillDisk(site)) },
  { name: attack, run: async (place) => withTable(await attackForms(place)) },
  { name: randomFault, run: async ({ site }) => withTable(await attackRandomly(site)) },
]

/** The names for `npm run faults -- NAME`. */
export const faultNames = [...faults, { name: appointmentFault }, ...otherFaults, { name: starterFault }].map(
  ({ name }) => name,
)

import { z } from 'zod'

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

const journeySuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(journeySuite).optional()
  },
})

const journeyReport = z.object({
  suites: z.array(journeySuite),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
})

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

const from = (file: string, folder: string): string =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file

/** The tests that failed or were skipped by the report of vitest, and the files that could not be loaded. */
export function findFailedSpecs(report: unknown, folder: string): string[] {
  const parsed = vitestReport.safeParse(report)
  if (!parsed.success) return []
  return parsed.data.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = from(name, folder)
    const failed = assertionResults
      .filter((result) => result.status !== 'passed')
      .map((result) => `${file} › ${result.fullName}${result.status === 'failed' ? '' : ' (skipped)'}`)
    return failed.length === 0 && status === 'failed' ? [file] : failed
  })
}

type JourneySuite = z.infer<typeof journeySuite>

const namesOf = (
  { title, specs, suites = [] }: JourneySuite,
  above: string[],
): { path: string; states: string[] }[] => {
  const path = [...above, title]
  return [
    ...specs.map((spec) => ({
      // The title of the outermost suite is the file.
      path: [spec.file, ...path.slice(1), spec.title].join(' › '),
      states: spec.tests.map(({ status }) => status),
    })),
    ...suites.flatMap((suite) => namesOf(suite, path)),
  ]
}

/** The journeys of a report with one of these states, and the error that stopped the whole run. */
export function findJourneys(report: unknown, states: readonly string[]): string[] {
  const parsed = journeyReport.safeParse(report)
  if (!parsed.success) return []
  return parsed.data.suites
    .flatMap((suite) => namesOf(suite, []))
    .flatMap(({ path, states: found }) =>
      found
        .filter((state) => states.includes(state))
        .map((state) => (state === 'skipped' ? `${path} (skipped)` : path)),
    )
}

/** What stopped a whole run of journeys: a file that cannot be loaded, or a failed preparation. */
export function findJourneyErrors(report: unknown): string[] {
  const parsed = journeyReport.safeParse(report)
  return parsed.success ? (parsed.data.errors ?? []).map(({ message = '' }) => firstLine(message)) : []
}

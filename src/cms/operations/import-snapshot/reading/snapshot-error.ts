/** A fault of one record of a snapshot; `index` is null for the whole file. */
export type SnapshotProblem = { file: string; index: number | null; key: string; reason: string }

export const describeProblem = ({ file, index, key, reason }: SnapshotProblem): string =>
  `${file}${index === null ? '' : `[${index}]`}${key ? ` ${key}` : ''}: ${reason}`

const shown = 20

/** Refuses a snapshot before anything is written. The message lists the first problems. */
export class SnapshotError extends Error {
  readonly problems: SnapshotProblem[]

  constructor(problems: SnapshotProblem[]) {
    const more = problems.length > shown ? `\n  … and ${problems.length - shown} more` : ''
    super(
      `The snapshot has wrong records; nothing was written:\n${problems
        .slice(0, shown)
        .map((problem) => `  ${describeProblem(problem)}`)
        .join('\n')}${more}`,
    )
    this.name = 'SnapshotError'
    this.problems = problems
  }
}

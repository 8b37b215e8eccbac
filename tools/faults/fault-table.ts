import type { SentFormsCount } from '../load/sent-forms'

/** Rows of cells, the first one their titles, as a table that can be pasted into a Markdown file. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const fill = (row: readonly string[]) =>
    line(
      widths.map((width, at) => (at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width))),
    )
  const rule = line(widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)))
  return [fill(head), rule, ...body.map(fill)].join('\n')
}

const columns: readonly [title: string, value: (tally: SentFormsCount) => string | number][] = [
  ['fault', ({ name }) => name],
  ['forms sent', ({ sent }) => sent],
  ['acknowledged', ({ acknowledged }) => acknowledged],
  ['stored', ({ stored }) => stored],
  ['stored twice', ({ storedTwice }) => storedTwice],
  ['mails expected', ({ mailsExpected }) => mailsExpected],
  ['arrived', ({ mailsArrived }) => mailsArrived],
  ['more than once', ({ mailsRepeated }) => mailsRepeated],
  ['lost', ({ leadsLost, mailsLost }) => leadsLost + mailsLost],
  ['p95', ({ p95 }) => `${Math.round(p95)} ms`],
  ['slowest', ({ slowest }) => `${Math.round(slowest)} ms`],
  ['seconds', ({ seconds }) => Math.round(seconds)],
]

/** What each fault has done, a row each. */
export const formatTallies = (tallies: readonly SentFormsCount[]): string =>
  formatTable([
    columns.map(([title]) => title),
    ...tallies.map((tally) => columns.map(([, value]) => String(value(tally)))),
  ])

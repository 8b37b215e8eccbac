import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countingFault } from '../../../tools/faults/fault-counted'
import { faultNames } from '../../../tools/faults/fault-list'

const read = (file: string) => readFileSync(file, 'utf8')

it('each fault can be run by the name in the documentation', () => {
  const [, table = ''] = read('docs/leads-and-mail.md').split(/^\| fault +\| what happens +\|$/m)
  const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| ([a-z][a-z ,]*?) +\|/gm)].map(
    ([, name]) => name,
  )
  // Counting is documented on a page of its own (docs/page-views.md).
  expect([...rows, countingFault].toSorted()).toEqual(faultNames.toSorted())
})

it.each(
  [
    'README.md',
    'docs/promises.md',
    'docs/edge.md',
    'docs/leads-and-mail.md',
    'docs/appointments.md',
    'docs/page-views.md',
  ].flatMap((file) =>
    [...read(file).matchAll(/npm run faults -- "?([a-z ]+)/g)].map(([, word = '']) => ({ file, word })),
  ),
)('$file says npm run faults -- $word, and there is such a fault', ({ word }) => {
  expect(faultNames.filter((name) => name.includes(word.trim()))).not.toEqual([])
})

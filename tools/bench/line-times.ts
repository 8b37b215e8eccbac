import { performance } from 'node:perf_hooks'
import { findPlaces, suggestNames } from '../../src/domain/places/place-index'
import { lineTypes } from '../../src/domain/search/lines/line-types'
import { readLine } from '../../src/domain/search/lines/read-line'
import { correctedLines } from '../../src/domain/search/lines/tables/corrected-lines'
import { dutchLines } from '../../src/domain/search/lines/tables/dutch-lines'
import { dutchVisitorLines } from '../../src/domain/search/lines/tables/dutch-visitor-lines'
import { englishLines } from '../../src/domain/search/lines/tables/english-lines'
import { englishVisitorLines } from '../../src/domain/search/lines/tables/english-visitor-lines'
import { frenchLines } from '../../src/domain/search/lines/tables/french-lines'
import { frenchVisitorLines } from '../../src/domain/search/lines/tables/french-visitor-lines'
import { germanLines } from '../../src/domain/search/lines/tables/german-lines'
import { germanVisitorLines } from '../../src/domain/search/lines/tables/german-visitor-lines'
import { percentile } from '../load/sent-forms'
import type { Line } from './weigh-pages'

const rounds = 5

const tables = [
  ...[dutchLines, frenchLines, englishLines, germanLines],
  ...[dutchVisitorLines, frenchVisitorLines, englishVisitorLines, germanVisitorLines],
  correctedLines,
]

/** How long each line of the tables takes to be read, in milliseconds, once the words and places are indexed. */
export function lineTimes(): Line {
  const types = lineTypes([
    { webId: 1, names: ['Maison', 'Woning', 'House', 'Haus'] },
    { webId: 2, names: ['Appartement', 'Apartment', 'Wohnung'] },
  ])
  const lines = tables.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .flatMap((row) => row.split(' | ').slice(0, 1)),
  )
  const read = (line: string) => readLine({ line, types, findPlaces, suggestNames })
  for (const line of lines) read(line)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const line of lines) {
      const started = performance.now()
      read(line)
      times.push(performance.now() - started)
    }
  return {
    ...{ name: 'reading a typed line (limit 5): p95', unit: 'ms', n: times.length },
    value: Math.round(percentile(times, 0.95) * 1000) / 1000,
  }
}

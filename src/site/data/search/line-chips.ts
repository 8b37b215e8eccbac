import 'server-only'
import { activeFilters } from '@/domain/search/active-filters'
import { noCriteria } from '@/domain/search/criteria'
import { criteriaOfLine } from '@/domain/search/lines/line-criteria'
import type { LinePart } from '@/domain/search/lines/line-parts'
import type { LineReading } from '@/domain/search/lines/read-line'
import { takeBackEach } from '@/domain/search/lines/take-back'
import type { Locale } from '@/domain/shared/locale'
import { filterInWords } from '@/messages/filter-words'
import type { PlaceCounts } from './place-counts'

/** What a part of a line asks for, in words, and the line without it. */
export type LineChip = { name: string; line: string }

type ReadText = { line: string; reading: LineReading; read: (line: string) => LineReading }

/** The parts of a line as chips that can be taken back; parts that say the same are one. */
export function chipsOfLine(
  { line, reading, read }: ReadText,
  { names, locale }: { names: PlaceCounts; locale: Locale },
): LineChip[] {
  const nameOf = (part: LinePart): string => {
    const { criteria } = criteriaOfLine({ parts: [part], unread: [] }, names.cities)
    return activeFilters({ ...noCriteria, ...criteria })
      .map((filter) => filterInWords(filter, { names, locale }))
      .join(', ')
  }
  const byName = new Map<string, LinePart[]>()
  for (const part of reading.parts) {
    const name = nameOf(part)
    if (name !== '') byName.set(name, [...(byName.get(name) ?? []), part])
  }
  const lines = takeBackEach({ line, reading }, { groups: [...byName.values()], read })
  return [...byName.keys()].map((name, at) => ({ name, line: lines[at] ?? '' }))
}

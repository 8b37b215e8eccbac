import 'server-only'
import { cache } from 'react'
import { countProperties, findIdsByReference } from '@/cms/queries/search/property-search'
import { resolveCriteria } from '@/cms/queries/search/resolve-criteria'
import { findPlaces, suggestNames, type Place } from '@/domain/places/place-index'
import { criteriaOfLine, howUnderstood, type LineCriteria } from '@/domain/search/lines/line-criteria'
import { lineTypes } from '@/domain/search/lines/line-types'
import { readLine } from '@/domain/search/lines/read-line'
import { chipsOfLine, type LineChip } from './line-chips'
import { askedIds } from '@/domain/search/panel'
import { readText } from '@/domain/search/text-reading'
import type { Locale } from '@/domain/shared/locale'
import { noCriteria } from '@/domain/search/criteria'
import { getClient } from '@/site/data/client'
import { getNamedTypes, knownNames } from './known-names'
import { everythingAvailable } from './list-selections'
import { getPlaceCounts } from './place-counts'

type AskedText = { text: string; locale: Locale }

const isLargePlace = ({ kind }: Place): boolean => kind !== 'municipality' && kind !== 'locality'

/** What a line asks for; its chips are made where they are shown. */
export type TypedLine = LineCriteria & { chips: () => LineChip[] }

/**
 * What a typed line asks for, if it says more than a single name: names and references are the panel's, and a line that
 * asks for nothing is searched for word by word.
 */
export async function readTypedLine({ text, locale }: AskedText): Promise<TypedLine | null> {
  if (text === '' || askedIds(text).length > 0) return null
  const [names, types] = await Promise.all([getPlaceCounts({ listId: null, locale }), getNamedTypes()])
  const known = lineTypes(types)
  const read = (line: string) => readLine({ line, types: known, findPlaces, suggestNames })
  const reading = read(text)
  const understood = howUnderstood({ line: text, reading, towns: names.cities, types: known })
  if (understood === null) return null
  const words = readText({ text, names, knownIds: [] })
  const isLarge = reading.parts.some(
    ({ meaning }) => meaning.by === 'places' && meaning.places.some(isLargePlace),
  )
  if (words.named && !isLarge) return null
  if (understood === 'partly' && (await hasWords(text, locale))) return null
  const line = criteriaOfLine(reading, names.cities)
  if (await namesReference(line, locale)) return null
  return { ...line, chips: () => chipsOfLine({ line: text, reading, read }, { names, locale }) }
}

/** Whether a home has the words of a text, in whatever field. A page asks it for its count, its list and its map. */
const hasWords = cache(async (text: string, locale: Locale): Promise<boolean> => {
  const payload = await getClient()
  const reading = readText({ text, names: await getPlaceCounts({ listId: null, locale }), knownIds: [] })
  const criteria = await resolveCriteria({
    payload,
    criteria: { ...noCriteria, text },
    reading,
    find: knownNames,
  })
  const { selection } = everythingAvailable(locale)
  return (await countProperties({ payload, selection, criteria })) > 0
})

/** Whether a word that asks for nothing is the reference of a property: it is searched for word by word then. */
async function namesReference({ unread }: LineCriteria, locale: Locale): Promise<boolean> {
  const references = unread.flatMap(askedIds)
  if (references.length === 0) return false
  const { selection } = everythingAvailable(locale)
  return (await findIdsByReference({ payload: await getClient(), selection, references })).length > 0
}

import type { Locale } from '@/domain/shared/locale'
import { nodeById, nodesCalled } from './place-index'

/** What stands beside the name of a place that has namesakes. */
export type PlaceWord = 'grandDuchy' | 'province' | 'arrondissement' | 'canton'

/** The name of a place in a language, and the word that tells it from its namesakes; null for an unknown place. */
export function placeName({
  id,
  locale,
}: {
  id: string
  locale: Locale
}): { name: string; word: PlaceWord | null } | null {
  const node = nodeById(id)
  if (!node) return null
  const { place, keys, isNamed } = node
  const name = place.names[locale]
  // One postcode of a place that has several names.
  if (place.kind === 'locality')
    return { name: isNamed ? name : `${place.zips[0] ?? ''} ${name}`, word: null }
  const namesakes = keys.flatMap(nodesCalled).filter((other) => other.place.kind !== 'locality')
  return { name, word: namesakes.some((other) => other.place.id !== id) ? wordOf(node) : null }
}

function wordOf({ place: { kind }, country }: NonNullable<ReturnType<typeof nodeById>>): PlaceWord | null {
  if (kind === 'district') return country === 'lu' ? 'canton' : 'arrondissement'
  if (kind === 'region') return country === 'lu' ? 'grandDuchy' : null
  return kind === 'province' ? kind : null
}

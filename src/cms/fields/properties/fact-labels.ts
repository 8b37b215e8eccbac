import { perLocale } from '@/domain/shared/locale'
import type { Texts } from '@/messages/texts-by-key'
import { getTranslator } from '@/messages/translator'

type RoomKind = 'bedrooms' | 'bathrooms' | 'showerRooms' | 'toilets' | 'garages' | 'parkings' | 'floors'

/** What the page of a property calls several rooms of a kind. */
export const roomLabel = (kind: RoomKind): Texts =>
  perLocale((locale) => getTranslator(locale)(`facts.rooms.${kind}`, { count: 2 }))

/** A name with its unit: 'Prijs (€)'. */
export const withUnit = (name: Texts, unit: string | Texts): Texts =>
  perLocale((locale) => `${name[locale]} (${typeof unit === 'string' ? unit : unit[locale]})`)

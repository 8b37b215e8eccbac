import 'server-only'
import { findIdsByReference } from '@/cms/queries/search/property-search'
import { formatSurface } from '@/domain/properties/surface'
import type { Locale } from '@/domain/shared/locale'
import { priceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import { getClient } from '@/site/data/client'
import { findCards } from './find-cards'
import type { EnergyBadge, Picture, PropertyCard, Ribbon } from '@/site/data/view-models'

/** A property in the words of a language, for lists that the browser renders; unknown values are null. */
export type PropertySummary = {
  id: number
  href: string
  title: string
  price: string
  place: string
  type: string
  livingSurface: string | null
  groundSurface: string | null
  /** As a number, and in words as on a card. */
  bedrooms: string | null
  bedroomsText: string | null
  bathrooms: string | null
  showerRooms: string | null
  /** `label` is drawn as the certificate's arrow, `text` replaces or explains it. */
  energy: { label: string | null; text: string } | null
  ribbon: Ribbon | null
  picture: Omit<Picture, 'kind'> | null
  /** The names of the buttons for this property. */
  labels: { save: string; compare: string; remove: string }
}

const countOf = (count: number | null): string | null => (count === null ? null : String(count))

function energyOf({ label, labelText, image, kwh }: EnergyBadge, locale: Locale): PropertySummary['energy'] {
  const t = getTranslator(locale)
  const text = labelText ?? label
  if (!text) return null
  if (!image || !label) return { label: null, text }
  const use = kwh === null ? null : t('common.energyUse', { value: kwh })
  return { label, text: use ? t('energy.altWithUse', { label, use }) : t('energy.alt', { label }) }
}

/** A card in the words of a language. */
export function toSummary(card: PropertyCard, locale: Locale): PropertySummary {
  const t = getTranslator(locale)
  const { id, href, title, place, typeName, goal, bedrooms, ribbon, picture } = card
  return {
    id,
    href,
    title,
    price: priceWords({ locale, price: card.price }),
    place,
    type: [typeName, t(`property.goal.${goal}`)].filter(Boolean).join(' · '),
    livingSurface: formatSurface(card.livingSurface, locale),
    groundSurface: formatSurface(card.groundSurface, locale),
    bedrooms: countOf(bedrooms),
    bedroomsText: bedrooms ? t('property.bedrooms', { count: bedrooms }) : null,
    bathrooms: countOf(card.bathrooms),
    showerRooms: countOf(card.showerRooms),
    energy: energyOf(card.energy, locale),
    ribbon,
    picture,
    labels: {
      save: t('saved.save', { title }),
      compare: t('saved.compare', { title }),
      remove: t('saved.removeTitle', { title }),
    },
  }
}

/**
 * The published properties with these references that are listed in the language, in the requested order and including sold
 * and rented ones; a deleted property is left out.
 */
export async function findPropertySummaries({
  references,
  locale,
}: {
  references: readonly number[]
  locale: Locale
}): Promise<PropertySummary[]> {
  if (references.length === 0) return []
  const payload = await getClient()
  const found = await findIdsByReference({ payload, selection: { locale }, references })
  const ids = found.map(({ id }) => id)
  const cards = new Map((await findCards({ ids, locale })).map((card) => [card.id, card]))
  return references.flatMap((reference) => {
    const card = cards.get(reference)
    return card ? toSummary(card, locale) : []
  })
}

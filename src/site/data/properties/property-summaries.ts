import 'server-only'
import { findListedProperties, type ListedProperty } from '@/cms/queries/properties/listed-properties'
import { findIdsByReference } from '@/cms/queries/search/property-search'
import type { CardSurface } from '@/domain/properties/card-facts'
import { formatEuro } from '@/domain/properties/price'
import { roomCount } from '@/domain/properties/rooms'
import { shownMoney } from '@/domain/properties/shown-money'
import { formatSurface } from '@/domain/properties/surface'
import type { Locale } from '@/domain/shared/locale'
import { priceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import { getClient } from '@/site/data/client'
import { getMarqueeNames } from './find-cards'
import { toCard, type MarqueeNames } from './property-cards'
import type { EnergyBadge, PropertyCard, Ribbon } from './property-models'
import type { Picture } from '@/site/data/view-models'

/** A property in the words of a language, for lists that the browser renders; unknown values are null. */
export type PropertySummary = {
  id: number
  href: string
  title: string
  price: string
  place: string
  type: string
  livingSurface: string | null
  /** Those of a property that is compared by them: offices, a shop, a garage. */
  officeSurface: string | null
  totalSurface: string | null
  groundSurface: string | null
  /** As a number, and in words as on a card. */
  bedrooms: string | null
  bedroomsText: string | null
  bathrooms: string | null
  showerRooms: string | null
  garages: string | null
  parkings: string | null
  constructionYear: string | null
  energyUse: string | null
  pricePerSurface: string | null
  rentCharges: string | null
  propertyTax: string | null
  /** `label` is drawn as the certificate's arrow, `text` replaces or explains it. */
  energy: { label: string | null; text: string } | null
  ribbon: Ribbon | null
  picture: Omit<Picture, 'kind'> | null
  /** The names of the buttons for this property. */
  labels: { save: string; compare: string; remove: string }
}

type CardContext = { locale: Locale; marqueeNames: MarqueeNames }

const countOf = (count: number | null): string | null => (count === null ? null : String(count))

function energyOf({ label, labelText, image, kwh }: EnergyBadge, locale: Locale): PropertySummary['energy'] {
  const t = getTranslator(locale)
  const text = labelText ?? label
  if (!text) return null
  if (!image || !label) return { label: null, text }
  const use = kwh === null ? null : t('common.energyUse', { value: kwh })
  return { label, text: use ? t('energy.altWithUse', { label, use }) : t('energy.alt', { label }) }
}

type ComparedFacts = Pick<
  PropertySummary,
  | 'garages'
  | 'parkings'
  | 'constructionYear'
  | 'energyUse'
  | 'pricePerSurface'
  | 'rentCharges'
  | 'propertyTax'
>

/** What the comparison has beyond a card; amounts as far as they may be shown. */
function comparedFacts(
  property: ListedProperty,
  { card: { priceNote }, locale }: { card: PropertyCard; locale: Locale },
): ComparedFacts {
  const t = getTranslator(locale)
  const { rentCharges, propertyTax } = shownMoney(property).costs
  const { rooms, construction, energyPerformance } = property
  return {
    garages: countOf(roomCount(rooms, 'garages')),
    parkings: countOf(roomCount(rooms, 'parkings')),
    constructionYear: countOf(construction?.constructionYear ?? null),
    energyUse: energyPerformance ? t('common.energyUse', { value: energyPerformance }) : null,
    pricePerSurface: priceNote?.kind === 'per-surface' ? formatEuro(priceNote.amount) : null,
    rentCharges: rentCharges ? t('facts.per.month', { amount: formatEuro(rentCharges) }) : null,
    propertyTax: propertyTax ? t('facts.per.year', { amount: formatEuro(propertyTax) }) : null,
  }
}

/** A surface by which a property of this type is compared, in words. */
const surfaceOf = (
  { surfaces }: PropertyCard,
  { kind, locale }: { kind: CardSurface['kind']; locale: Locale },
): string | null =>
  formatSurface(surfaces.find((surface) => surface.kind === kind)?.squareMetres ?? null, locale)

type CardSummary = Omit<PropertySummary, keyof ComparedFacts>

/** A card in the words of a language. */
export function toCardSummary(card: PropertyCard, locale: Locale): CardSummary {
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
    officeSurface: surfaceOf(card, { kind: 'office', locale }),
    totalSurface: surfaceOf(card, { kind: 'total', locale }),
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

function toSummary(property: ListedProperty, context: CardContext): PropertySummary {
  const { locale } = context
  const card = toCard(property, context)
  return { ...toCardSummary(card, locale), ...comparedFacts(property, { card, locale }) }
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
  const marqueeNames = await getMarqueeNames(locale)
  const listed = await findListedProperties({ payload, ids, locale })
  const summaries = listed.map((property) => toSummary(property, { locale, marqueeNames }))
  const byReference = new Map(summaries.map((summary) => [summary.id, summary]))
  return references.flatMap((reference) => byReference.get(reference) ?? [])
}

import { roomCounts } from '@/domain/properties/rooms'
import { formatSurface } from '@/domain/properties/surface'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyDetail } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { EnergyBadge } from './energy-badge'

type KeyProperty = Pick<
  PropertyDetail,
  'bedrooms' | 'bathrooms' | 'showerRooms' | 'livingSurface' | 'groundSurface' | 'energy'
>

type KeyFactsProps = { property: KeyProperty; locale: Locale }

/** What everybody asks first, in large figures. */
export function KeyFacts({ property, locale }: KeyFactsProps) {
  const t = getTranslator(locale)
  const { livingSurface, groundSurface, energy } = property
  const facts = [
    ...roomCounts(keyRoomsOf(property)).map(({ kind, count }) => ({
      name: t(`facts.rooms.${kind}`, { count }),
      value: String(count),
    })),
    { name: t('property.livingSurface'), value: formatSurface(livingSurface, locale) },
    { name: t('property.groundSurface'), value: formatSurface(groundSurface, locale) },
  ].filter(({ value }) => value !== null)
  const hasLabel = energy.label !== null || energy.labelText !== null
  if (facts.length === 0 && !hasLabel) return null
  return (
    <dl
      aria-label={t('property.keyFacts')}
      className="border-line grid grid-cols-2 gap-x-6 gap-y-6 border-y py-6 sm:flex sm:flex-wrap sm:gap-x-12"
    >
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-serif text-2xl whitespace-nowrap">{value}</dd>
        </div>
      ))}
      {hasLabel && (
        <div className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-ink-soft text-sm">{t('property.energyLabel')}</dt>
          <dd className="flex min-h-[1.22em] items-center text-2xl">
            <EnergyBadge locale={locale} energy={energy} className="h-8" />
          </dd>
        </div>
      )}
    </dl>
  )
}

const keyRoomsOf = ({ bedrooms, bathrooms, showerRooms }: KeyProperty) => ({
  bedrooms,
  bathrooms,
  showerRooms,
})

import type { ShownDistance } from '@/domain/district/nearby'
import type { Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'
import { getTranslator } from '@/messages/translator'
import type { District } from '@/site/data/properties/property-models'
import { Heading } from '@/site/ui/heading'
import { FactRow } from './fact-groups'

type DistrictBlockProps = { district: District; town: string; locale: Locale }

/** What an editor wrote and named around a property, and how far it is to the middle of the town. */
export function DistrictBlock({ district, town, locale }: DistrictBlockProps) {
  const t = getTranslator(locale)
  const { text, places, toCentre, isRounded } = district
  const told = (distance: ShownDistance) => distanceWords({ distance, isRounded, locale })
  return (
    <div className="max-w-prose">
      <Heading level={3} size="sm" className="mb-3">
        {t('property.district.title')}
      </Heading>
      {text.map((paragraph, index) => (
        <p key={index} className="mb-4">
          {paragraph}
        </p>
      ))}
      {(places.length > 0 || toCentre) && (
        <dl className="text-sm">
          {places.map(({ kind, name, distance }, index) => (
            <FactRow
              key={index}
              name={[t(`property.district.kinds.${kind}`), name].filter(Boolean).join(' · ')}
            >
              {told(distance)}
            </FactRow>
          ))}
          {toCentre && <FactRow name={t('property.district.centre', { town })}>{told(toCentre)}</FactRow>}
        </dl>
      )}
      {isRounded && <p className="text-ink-soft mt-3 text-xs">{t('property.district.rounded')}</p>}
    </div>
  )
}

function distanceWords({
  distance,
  isRounded,
  locale,
}: {
  distance: ShownDistance
  isRounded: boolean
  locale: Locale
}) {
  if (!distance) return '–'
  const t = getTranslator(locale)
  const { metres, isStraight } = distance
  const measured =
    metres < 1000
      ? t('property.district.m', { value: metres })
      : t('property.district.km', { value: formatNumber(metres / 1000, locale) })
  const shown = isRounded ? t('property.district.about', { distance: measured }) : measured
  return isStraight ? t('property.district.straight', { distance: shown }) : shown
}

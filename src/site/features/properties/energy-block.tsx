import type { Locale } from '@/domain/shared/locale'
import type { FactGroup, PropertyDetail } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { EnergyBadge } from './energy-badge'
import { EnergyScale } from './energy-scale'
import { FactList } from './fact-groups'

type EnergyBlockProps = { property: PropertyDetail; group: FactGroup | null; locale: Locale }

/** The certificate: its label on the scale, the use, the number, and the duty that comes with a poor one. */
export function EnergyBlock({ property, group, locale }: EnergyBlockProps) {
  const t = getTranslator(locale)
  const { certificateNumber, hasRenovationDuty } = property
  const isNumberAFact = group?.facts.some(({ key }) => key === 'certificateNumber') ?? false
  return (
    <div className="bg-sand rounded-lg p-6 md:p-8">
      <Certificate property={property} locale={locale} />
      <EnergyScale energy={property.energy} locale={locale} />
      {certificateNumber && !isNumberAFact && (
        <p className="mt-5 text-sm">
          <span className="text-ink-soft">{t('property.certificateNumber')} </span>
          <span className="font-medium">{certificateNumber}</span>
        </p>
      )}
      {group && (
        <div className="[&_dl>div]:border-sand-deep mt-6">
          <FactList group={group} locale={locale} />
        </div>
      )}
      {hasRenovationDuty && (
        <p className="border-brick bg-paper/70 mt-6 flex gap-3 border-l-3 p-4 text-sm">
          <Icon name="info" className="mt-0.5 size-5" />
          <span>{t('property.renovationDuty')}</span>
        </p>
      )}
    </div>
  )
}

function Certificate({ property: { energy }, locale }: Pick<EnergyBlockProps, 'property' | 'locale'>) {
  const t = getTranslator(locale)
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <EnergyBadge locale={locale} energy={energy} className="h-14" />
      <div>
        <p className="font-semibold">{t(`energy.name.${energy.region ?? 'other'}`)}</p>
        <p className="text-ink-soft text-sm">
          {energy.kwh === null ? t('energy.unknown') : t('common.energyUse', { value: energy.kwh })}
        </p>
      </div>
    </div>
  )
}

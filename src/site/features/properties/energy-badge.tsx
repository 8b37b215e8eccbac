import type { Locale } from '@/domain/shared/locale'
import type { EnergyBadge as Energy } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'
import { EnergyLabel } from '@/site/ui/energy-label'

type EnergyBadgeProps = { locale: Locale; energy: Energy; className?: string }

/** The label of a property: the image where its country has one, else the text of the certificate, else nothing. */
export function EnergyBadge({ locale, energy, className }: EnergyBadgeProps) {
  const t = getTranslator(locale)
  const { label, labelText, image, kwh } = energy
  const use = kwh === null ? null : t('common.energyUse', { value: kwh })
  if (image && label) {
    const alt = use ? t('energy.altWithUse', { label, use }) : t('energy.alt', { label })
    return <EnergyLabel label={label} alt={alt} className={className} />
  }
  const text = labelText ?? label
  if (!text) return null
  return (
    <span className="border-line-deep rounded-sm border px-2 py-0.5 text-xs font-semibold">
      <span className="sr-only">{t('property.energyLabel')} </span>
      {text}
    </span>
  )
}

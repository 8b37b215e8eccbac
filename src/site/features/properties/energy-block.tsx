import type { Locale } from '@/domain/shared/locale'
import type { FactGroup, PropertyDetail } from '@/site/data/view-models'
import { getTranslator } from '@/messages/translator'
import { classNames } from '@/site/ui/class-names'
import { Icon } from '@/site/ui/icons/icon'
import { EnergyBadge } from './energy-badge'
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
      {energy.image && energy.label && (
        <Scale letters={energy.region === 'flanders' ? 'ABCDEF' : 'ABCDEFG'} label={energy.label} />
      )}
    </div>
  )
}

const grounds: Record<string, string> = {
  A: 'bg-energy-a text-energy-on-dark',
  B: 'bg-energy-b text-energy-on-light',
  C: 'bg-energy-c text-energy-on-light',
  D: 'bg-energy-d text-energy-on-light',
  E: 'bg-energy-e text-energy-on-light',
  F: 'bg-energy-f text-energy-on-light',
  G: 'bg-energy-g text-energy-on-dark',
}

/** Where the label stands between the best and the worst; said in words by the label beside it. */
function Scale({ letters, label }: { letters: string; label: string }) {
  return (
    <div aria-hidden="true" className="flex items-end gap-1 sm:ml-auto">
      {[...letters].map((letter) => (
        <span
          key={letter}
          className={classNames(
            'flex w-8 items-center justify-center rounded-sm text-xs font-bold',
            grounds[letter],
            label.startsWith(letter) ? 'h-11' : 'h-6',
          )}
        >
          {letter}
        </span>
      ))}
    </div>
  )
}

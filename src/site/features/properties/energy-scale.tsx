import { classOf, energyScale, type EnergyClass } from '@/domain/energy/energy-scale'
import type { Locale } from '@/domain/shared/locale'
import type { EnergyBadge } from '@/site/data/properties/property-models'
import { getTranslator } from '@/messages/translator'

type EnergyScaleProps = { energy: EnergyBadge; locale: Locale }

/** Every class of the region's certificate with its range, and the class of the property; nothing where there are none. */
export function EnergyScale({ energy: { region, label, image, kwh }, locale }: EnergyScaleProps) {
  if (!image || !region || !label) return null
  const t = getTranslator(locale)
  const scale = energyScale(region)
  const own = classOf(label, scale)
  const [best] = scale
  const worst = scale.at(-1)
  if (!own || !best || !worst) return null
  const name = t('energy.scale', {
    name: t(`energy.name.${region}`),
    best: best.label,
    worst: worst.label,
    label,
  })
  return (
    <div role="img" aria-label={name} className="energy-scale">
      {scale.map((entry, at) => (
        <p key={entry.label} data-class={entry.label.charAt(0)} data-own={entry.label === own ? label : null}>
          <span>
            {shown(entry.label)}
            <small>{rangeOf(entry, scale[at - 1])}</small>
          </span>
          {entry.label === own && (
            <b>
              {kwh === null ? shown(label) : `${shown(label)} · ${t('common.energyUse', { value: kwh })}`}
            </b>
          )}
        </p>
      ))}
    </div>
  )
}

const shown = (label: string): string => label.replaceAll('-', '−')

const rangeOf = ({ upTo }: EnergyClass, better: EnergyClass | undefined): string =>
  upTo === null ? `> ${better?.upTo ?? 0}` : `≤ ${upTo}`

import { offeredRadii, usualRadius, type NearPlace } from '@/domain/search/areas/near-place'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

type NearFieldsProps = {
  near: NearPlace | null
  places: readonly { value: string; name: string }[]
  locale: Locale
}

/** A circle around a place: two fields of one name, the place and the radius. */
export function NearFields({ near, places, locale }: NearFieldsProps) {
  const t = getTranslator(locale)
  if (places.length === 0) return null
  const km = near?.km ?? usualRadius
  return (
    <fieldset className="mb-4 flex flex-col gap-3">
      <legend className="filter-legend">{t('search.filters.near')}</legend>
      <select
        name="near"
        aria-label={t('search.filters.near')}
        defaultValue={near?.place ?? ''}
        className="field form-select"
      >
        <option value="">{t('search.filters.nowhere')}</option>
        {places.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <select
        name="near"
        aria-label={t('search.filters.radius')}
        defaultValue={km === usualRadius ? '' : km}
        className="field form-select"
      >
        {offeredRadii(km).map((radius) => (
          <option key={radius} value={radius === usualRadius ? '' : radius}>
            {radius} km
          </option>
        ))}
      </select>
    </fieldset>
  )
}

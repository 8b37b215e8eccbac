import { radii } from '@/domain/search/near-place'
import { getTranslator } from '@/messages/translator'
import { FilterMenu } from './filter-menu'
import type { MenuProps } from './filter-menus'

type NearMenuProps = MenuProps & { places: readonly { value: string; name: string }[] }

/** A circle around a place: two fields of one name, the place and the radius. */
export function NearMenu({ criteria: { near }, places, locale, id }: NearMenuProps) {
  const t = getTranslator(locale)
  if (places.length === 0) return null
  const km = near?.km ?? radii[1]
  // Somebody else's address may ask for a radius that the form does not offer.
  const offered = [...new Set([...radii, km])].sort((one, other) => one - other)
  return (
    <FilterMenu name={t('search.filters.near')} chosen={near ? 1 : 0} group={id}>
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{t('search.filters.near')}</legend>
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
          defaultValue={km}
          className="field form-select"
        >
          {offered.map((radius) => (
            <option key={radius} value={radius}>
              {radius} km
            </option>
          ))}
        </select>
      </fieldset>
    </FilterMenu>
  )
}

import { activeFilters } from '@/domain/search/active-filters'
import { formatArea } from '@/domain/search/areas/area'
import { buildCountSource } from '@/domain/map/list-source'
import { lineKey, readKey } from '@/domain/search/asked-query'
import { buildQuery } from '@/domain/search/criteria'
import { chooseCities, offeredCities } from '@/domain/search/choices'
import { addressCriteria } from '@/domain/search/listing-address'
import { formatShape } from '@/domain/search/areas/drawn-shape'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyList } from '@/site/data/search/listing-models'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { nearChoices } from '@/site/words/near-choices'
import { ChoiceList } from './choice-list'
import { FilterMenu } from './filter-menu'
import { NearFields } from './near-fields'
import { BedroomsMenu, GoalMenu, MoreMenu, PriceMenu } from './filter-menus'
import { LazyFilterForm } from './lazy-filter-parts'

export type FilterBarProps = {
  list: Pick<PropertyList, 'base' | 'goal' | 'filters' | 'line'>
  locale: Locale
  /** The list's own address. */
  base: string
  /** Unique on the page. */
  id: string
}

/**
 * What can be asked of a list: a bar on wide screens, a sheet that a button opens on narrow ones. It is one form of
 * the browser's own parts, so that it asks, opens and closes without JavaScript too.
 */
export function FilterBar({ list, locale, base, id }: FilterBarProps) {
  const t = getTranslator(locale)
  const { criteria } = list.filters
  const count = activeFilters(criteria).length
  return (
    <div className={`filter-bar print:hidden ${list.goal === 'both' || list.line ? 'filter-bar-tall' : ''}`}>
      <button type="button" popoverTarget={`${id}-sheet`} className={buttonClasses('ink', 'filter-open')}>
        <Icon name="filter" />
        {count > 0 ? t('search.filters.openCount', { count }) : t('search.filters.open')}
      </button>
      <div
        id={`${id}-sheet`}
        popover="auto"
        role="group"
        aria-label={t('search.filters.label')}
        className="filter-sheet"
      >
        <div className="filter-sheet-head">
          <p className="font-serif text-xl">{t('search.filters.label')}</p>
          <button
            type="button"
            popoverTarget={`${id}-sheet`}
            popoverTargetAction="hide"
            className="hover:bg-sand grid size-11 place-items-center rounded-full"
          >
            <Icon name="close" className="size-5" />
            <span className="sr-only">{t('search.filters.close')}</span>
          </button>
        </div>
        <LazyFilterForm
          id={`${id}-form`}
          action={base}
          countSource={countSourceOf({ list, locale })}
          query={buildQuery(criteria)}
          own={buildQuery({ ...addressCriteria(list), page: 1 })}
          texts={{ label: t('search.filters.label'), submit: t('search.filters.submit') }}
        >
          {/* Fields keep what they first showed: other criteria need other fields. */}
          <Fields key={JSON.stringify([criteria, list.line?.text])} list={list} locale={locale} id={id} />
        </LazyFilterForm>
      </div>
    </div>
  )
}

const countSourceOf = ({ list: { base, goal }, locale }: Pick<FilterBarProps, 'list' | 'locale'>): string =>
  buildCountSource({
    locale,
    listId: base?.id ?? null,
    maximum: base?.maximum ?? null,
    goal: base || goal === 'both' ? null : goal,
  })

function Fields({ list, locale, id }: Omit<FilterBarProps, 'base'>) {
  const t = getTranslator(locale)
  const { criteria, types, cities } = list.filters
  const typeChoices = types.map(({ webId, name, count }) => ({
    value: String(webId),
    name,
    count,
    isChosen: criteria.types.includes(webId),
  }))
  const offered = offeredCities({ cities, asked: criteria.cities })
  const cityChoices = chooseCities({ cities: offered, asked: criteria.cities, locale }).map(
    ({ value, ...choice }) => ({
      ...choice,
      value: `${value.name}|${value.zip}`,
    }),
  )
  const nearPlaces = nearChoices({ cities: offered, chosen: criteria.near?.place ?? null, locale })
  return (
    <>
      <label className="filter-text">
        <span className="sr-only">{t('search.filters.text')}</span>
        <Icon name="search" className="text-ink-soft pointer-events-none absolute left-4 size-5" />
        <input
          type="search"
          name="q"
          defaultValue={list.line?.text ?? criteria.text}
          maxLength={200}
          autoComplete="off"
          placeholder={t('search.filters.textHint')}
          className="field pl-11"
        />
      </label>
      <HiddenFields list={list} />
      {list.goal === 'both' && <GoalMenu criteria={criteria} locale={locale} id={id} />}
      {typeChoices.length > 0 && (
        <FilterMenu name={t('search.filters.types')} chosen={criteria.types.length} group={id}>
          <ChoiceList name="type" label={t('search.filters.types')} choices={typeChoices} />
        </FilterMenu>
      )}
      {cityChoices.length > 0 && (
        <FilterMenu
          name={t('search.filters.cities')}
          chosen={criteria.cities.length + Number(criteria.near !== null)}
          group={id}
        >
          <NearFields near={criteria.near} places={nearPlaces} locale={locale} />
          <ChoiceList name="city" label={t('search.filters.cities')} choices={cityChoices} />
          {cities.length > cityChoices.length && (
            <p className="text-ink-soft mt-3 text-sm">{t('search.filters.otherCities')}</p>
          )}
        </FilterMenu>
      )}
      <PriceMenu criteria={criteria} locale={locale} id={id} isRent={list.goal === 'rent'} />
      <BedroomsMenu criteria={criteria} locale={locale} id={id} />
      <MoreMenu criteria={criteria} locale={locale} id={id} />
    </>
  )
}

/** What no field of the form shows. */
function HiddenFields({ list: { line, filters } }: Pick<FilterBarProps, 'list'>) {
  const { criteria } = filters
  return (
    <>
      {line && <input type="hidden" name={lineKey} value={line.text} />}
      {line && <input type="hidden" name={readKey} value={buildQuery(line.read)} />}
      {criteria.sort && <input type="hidden" name="sort" value={criteria.sort} />}
      {criteria.notTypes.map((type) => (
        <input key={type} type="hidden" name="notType" value={type} />
      ))}
      {criteria.places.map((place) => (
        <input key={place} type="hidden" name="place" value={place} />
      ))}
      {criteria.shape.length > 0 && <input type="hidden" name="shape" value={formatShape(criteria.shape)} />}
      {criteria.area && <input type="hidden" name="area" value={formatArea(criteria.area)} />}
    </>
  )
}

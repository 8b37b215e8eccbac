import { energyLabels } from '@/domain/energy/energy-label'
import type { ListingCriteria } from '@/domain/search/criteria'
import { criteriaTable, listingFlags, listingNumbers } from '@/domain/search/criteria-table'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { ChoiceList } from './choice-list'
import { FilterMenu } from './filter-menu'
import { NumberField } from './number-field'

export type MenuProps = { criteria: ListingCriteria; locale: Locale; id: string }

/** For sale, to let or both: for lists of both. */
export function GoalMenu({ criteria, locale, id }: MenuProps) {
  const t = getTranslator(locale)
  const goals = (['sale', 'rent'] as const).map((goal) => ({
    value: goal,
    name: t(`property.goal.${goal}`),
    count: null,
    isChosen: criteria.goal === goal,
  }))
  const any = { value: '', name: t('search.filters.anyGoal'), count: null, isChosen: criteria.goal === null }
  return (
    <FilterMenu name={t('search.filters.goal')} chosen={criteria.goal ? 1 : 0} group={id}>
      <ChoiceList name="goal" label={t('search.filters.goal')} type="radio" choices={[any, ...goals]} />
    </FilterMenu>
  )
}

/** The range of the price, or of the rent a month. */
export function PriceMenu({ criteria, locale, id, isRent }: MenuProps & { isRent: boolean }) {
  const t = getTranslator(locale)
  const { minPrice, maxPrice } = criteria
  const label = t(isRent ? 'search.filters.rentPrice' : 'search.filters.price')
  return (
    <FilterMenu name={label} chosen={minPrice === null && maxPrice === null ? 0 : 1} group={id}>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        <div className="flex gap-3">
          <NumberField name="minPrice" label={t('search.filters.minPrice')} value={minPrice} />
          <NumberField name="maxPrice" label={t('search.filters.maxPrice')} value={maxPrice} />
        </div>
      </fieldset>
    </FilterMenu>
  )
}

const mostBedrooms = 5

/** The least number of bedrooms. */
export function BedroomsMenu({ criteria: { minBedrooms }, locale, id }: MenuProps) {
  const t = getTranslator(locale)
  const counts = Array.from({ length: mostBedrooms }, (_, index) => index + 1)
  // Somebody else's address may ask for more rooms than the form offers.
  const offered = minBedrooms === null || counts.includes(minBedrooms) ? counts : [...counts, minBedrooms]
  const choices = offered.map((count) => ({
    value: String(count),
    name: t('search.filters.atLeast', { count }),
    count: null,
    isChosen: minBedrooms === count,
  }))
  const any = {
    value: '',
    name: t('search.filters.anyBedrooms'),
    count: null,
    isChosen: minBedrooms === null,
  }
  return (
    <FilterMenu name={t('search.filters.bedrooms')} chosen={minBedrooms === null ? 0 : 1} group={id}>
      <ChoiceList
        name="minBedrooms"
        label={t('search.filters.bedrooms')}
        type="radio"
        choices={[any, ...choices]}
      />
    </FilterMenu>
  )
}

// The bedrooms have a menu of their own.
const numbers = listingNumbers.filter((key) => key !== 'minBedrooms')
const furtherNumbers = numbers.filter((key) => key !== 'minSurface')

// The letters of most certificates; what an address asks beyond them is offered too.
const usualLabels = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']

/** Extras, further numbers and energy labels. */
export function MoreMenu({ criteria, locale, id }: MenuProps) {
  const t = getTranslator(locale)
  const labels = energyLabels
    .filter((label) => usualLabels.includes(label) || criteria.labels.includes(label))
    .map((label) => ({
      value: label,
      name: label,
      count: null,
      isChosen: criteria.labels.includes(label),
    }))
  const chosenExtras = listingFlags.filter((extra) => criteria[extra])
  const chosenNumbers = numbers.filter((key) => criteria[key] !== null)
  const chosen = labels.filter(({ isChosen }) => isChosen).length + chosenExtras.length + chosenNumbers.length
  return (
    <FilterMenu name={t('search.filters.more')} chosen={chosen} group={id} align="end">
      <div className="flex flex-col gap-6">
        <fieldset>
          <legend className="filter-legend">{t('search.filters.extras')}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4">
            {listingFlags.map((extra) => (
              <label key={extra} className="filter-choice">
                <input type="checkbox" name={extra} value="1" defaultChecked={criteria[extra]} />
                <span>{t(`search.filters.${extra}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="filter-legend">{t('search.filters.surface')}</legend>
          <NumberField name="minSurface" label={t('search.filters.minSurface')} value={criteria.minSurface} />
        </fieldset>
        <fieldset>
          <legend className="filter-legend">{t('search.filters.numbers')}</legend>
          <div className="grid grid-cols-2 items-end gap-3">
            {furtherNumbers.map((key) => (
              <NumberField
                key={key}
                name={criteriaTable[key].query}
                label={t(`search.filters.${criteriaTable[key].word}`)}
                value={criteria[key]}
              />
            ))}
          </div>
        </fieldset>
        <ChoiceList name="label" label={t('search.filters.labels')} choices={labels} isGroup />
      </div>
    </FilterMenu>
  )
}

import type { ReactNode } from 'react'
import { energyLabels } from '@/domain/energy/energy-label'
import { activeFilters } from '@/domain/search/active-filters'
import { listingSorts } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import type { ListingChoices } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { Icon } from '@/site/ui/icon'
import { SiteLink } from '@/site/ui/site-link'
import { Check, Field, inputClasses } from './filter-fields'
import { FilterForm } from './filter-form'

type ListingFiltersProps = { choices: ListingChoices; basePath: string; locale: Locale }

/** Everything a listing can be asked for, as a form that works without script; on telephones behind a button. */
export function ListingFilters({ choices, basePath, locale }: ListingFiltersProps) {
  const t = getTranslator(locale)
  const { criteria } = choices
  const count = activeFilters(criteria).length
  return (
    <FilterForm action={basePath} label={t('search.filters.label')} className="listing-filters print:hidden">
      <details className="listing-filters-sheet group/sheet">
        <summary className={buttonClasses('outline', 'listing-filters-opener list-none')}>
          <Icon name="filter" />
          {count > 0 ? t('search.filters.openCount', { count }) : t('search.filters.open')}
        </summary>
        <div className="listing-filters-body">
          <Fields choices={choices} locale={locale} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <button type="submit" className={buttonClasses('ink')}>
              {t('search.filters.submit')}
            </button>
            {count > 0 && (
              <SiteLink href={basePath} className="py-2 text-sm font-semibold underline underline-offset-4">
                {t('search.filters.reset')}
              </SiteLink>
            )}
          </div>
        </div>
      </details>
      <label className="listing-filters-sort text-sm">
        <span className="text-ink-soft">{t('search.filters.sort')}</span>
        <select name="sort" defaultValue={criteria.sort ?? ''} className={inputClasses}>
          {criteria.sort === null && <option value="">–</option>}
          {listingSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`search.sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </FilterForm>
  )
}

type PartProps = Pick<ListingFiltersProps, 'choices' | 'locale'>

function Fields({ choices, locale }: PartProps) {
  const t = getTranslator(locale)
  const { criteria, goal } = choices
  const { minPrice, maxPrice, minBedrooms } = criteria
  return (
    <>
      <Field label={t('search.filters.text')} className="lg:col-span-2">
        <input
          type="search"
          name="q"
          defaultValue={criteria.text}
          maxLength={100}
          autoComplete="off"
          className={inputClasses}
        />
      </Field>
      {goal === null && (
        <Field label={t('search.filters.goal')}>
          <select name="goal" defaultValue={criteria.goal ?? ''} className={inputClasses}>
            <option value="">{t('search.filters.anyGoal')}</option>
            <option value="sale">{t('property.goal.sale')}</option>
            <option value="rent">{t('property.goal.rent')}</option>
          </select>
        </Field>
      )}
      <Choices legend={t('search.filters.types')} chosen={criteria.types.length}>
        {choices.types.map(({ webId, name, count }) => (
          <Check key={webId} name="type" value={String(webId)} checked={criteria.types.includes(webId)}>
            {name} <Count>{count}</Count>
          </Check>
        ))}
      </Choices>
      <Choices legend={t('search.filters.cities')} chosen={criteria.cities.length}>
        {choices.cities.map(({ name, zip, count, isChosen }) => (
          <Check key={`${name}|${zip}`} name="city" value={`${name}|${zip}`} checked={isChosen}>
            {name} [{zip}] <Count>{count}</Count>
          </Check>
        ))}
      </Choices>
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-1.5 text-sm font-medium">
          {goal === 'rent' ? t('search.filters.rentPrice') : t('search.filters.price')}
        </legend>
        <NumberInput name="minPrice" value={minPrice} label={t('search.filters.minPrice')} />
        <NumberInput name="maxPrice" value={maxPrice} label={t('search.filters.maxPrice')} />
      </fieldset>
      <Field label={t('search.filters.bedrooms')}>
        <select name="minBedrooms" defaultValue={minBedrooms ?? ''} className={inputClasses}>
          <option value="">{t('search.filters.anyBedrooms')}</option>
          {[...new Set([1, 2, 3, 4, 5, ...(minBedrooms ? [minBedrooms] : [])])].map((count) => (
            <option key={count} value={count}>
              {t('search.filters.atLeast', { count })}
            </option>
          ))}
        </select>
      </Field>
      <More choices={choices} locale={locale} />
    </>
  )
}

const extras = ['garden', 'terrace', 'garage', 'newBuild'] as const

function More({ choices: { criteria }, locale }: PartProps) {
  const t = getTranslator(locale)
  const { minSurface, labels } = criteria
  const chosen = labels.length + (minSurface ? 1 : 0) + extras.filter((extra) => criteria[extra]).length
  return (
    <Choices legend={t('search.filters.more')} chosen={chosen}>
      <div className="flex flex-col gap-4">
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{t('search.filters.surface')}</legend>
          <NumberInput name="minSurface" value={minSurface} label={t('search.filters.minSurface')} />
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{t('search.filters.extras')}</legend>
          {extras.map((extra) => (
            <Check key={extra} name={extra} value="1" checked={criteria[extra]}>
              {t(`search.filters.${extra}`)}
            </Check>
          ))}
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{t('search.filters.labels')}</legend>
          <div className="grid grid-cols-4 gap-x-2">
            {energyLabels.map((label) => (
              <Check key={label} name="label" value={label} checked={labels.includes(label)}>
                {label}
              </Check>
            ))}
          </div>
        </fieldset>
      </div>
    </Choices>
  )
}

/** Several of many, behind a button that says how many are chosen. */
function Choices({ legend, chosen, children }: { legend: string; chosen: number; children: ReactNode }) {
  return (
    <details className="listing-choices group/choices relative" name="listing-choices">
      <summary className={`${inputClasses} flex list-none items-center justify-between gap-3`}>
        <span>
          {legend}
          {chosen > 0 && <span className="font-semibold"> ({chosen})</span>}
        </span>
        <Icon name="chevron-down" className="size-4 group-open/choices:rotate-180" />
      </summary>
      <div role="group" aria-label={legend} className="listing-choices-list">
        {children}
      </div>
    </details>
  )
}

function Count({ children }: { children: number }) {
  return <span className="text-ink-soft text-sm tabular-nums">({children})</span>
}

function NumberInput({ name, value, label }: { name: string; value: number | null; label: string }) {
  return (
    <label className="block text-xs">
      <span className="text-ink-soft">{label}</span>
      <input
        name={name}
        defaultValue={value ?? ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className={inputClasses}
      />
    </label>
  )
}

import { fieldInfo, type LeadFieldName } from '@/domain/leads/lead-fields'
import { readStoredValues } from '@/domain/leads/parse-lead'
import type { Goal } from '@/domain/properties/goal'
import { buildQuery, type ListingCriteria } from '@/domain/search/criteria'
import type { AlertFrequency } from './alert'
import { requestOfDemand } from './alert-criteria'
import { wishFieldNames } from './alert-form'
import type { AlertWishes } from './alert-wishes'

/** The form by which somebody asks for an alert. */
export const alertKind = 'demand-register'

const present = (value: string | number | null): string[] => (value === null ? [] : [String(value)])
const flag = (value: boolean): string[] => (value ? ['1'] : [])

/** Wishes as the form posts them; a zip has no field, its cities have. */
export function formValues({
  wishes,
  frequency,
}: {
  wishes: AlertWishes
  /** Null: not chosen yet. */
  frequency: AlertFrequency | null
}): Readonly<Record<string, readonly string[]>> {
  return {
    goal: present(wishes.goal),
    types: wishes.types.map(String),
    cities: wishes.cities.map(({ name, zip }) => `${name}|${zip}`),
    minPrice: present(wishes.minPrice),
    maxPrice: present(wishes.maxPrice),
    minBedrooms: present(wishes.minBedrooms),
    bathrooms: present(wishes.minBathrooms),
    garages: present(wishes.minGarages),
    parkings: present(wishes.minParkings),
    terrace: flag(wishes.terrace),
    garden: flag(wishes.garden),
    frequency: present(frequency),
  }
}

/**
 * The query by which the form's page is told of a listing: the listing's own, without order and page. `goal` is that of
 * a list of one goal, which its address does not say.
 */
export const keepInformedQuery = ({
  criteria,
  goal,
}: {
  criteria: ListingCriteria
  goal: Goal | null
}): string => buildQuery({ ...criteria, goal: goal ?? criteria.goal, sort: null, page: 1 })

/**
 * What a form that is being filled in asks for, as a query in one order; '' where it asks for nothing yet. Other fields,
 * such as the name of who fills it in, are never part of it.
 */
export function countQuery(answers: Readonly<Record<string, readonly unknown[]>>): string {
  const asked = wishFieldNames.flatMap((name) =>
    (answers[name] ?? []).flatMap((value) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  )
  return new URLSearchParams(asked).toString()
}

/** What such a query asks for; what cannot be read, as it may be half typed, asks for nothing. */
export function wishesOfQuery(query: URLSearchParams): AlertWishes {
  const values = wishFieldNames.map((name) => {
    const all = query.getAll(name)
    return [name, isList(name) ? all : (all[0] ?? null)] as const
  })
  return requestOfDemand(readStoredValues(Object.fromEntries(values))).wishes
}

const isList = (name: LeadFieldName): boolean => ['types', 'cities'].includes(fieldInfo(name).type)

import type { FormErrors } from '@/domain/leads/form-draft'
import { isLeadFieldName } from '@/domain/leads/lead-fields'
import { leadTable } from '@/domain/leads/lead-table'
import { parseLead } from '@/domain/leads/parse-lead'
import { fallbackLocale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import type { AlertFrequency } from './alert'
import { requestOfDemand } from './alert-search'
import type { AlertCriteria } from './alert-criteria'

/** The fields of the form `demand-register` that hold the criteria of an alert. */
export const criteriaFieldNames = leadTable['demand-register'].steps
  .filter(({ name }) => name !== 'contact')
  .flatMap(({ fields }) => fields)
  .filter((name) => name !== 'frequency')

// The holder of the link is known, so the form does not ask for these again.
const known = { title: 'mr', firstName: '-', lastName: '-', email: 'holder@example.com', privacy: 'on' }

const isTyped = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/**
 * The changes to an alert that its holder posted, or what is wrong with each field. As soon as one criterion is posted, all
 * criteria are read as the form reads them; what is not posted does not change.
 */
export function readAlertForm({
  values,
  now,
}: {
  values: Readonly<Record<string, unknown>>
  now: Date
}): Result<{ criteria?: AlertCriteria; frequency?: AlertFrequency }, FormErrors> {
  const hasCriteria = criteriaFieldNames.some((name) => Object.hasOwn(values, name))
  const asked = hasCriteria ? values : { ...values, goal: 'sale', types: '1', cities: '-|1000' }
  const read = parseLead({
    kind: 'demand-register',
    values: { ...pickSearch(asked), ...known },
    locale: fallbackLocale,
    now,
  })
  if (!read.ok) return { ok: false, failure: read.failure }
  const { criteria, frequency } = requestOfDemand(read.value.values)
  return {
    ok: true,
    value: { ...(hasCriteria && { criteria }), ...(isTyped(values.frequency) && { frequency }) },
  }
}

const pickSearch = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    [...criteriaFieldNames, 'frequency']
      .filter((name) => isLeadFieldName(name) && Object.hasOwn(values, name))
      .map((name) => [name, values[name]]),
  )

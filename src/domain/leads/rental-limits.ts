import type { Region } from '@/domain/energy/region'
import type { LeadFieldName } from './lead-fields'

/** The limits that the property and the settings put on a form; each may be unknown. */
export type LeadLimits = {
  /** The region of the property: it decides what a rental application may ask. */
  region?: Region | null
  /** Net, in euro a month; without it the form has no confirmation of income. */
  minimumIncome?: number | null
  /** How many people may live in the property; without it the form has no confirmation of their number. */
  maxPersons?: number | null
}

// These fields are about the application, not about the person.
const always = [
  'property',
  'firstName',
  'lastName',
  'email',
  'confirmIncome',
  'confirmPersons',
  'confirmDescription',
  'confirmDue',
  'remark',
  'privacy',
] as const satisfies readonly LeadFieldName[]

// Housing code of Brussels, article 200ter: the agency knows name and one contact from the appointment; the application may ask
// for resources and the number of persons; identity and civil status wait for the lease.
const brussels = [
  ...always,
  'adults',
  'kids',
  'income1',
  'income2',
] as const satisfies readonly LeadFieldName[]

// Walloon decree of 15 March 2018 on leases, article 6. The wanted date of moving in concerns the lease.
const wallonia = [
  ...brussels,
  'phone',
  'street',
  'houseNumber',
  'boxNumber',
  'zip',
  'city',
  'birthDate',
  'civilStatus',
  'kidAges',
  'moveDate',
] as const satisfies readonly LeadFieldName[]

const everywhereElse = [
  ...wallonia,
  'title',
  'pets',
  'petsDescription',
  'reason',
] as const satisfies readonly LeadFieldName[]

const allowed: Record<Region, readonly LeadFieldName[]> = {
  brussels,
  wallonia,
  flanders: everywhereElse,
  luxembourg: everywhereElse,
}

/**
 * The fields that a rental application may have for a property of this region (product.md, Belgian practice). For an
 * unknown region, only those that every region allows.
 */
export function askableFields(region: Region | null): readonly LeadFieldName[] {
  return region === null ? brussels : allowed[region]
}

/** The fields of an application within its limits: the visitor confirms only figures that are known. */
export const applicationFields = ({ region, minimumIncome, maxPersons }: LeadLimits): LeadFieldName[] =>
  askableFields(region ?? null).filter(
    (name) =>
      (name !== 'confirmIncome' || typeof minimumIncome === 'number') &&
      (name !== 'confirmPersons' || typeof maxPersons === 'number'),
  )

import type { Region } from '@/domain/energy/region'
import type { LeadFieldName } from './lead-fields'

// About the application itself rather than about the person.
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

// Housing code of Brussels, article 200ter: name and one contact are known from the visit; the application may ask for
// resources and for the number of persons; identity and civil status wait for the lease.
const brussels = [
  ...always,
  'adults',
  'kids',
  'income1',
  'income2',
] as const satisfies readonly LeadFieldName[]

// Walloon decree of 15 March 2018 on leases, article 6. When a tenant wants to move in is about the lease.
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
 * What a rental application may ask for a property of this region (product.md, Belgian practice). Where the region is not
 * known, only what every region allows.
 */
export function askableFields(region: Region | null): readonly LeadFieldName[] {
  return region === null ? brussels : allowed[region]
}

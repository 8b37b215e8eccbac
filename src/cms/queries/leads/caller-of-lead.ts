import type { Payload } from 'payload'
import { leadsWithin } from '@/cms/access/lead-access'
import type { StaffScope } from '@/cms/access/staff-scope'
import { findRecord } from '@/cms/database/records'
import { relationId } from '@/domain/shared/relation-id'
import { readStoredValues } from '@/domain/leads/parse-lead'
import type { Locale } from '@/domain/shared/locale'

/** The person of a lead, as the form that books a visit has them. */
export type CallerOfLead = Record<'firstName' | 'lastName' | 'phone' | 'email', string> & { language: Locale }

export type LeadToPlan = {
  id: number
  caller: CallerOfLead
  /** The public ID of the property that the lead is about. */
  property: number | null
  /** Its row. */
  propertyRow: number | null
}

/** Who is to be visited with, for a lead; null for an unknown one, and for one that whoever asks does not see. */
export async function getLeadToPlan({
  payload,
  lead: id,
  scope,
}: {
  payload: Payload
  lead: number | null
  scope: StaffScope
}): Promise<LeadToPlan | null> {
  if (id === null) return null
  const where = { and: [{ id: { equals: id } }, leadsWithin(scope)] }
  const lead = await findRecord(payload, { collection: 'leads', where })
  if (!lead) return null
  const { firstName, lastName, property } = readStoredValues(lead.values)
  const { name, email, phone, language } = lead
  const caller = { phone: phone ?? '', email: email ?? '', language }
  const propertyRow = relationId(lead.property)
  return { id, caller: { ...caller, ...namesOf({ firstName, lastName, name }) }, property, propertyRow }
}

type StoredNames = Record<'firstName' | 'lastName', string | null> & { name?: string | null }

const namesOf = ({ firstName, lastName, name }: StoredNames) => ({
  firstName: lastName === null ? '' : (firstName ?? ''),
  lastName: lastName ?? name ?? '',
})

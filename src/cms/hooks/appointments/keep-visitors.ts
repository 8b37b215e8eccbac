import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { isStaff } from '@/cms/access/access'
import { getScope, type StaffScope } from '@/cms/access/staff-scope'
import { editorText } from '@/cms/fields/editor-text'
import { runningSave } from '@/cms/hooks/edits/guard-edits'
import type { AppointmentOpening } from '@/cms/payload-types'
import { relationId } from '@/domain/shared/relation-id'
import { officeTexts } from '@/messages/office-texts'

type Whose = { agent: number | null; property: number | null }

type Opening = Partial<Pick<AppointmentOpening, 'agent' | 'property'>>

const whoseOf = (opening: Opening | undefined): Whose => ({
  agent: relationId(opening?.agent),
  property: relationId(opening?.property),
})

/** Whether visits in these times would be seen by somebody who does not see those of the property. */
const takesVisitors = ({ agent, leads, ownProperties }: StaffScope, times: Whose): boolean =>
  leads === 'own' && times.agent === agent && !ownProperties.includes(times.property ?? 0)

/**
 * Whoever sees only their own leads gives visit times of their own agent to their own properties alone: the visits booked in them
 * are theirs (`isAppointmentSeen`), with the name and number of each visitor. Times that they have already stay theirs.
 */
export const keepVisitors: CollectionBeforeChangeHook<AppointmentOpening> = async ({
  collection: { slug },
  data,
  originalDoc,
  req,
}) => {
  if (!isStaff(req) || runningSave(req, slug).overridesAccess) return data
  const times = whoseOf(data)
  const before = whoseOf(originalDoc)
  const isKept = times.agent === before.agent && times.property === before.property
  if (isKept || !takesVisitors(await getScope(req), times)) return data
  throw new APIError(editorText(req, officeTexts.limits.appointments), 403, undefined, true)
}

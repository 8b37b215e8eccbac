import type { Goal } from '@/domain/properties/goal'
import { isListed } from '@/domain/properties/property-status'
import type { LeadKind } from './lead-kinds'

/**
 * The forms on the page of a home, in the order people need them: a visit, an application and an offer only while it can
 * be had, its documents only where it has some.
 */
export function homeForms({
  goal,
  status,
  documentCount,
}: {
  goal: Goal
  status: string
  documentCount: number
}): LeadKind[] {
  const isAvailable = isListed(status)
  return [
    'contact-me',
    ...(isAvailable ? (['contact-appointment'] as const) : []),
    ...(documentCount > 0 ? (['request-document'] as const) : []),
    ...(isAvailable ? ([goal === 'rent' ? 'rental-application' : 'purchase-offer'] as const) : []),
    'send-to-friend',
  ]
}

/** The forms on the page of a project. */
export const projectForms: readonly LeadKind[] = ['contact-construction', 'send-to-friend']

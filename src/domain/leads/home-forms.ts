import { homeRefusal, type AskedHome } from './lead-homes'
import type { LeadKind } from './lead-kinds'

const offered: readonly LeadKind[] = [
  'contact-me',
  'contact-appointment',
  'request-document',
  'rental-application',
  'purchase-offer',
  'send-to-friend',
]

/** The forms on the page of a home, in the order people need them: those that make sense, of its documents if it has some. */
export function homeForms({ documentCount, ...home }: AskedHome & { documentCount: number }): LeadKind[] {
  return offered.filter(
    (kind) => homeRefusal({ kind, home }) === null && (kind !== 'request-document' || documentCount > 0),
  )
}

/** The forms on the page of a project. */
export const projectForms: readonly LeadKind[] = ['contact-construction', 'send-to-friend']

import { propertyRefusal, type AskedProperty } from './lead-properties'
import type { LeadKind } from './lead-kinds'

const offered: readonly LeadKind[] = [
  'contact-me',
  'contact-appointment',
  'request-document',
  'rental-application',
  'purchase-offer',
  'send-to-friend',
]

/** The forms on the page of a property, in the order of demand; the request for documents only if it has some. */
export function propertyForms({
  documentCount,
  ...property
}: AskedProperty & { documentCount: number }): LeadKind[] {
  return offered.filter(
    (kind) =>
      propertyRefusal({ kind, property }) === null && (kind !== 'request-document' || documentCount > 0),
  )
}

/** The forms on the page of a project. */
export const projectForms: readonly LeadKind[] = ['contact-construction', 'send-to-friend']

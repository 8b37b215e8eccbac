import type { LeadRecord } from './lead-definition'
import { leadKinds, type LeadKind } from './lead-kinds'
import { propertyRefusal, type LeadPropertyFacts } from './lead-properties'
import { leadTable } from './lead-table'

const offeredOn = (record: LeadRecord): LeadKind[] =>
  leadKinds
    .flatMap((kind) => {
      const place = leadTable[kind].offered?.[record]
      return place === undefined ? [] : [{ kind, place }]
    })
    .sort((one, other) => one.place - other.place)
    .map(({ kind }) => kind)

const offered = offeredOn('property')

/** The forms on the page of a property, in the order of demand; the request for documents only if it has some. */
export function propertyForms({
  documentCount,
  ...property
}: LeadPropertyFacts & { documentCount: number }): LeadKind[] {
  return offered.filter(
    (kind) =>
      propertyRefusal({ kind, property }) === null && (!leadTable[kind].isForDocuments || documentCount > 0),
  )
}

/** The forms on the page of a project. */
export const projectForms: readonly LeadKind[] = offeredOn('project')

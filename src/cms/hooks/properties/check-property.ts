import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { isColleague } from '@/cms/access/access'
import { findRecord } from '@/cms/database/records'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import type { DutyCode } from '@/domain/duties/duty-table'
import { labelsOfRegion, type RefusedFact } from '@/domain/properties/property-faults'
import { findGatedPlace } from '@/cms/queries/properties/find-gated-place'
import { dutyWords, refusalWords } from '@/cms/gate/gate-words'
import { gateProblems, type GatedPlace } from '@/cms/gate/property-gate'
import { belgianDay } from '@/domain/shared/belgian-day'
import { officeTexts } from '@/messages/office-texts'
import { isOnSite } from '@/domain/properties/property-status'

const missing: EditorTexts = officeTexts.properties.checkProperty.missing

type PropertyProblem = { path: string; label: EditorTexts; message: string }

function missingProblem(req: PayloadRequest, code: DutyCode): PropertyProblem {
  const { path, label } = dutyWords[code]
  return { path, label, message: `${editorText(req, missing)} ${editorText(req, label)}.` }
}

function refusedProblem(
  req: PayloadRequest,
  { code, place }: { code: RefusedFact; place: GatedPlace },
): PropertyProblem {
  const { path, label, message } = refusalWords[code]
  const possible = path === 'status' ? null : labelsOfRegion(place.region)
  const words = editorText(req, message)
  return { path, label, message: possible ? `${words} ${possible.join(' · ')}.` : words }
}

/** A version restored as a draft still says that it is published until Payload has checked it. */
export const isRestoredAsDraft = ({ context, query }: PayloadRequest): boolean =>
  context.isRestoringVersion === true && String(query.draft) === 'true'

/** Whether visitors see it before this save; the earlier document may be a draft beside what they see. */
async function isOnline(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (typeof id !== 'number') return false
  const stored = await findRecord(req.payload, {
    collection: 'properties',
    where: { id: { equals: id } },
    req,
  })
  return isOnSite({ isPublished: stored?._status === 'published', status: stored?.status })
}

/**
 * Stops an editor from publishing a property that contradicts itself, or whose ad would lack what its region's law
 * requires; each fault is reported at its field. An import has no editor, so it stores such a property as a draft.
 */
export const checkProperty: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data._status !== 'published' || !isColleague(req) || isRestoredAsDraft(req)) return data
  const place = await findGatedPlace(data, req)
  const surroundings = {
    ...place,
    today: belgianDay(new Date()),
    isOnline: await isOnline(req, originalDoc?.id),
  }
  const { refused, missing: absent } = gateProblems(data, surroundings)
  const errors = [
    ...refused.map((code) => refusedProblem(req, { code, place })),
    ...absent.map((code) => missingProblem(req, code)),
  ]
  if (errors.length === 0) return data
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

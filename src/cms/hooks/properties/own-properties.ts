import {
  APIError,
  Forbidden,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { isStaff } from '@/cms/access/access'
import { wouldShareFiles } from '@/cms/access/property-access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText } from '@/cms/fields/editor-text'
import { runningSave } from '@/cms/hooks/edits/guard-edits'
import { isRecord } from '@/domain/shared/is-record'
import { officeTexts } from '@/messages/office-texts'

/** Whoever is limited to their own properties makes no other property their own by duplicating it. */
export const refuseForeignDuplicate: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || !('duplicateFromID' in args) || args.duplicateFromID === undefined)
    return args
  if (args.overrideAccess === true || !isStaff(req)) return args
  const { properties, ownProperties } = await getScope(req)
  if (properties === 'own' && !ownProperties.includes(Number(args.duplicateFromID)))
    throw new Forbidden(req.t)
  return args
}

/** A property that somebody makes who is limited to their own belongs to their agent, unless they name a colleague. */
export const giveOwnAgent: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !isStaff(req) || (data.agent ?? null) !== null) return data
  const { properties, agent } = await getScope(req)
  return properties === 'own' ? { ...data, agent } : data
}

const idsOf = (files: unknown): number[] =>
  [files].flat().flatMap((file) => {
    const id = Number(isRecord(file) ? file.id : file)
    return Number.isSafeInteger(id) && id > 0 ? [id] : []
  })

/** A file of a colleague in a property of one's own would be closed to the colleague (`areOfOthers`). */
export const refuseFilesOfOthers: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!isStaff(req) || runningSave(req, collection.slug).overridesAccess) return data
  const media = [...idsOf(data.pictures), ...idsOf(data.meta?.ogImage)]
  const isRefused =
    (await wouldShareFiles(req, { collection: 'media', ids: media })) ||
    (await wouldShareFiles(req, { collection: 'documents', ids: idsOf(data.documents) }))
  if (isRefused) throw new APIError(editorText(req, officeTexts.limits.files), 403, undefined, true)
  return data
}

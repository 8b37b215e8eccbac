import { Forbidden, type CollectionBeforeOperationHook } from 'payload'
import { isStaff } from '@/cms/access/access'
import { areOfOthers, type FilesOfProperties } from '@/cms/access/property-access'
import { separateRequest } from '@/cms/database/separate-request'

/**
 * Refuses to change several files at once of which one is of a property of others. Payload asks the access of a single file with its
 * number, that of several without any.
 */
export const keepFilesOfOthers =
  (collection: FilesOfProperties): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || !('where' in args) || !args.where) return args
    if (args.overrideAccess === true || !isStaff(req)) return args
    const { docs } = await req.payload.find({
      collection,
      where: args.where,
      depth: 0,
      pagination: false,
      select: {},
      overrideAccess: false,
      req: separateRequest(req),
    })
    if (await areOfOthers(req, { collection, ids: docs.map(({ id }) => id) })) throw new Forbidden(req.t)
    return args
  }

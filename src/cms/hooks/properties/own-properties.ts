import { Forbidden, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { isStaff } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'

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

import type { CollectionBeforeOperationHook } from 'payload'

/**
 * A copy is a draft, whatever is asked for: what belongs to one property alone is not copied (`disableDuplicate` of those
 * fields), so that it lacks what the law wants to be said of it.
 */
export const duplicateAsDraft: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' && 'duplicateFromID' in args && args.duplicateFromID !== undefined
    ? { ...args, draft: true }
    : args

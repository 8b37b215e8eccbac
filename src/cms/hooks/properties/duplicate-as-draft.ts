import type { CollectionBeforeOperationHook } from 'payload'

/**
 * A duplicate is always a draft: the fields that belong to one property are not copied (`disableDuplicate`), so it lacks
 * mentions that the law requires.
 */
export const duplicateAsDraft: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'create' && 'duplicateFromID' in args && args.duplicateFromID !== undefined
    ? { ...args, draft: true }
    : args

import type {
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isRecord } from '@/domain/shared/is-record'

const copyKey = 'copiesLanguage'

/** Says of a request that its next save copies a document from one language to another. */
export function markCopy(req: PayloadRequest): void {
  req.context[copyKey] = true
}

const addressesOf = ({ flattenedFields }: SanitizedCollectionConfig): string[] =>
  flattenedFields.flatMap((field) => (field.custom?.isAddress === true ? [field.name] : []))

const keepAddresses = (collection: SanitizedCollectionConfig): CollectionBeforeOperationHook => {
  const addresses = addressesOf(collection)
  return ({ args, operation, req }) => {
    if (operation !== 'update' || req.context[copyKey] !== true || !('data' in args)) return args
    // What else this request saves is no copy.
    delete req.context[copyKey]
    if (!isRecord(args.data)) return args
    const texts = Object.entries(args.data).filter(([name]) => !addresses.includes(name))
    const state = hasDraftsEnabled(collection) ? { _status: 'draft' } : {}
    return { ...args, data: { ...Object.fromEntries(texts), ...state } }
  }
}

/**
 * What is copied to another language is a draft, with the addresses that it has there. Payload would put it online untranslated, below the
 * address of the language from which it comes.
 */
export async function keepAddressesOfCopies(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const collection of sanitized.collections)
    collection.hooks.beforeOperation = [
      ...(collection.hooks.beforeOperation ?? []),
      keepAddresses(collection),
    ]
  return sanitized
}

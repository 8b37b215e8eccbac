import type {
  CollectionBeforeOperationHook,
  Endpoint,
  GlobalBeforeOperationHook,
  PayloadHandler,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { isLocale, knownLocale } from '@/domain/shared/locale'

// Payload uses 'all' for all languages at once.
const isNamed = (locale: unknown): boolean => locale === 'all' || isLocale(locale)

function nameLanguageOf(req: PayloadRequest): void {
  if (!isNamed(req.locale)) req.locale = knownLocale(req.locale)
}

const sourceKey = 'duplicatedFrom'

/** The document that this request duplicates. */
export function duplicatedFrom(req: PayloadRequest): number | string | undefined {
  const source: unknown = req.context[sourceKey]
  return typeof source === 'number' || typeof source === 'string' ? source : undefined
}

const nameInCollection: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  nameLanguageOf(req)
  if (operation === 'create' && 'duplicateFromID' in args) req.context[sourceKey] = args.duplicateFromID
  return args
}

const nameInGlobal: GlobalBeforeOperationHook = ({ args, req }) => {
  nameLanguageOf(req)
  return args
}

const restore = '/versions/:id'

// The body may name the language as well: the operation's own hook decides about that, once the body is read.
const mayNameItInBody = ({ method, path }: Endpoint): boolean =>
  ['post', 'patch', 'put'].includes(method) && path !== restore

function named(endpoint: Endpoint): Endpoint {
  if (mayNameItInBody(endpoint)) return endpoint
  const handler: PayloadHandler = (req) => {
    nameLanguageOf(req)
    return endpoint.handler(req)
  }
  return { ...endpoint, handler }
}

/**
 * Gives what is asked without a language, or in one that the site does not have, the default one. Without fallback
 * Payload leaves such a request without any: localized texts are absent from its answers and required ones missing in
 * its saves. The back office's own call to restore a version is such a request.
 */
export async function nameLanguage(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const collection of sanitized.collections) {
    collection.hooks.beforeOperation = [nameInCollection, ...(collection.hooks.beforeOperation ?? [])]
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(named)
  }
  for (const global of sanitized.globals) {
    global.hooks = {
      ...global.hooks,
      beforeOperation: [nameInGlobal, ...(global.hooks.beforeOperation ?? [])],
    }
    if (global.endpoints) global.endpoints = global.endpoints.map(named)
  }
  return sanitized
}

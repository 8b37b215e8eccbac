import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * The same request, and so the same transaction, for a question in another language. Payload's Local API writes the
 * language and context of a call into the request it is handed, which would change them for the operation under way.
 */
export const separateRequest = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context'])

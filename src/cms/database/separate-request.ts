import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * The same request, and so the same transaction, for a query in another language. Payload's Local API writes the language
 * and context of a call into its request, which would change them for the running operation.
 */
export const separateRequest = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context'])

import type { CollectionAfterReadHook } from 'payload'
import { documentName } from '@/domain/media/document-name'

/**
 * The cards of an upload field show the name under which a file is stored, which nobody can read, and have no place for a component:
 * what they ask for gets the document's own name there. They ask by POST, read as GET; forms and programs do not.
 */
export const nameCards: CollectionAfterReadHook = ({ doc, req }) =>
  req.payloadAPI === 'REST' && req.headers.get('x-payload-http-method-override') === 'GET'
    ? { ...doc, filename: documentName(doc) }
    : doc

import type { CollectionAfterOperationHook, CollectionAfterReadHook } from 'payload'
import { isRecord } from '@/domain/shared/is-record'
import { documentName } from '@/domain/media/document-name'

/**
 * The cards of an upload field show the name under which a file is stored, which nobody can read, and have no place for a component:
 * what they ask for gets the document's own name there. They ask by POST, read as GET; forms and programs do not.
 */
export const nameCards: CollectionAfterReadHook = ({ doc, req }) =>
  req.payloadAPI === 'REST' && req.headers.get('x-payload-http-method-override') === 'GET'
    ? { ...doc, filename: documentName(doc) }
    : doc

/**
 * The same for a file that was just uploaded from such a field, whose card is made of the answer. The back office asks with its cookie, and
 * programs with a header; the file is stored by then.
 */
export const nameNewCards: CollectionAfterOperationHook = (given) => {
  const { operation, req, result } = given
  if (operation !== 'create' || req.payloadAPI !== 'REST' || req.headers.has('authorization')) return result
  return isRecord(result) ? { ...result, filename: documentName(result) } : result
}

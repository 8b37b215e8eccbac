import { isPicture } from '@/domain/media/document-content'
import { cleanPicture, type CleanPicture } from './clean-picture'

/**
 * Encodes a document, CV or attachment anew if it is a picture; null if it is not: PDF and Word files stay unchanged, as a
 * change breaks the signature of a certificate or a deed.
 * @throws Error if the picture cannot be read.
 */
export const cleanDocument = (bytes: Uint8Array): Promise<CleanPicture | null> =>
  isPicture(bytes) ? cleanPicture(Buffer.from(bytes)) : Promise.resolve(null)

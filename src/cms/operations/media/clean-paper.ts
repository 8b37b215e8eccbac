import { isPicture } from '@/domain/media/document-content'
import { cleanPicture, type CleanPicture } from './clean-picture'

/**
 * A document, a CV or an attachment that is a picture, encoded anew; null where it is none: PDF and Word files stay as
 * they are, as a change breaks the signature of a certificate or a deed.
 * @throws Error where the picture cannot be read.
 */
export const cleanPaper = (bytes: Uint8Array): Promise<CleanPicture | null> =>
  isPicture(bytes) ? cleanPicture(Buffer.from(bytes)) : Promise.resolve(null)

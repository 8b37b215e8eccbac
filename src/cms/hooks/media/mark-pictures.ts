import type { CollectionAfterChangeHook } from 'payload'
import { queueChangedMarks } from '@/cms/operations/media/marks/mark-photos'
import { isRecord } from '@/domain/shared/is-record'

function picturesOf(document: unknown): number[] {
  const pictures = isRecord(document) && Array.isArray(document.pictures) ? document.pictures : []
  return pictures.flatMap((picture: unknown) => {
    const id = isRecord(picture) ? picture.id : picture
    return typeof id === 'number' ? [id] : []
  })
}

/** Has the pictures made anew that come to a property or project, or leave it, and so should have another watermark. */
export const markPictures: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const ids = [...new Set([...picturesOf(doc), ...picturesOf(previousDoc)])]
  if (ids.length > 0) await queueChangedMarks({ payload: req.payload, req, ids })
}

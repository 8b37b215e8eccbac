import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { areOfOthers } from '@/cms/access/property-access'
import { lockDocuments } from '@/cms/database/lock-documents'
import { findRecordsAs } from '@/cms/database/records'
import { inTransaction } from '@/cms/database/transactions'
import type { Locale, Localized } from '@/domain/shared/locale'

/** A description for a picture of the library, in one language. */
export type PictureDescription = { id: number; locale: Locale; text: string }

type StoredPicture = { id: number; alt?: Localized<string | null> | null }

async function store(req: PayloadRequest, { id, locale, text }: PictureDescription): Promise<void> {
  await req.payload.update({
    collection: 'media',
    id,
    locale,
    depth: 0,
    data: { alt: text },
    overrideAccess: false,
    user: req.user,
    // Payload stores the language and its notes of an operation in the request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context']),
  })
}

/**
 * Stores descriptions of pictures in languages that have none, as the user of the request, all or none of them; one that was written
 * meanwhile stays, and an unknown picture or one of a property that the user may not change is passed over. Returns how many were stored.
 */
export const describePictures = (
  req: PayloadRequest,
  descriptions: readonly PictureDescription[],
): Promise<number> =>
  inTransaction(req, async () => {
    const ids = [...new Set(descriptions.map(({ id }) => id))]
    await lockDocuments({ req, collection: 'media', ids })
    const where = { id: { in: ids } }
    const pictures = await findRecordsAs<StoredPicture>(req.payload, {
      ...{ collection: 'media', where, req },
      select: { alt: true },
    })
    let count = 0
    for (const description of descriptions) {
      const picture = pictures.find(({ id }) => id === description.id)
      if (!picture || picture.alt?.[description.locale]?.trim()) continue
      if (await areOfOthers(req, { collection: 'media', ids: [picture.id] })) continue
      await store(req, description)
      picture.alt = { ...picture.alt, [description.locale]: description.text }
      count += 1
    }
    return count
  })

import 'server-only'
import { findListedPictures } from '@/cms/queries/properties/listed-pictures'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { getClient } from '@/site/data/client'
import { toDescribedPictures } from '@/site/data/content/described-pictures'
import type { Picture } from '@/site/data/view-models'

/** What a card shows once a visitor turns to it: its pictures, and the names of its buttons. */
export type CardPictures = {
  pictures: (Omit<Picture, 'kind'> & {
    isPlan: boolean
    /** 'Photo 2 sur 9'. */
    position: string
  })[]
  texts: { previous: string; next: string }
}

/** The pictures of a listed property in a language; null if there is none. */
export async function getCardPictures(asked: {
  reference: number
  locale: Locale
}): Promise<CardPictures | null> {
  const found = await findListedPictures({ payload: await getClient(), ...asked })
  if (!found) return null
  const { title } = found
  const t = getTranslator(asked.locale)
  const pictures = toDescribedPictures({ ...found, locale: asked.locale })
  return {
    pictures: pictures.map(({ kind, ...picture }, at) => ({
      ...picture,
      isPlan: kind === 'floor-plan',
      position: t('property.lightbox.position', { index: at + 1, count: pictures.length }),
    })),
    texts: {
      previous: t('property.card.previous', { title }),
      next: t('property.card.next', { title }),
    },
  }
}

import type { ListedPicture } from '@/cms/queries/properties/listed-properties'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { toPictures } from './pictures'
import type { Picture } from '@/site/data/view-models'

type Pictures = { pictures: (number | ListedPicture)[] | null | undefined; title: string; locale: Locale }

/** The pictures of a property or project; one without a description gets the name of the property and a number. */
export function toDescribedPictures({ pictures, title, locale }: Pictures): Picture[] {
  const t = getTranslator(locale)
  const counts = { plan: 0, photo: 0 }
  return toPictures(pictures).map((picture) => {
    const kind = picture.kind === 'floor-plan' ? 'plan' : 'photo'
    counts[kind] += 1
    const alt = picture.alt.trim() || t(`property.alt.${kind}`, { title, index: counts[kind] })
    return { ...picture, alt }
  })
}

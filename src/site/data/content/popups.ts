import 'server-only'
import type { Locale } from '@/domain/shared/locale'
import { asVisitor, getClient } from '@/site/data/client'
import { orElse } from '@/site/data/defaults'
import { readLink } from './picked-links'
import { toPicture } from './pictures'
import { toRichText } from './rich-text'
import type { Popup } from './frame-models'

/** The last saved published popup with a title in this language; null if there is none. */
export async function readPopup(locale: Locale): Promise<Popup | null> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'popups',
    locale,
    depth: 2,
    ...asVisitor,
    limit: 20,
    sort: '-updatedAt',
  })
  const doc = docs.find(({ title }) => Boolean(title))
  if (!doc) return null
  return {
    id: doc.id,
    updatedAt: doc.updatedAt,
    title: doc.title,
    description: await toRichText(doc.description, locale),
    picture: toPicture(doc.media),
    link: await readLink({ label: doc.title, pick: doc.linkDocument, url: doc.link, locale }),
    delay: orElse(doc.delay, 0),
  }
}

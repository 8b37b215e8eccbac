import type { PayloadRequest } from 'payload'
import { updateRecord } from '@/cms/database/records'
import { isRecord } from '@/domain/shared/is-record'
import { locales, type Locale } from '@/domain/shared/locale'

type PagePlace = { id: number; data: object }

const options = (req: PayloadRequest, id: number) =>
  ({ collection: 'pages', id, depth: 0, overrideAccess: false, user: req.user, req }) as const

/** A language in which the page has a name, because a form without a name is refused. */
function namedIn(name: unknown): Locale {
  const names = isRecord(name) ? name : {}
  return locales.find((locale) => typeof names[locale] === 'string' && names[locale] !== '') ?? locales[0]
}

/**
 * Saves the place of a page in the menu with the access and the hooks of its form. What visitors see gets it at once, and a draft
 * beside it too, whose other changes stay unpublished.
 */
export async function saveMenuPlace(req: PayloadRequest, { id, data }: PagePlace): Promise<void> {
  const { payload } = req
  const read = { ...options(req, id), locale: 'all', select: { name: true, _status: true } } as const
  const shown = await payload.findByID({ ...read, draft: false })
  const newest = await payload.findByID({ ...read, draft: true })
  const locale = namedIn(newest.name)
  const isOnline = shown._status === 'published'
  const hasDraft = isOnline && newest._status === 'draft'
  if (!hasDraft) {
    const status = isOnline ? ('published' as const) : ('draft' as const)
    await payload.update({
      ...options(req, id),
      locale,
      draft: !isOnline,
      data: { ...data, _status: status },
    })
    return
  }
  await payload.update({ ...options(req, id), locale, draft: true, data })
  // Below Payload, which would publish the draft with it; the database tells the site of the change (docs/caching.md).
  await updateRecord(payload, { collection: 'pages', id, data: { ...data }, req })
}

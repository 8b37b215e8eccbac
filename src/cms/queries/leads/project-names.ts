import type { PayloadRequest } from 'payload'
import { locales, type Locale } from '@/domain/shared/locale'

export type ProjectName = { id: number; title: string }

// More are never on sale at once.
const most = 200

/** The projects that a member of staff can choose from, in their language or any other that a project has. */
export async function listProjectNames({
  req,
  locale,
}: {
  req: PayloadRequest
  locale: Locale
}): Promise<ProjectName[]> {
  const { docs } = await req.payload.find({
    collection: 'projects',
    depth: 0,
    fallbackLocale: [...locales],
    limit: most,
    locale,
    overrideAccess: false,
    pagination: false,
    select: { title: true, publicId: true },
    sort: '-id',
    user: req.user,
  })
  return docs
    .map(({ id, title, publicId }) => ({ id, title: title || String(publicId ?? id) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, locale))
}

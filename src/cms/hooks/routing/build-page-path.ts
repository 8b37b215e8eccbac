import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { findPathOwner } from '@/cms/fields/routing/find-path-owner'
import { separateRequest } from '@/cms/database/separate-request'
import { isReservedPath } from '@/domain/routing/reserved-path'
import { slugify } from '@/domain/routing/slug'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'

const MAX_TRIES = 50

/**
 * Gives a page without an address one in the saved language: its parent's path and its own name, with a number if that is
 * taken.
 */
export const buildPagePath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || data.path || data.type === 'link' || !isLocale(req.locale)) return data
  const slug = slugify(textOf(data.name))
  if (!slug) return data
  const parentPath = await getParentPath({ parent: data.parent, locale: req.locale, req })
  const path = await getFreePath({
    base: `${parentPath}${slug}`,
    locale: req.locale,
    id: originalDoc?.id,
    req,
  })
  return { ...data, path }
}

type PagePathPlace = { locale: Locale; req: PayloadRequest }

async function getParentPath({ parent, locale, req }: PagePathPlace & { parent: unknown }): Promise<string> {
  if (typeof parent !== 'number' && typeof parent !== 'string') return '/'
  const doc: { path?: unknown } | null = await req.payload.findByID({
    collection: 'pages',
    id: parent,
    depth: 0,
    disableErrors: true,
    draft: true,
    fallbackLocale: false,
    locale,
    overrideAccess: true,
    req: separateRequest(req),
    select: { path: true },
    // A page below one in the bin keeps its place.
    trash: true,
  })
  return typeof doc?.path === 'string' ? doc.path : '/'
}

async function getFreePath({
  base,
  locale,
  id,
  req,
}: PagePathPlace & { base: string; id?: number | string }): Promise<string | null> {
  for (let number = 1; number <= MAX_TRIES; number += 1) {
    const path = number === 1 ? `${base}/` : `${base}-${number}/`
    if (isReservedPath({ path, locales: [locale] })) continue
    const owner = await findPathOwner({ path, locale, except: { collection: 'pages', id }, req })
    if (!owner) return path
  }
  return null
}

import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { TypedUser } from 'payload'
import { cache } from 'react'
import { isPublished } from '@/cms/queries/get-draft'
import { getColleague } from '@/cms/queries/agency/get-staff-user'
import { previewPath, type PreviewAddress } from '@/domain/routing/preview-address'
import { buildHref } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { getClient } from '@/site/data/client'
import { draftReaders, type PreviewedDocument } from './previewed'
import { getLanguages } from '@/site/data/content/settings'
import { getSiteFrame } from '@/site/data/content/site-frame'
import type { AlternateAddress } from '@/site/data/view-models'

export type PreviewInput = PreviewAddress & { locale: Locale; page: number }

export type Preview = {
  /** Not published, published with pending changes, or published as it is. */
  state: 'draft' | 'changed' | 'published'
  /** The document in the back office, in the same language. */
  adminHref: string
  previewed: PreviewedDocument
}

// Cached, because page, head and switcher of one request each need it.
const getStaff = cache(async (): Promise<TypedUser | null> =>
  getColleague({ payload: await getClient(), headers: await headers() }),
)

/**
 * The newest version of a document, read with the access of the member of staff and never cached; null for anybody else,
 * and if there is no such document.
 */
export async function getPreview(
  { collection, locale, ...input }: PreviewInput,
  values?: Record<string, unknown>,
): Promise<Preview | null> {
  const user = await getStaff()
  if (!user) return null
  const payload = await getClient()
  const draft = await draftReaders[collection]({ ...input, locale, payload, user, values })
  if (!draft) return null
  const isShown = draft.isPublished || (await isPublished({ payload, user, collection, id: input.id }))
  return {
    state: draft.isPublished ? 'published' : isShown ? 'changed' : 'draft',
    adminHref: `/admin/collections/${collection}/${input.id}?locale=${locale}`,
    previewed: draft.previewed,
  }
}

/** The preview of a document with the unsaved values of its form; null also if unfinished values cannot be rendered. */
export async function getLivePreview(
  input: PreviewInput,
  values: Record<string, unknown>,
): Promise<Preview | null> {
  try {
    return await getPreview(input, values)
  } catch (err) {
    const { logger } = await getClient()
    logger.warn({ err, msg: `Unsaved ${input.collection} ${input.id} could not be previewed` })
    return null
  }
}

/** The alternates of a preview: the same preview for staff, the home page for anybody else. */
export async function findPreviewAlternates(address: PreviewAddress | null): Promise<AlternateAddress[]> {
  const { enabled } = await getLanguages()
  const path = address && (await getStaff()) ? previewPath(address) : '/'
  return enabled.map((locale) => ({ locale, href: buildHref({ locale, path }) }))
}

/** The head of a preview, which search engines must not index; for a stranger that of a missing page. */
export async function findPreviewMetadata(locale: Locale): Promise<Metadata> {
  const t = getTranslator(locale)
  const { agency } = await getSiteFrame(locale)
  const title = (await getStaff()) ? t('preview.title') : t('notFound.page.title')
  return { title: `${title} · ${agency.name}`, robots: { index: false, follow: false } }
}

import type { PayloadRequest, RelationshipFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { readPick } from '@/domain/links/link-pick'
import { isLinkTarget } from '@/domain/navigation/link-target'
import {
  findPageAt,
  leadsBack,
  stopOf,
  stopOfPick,
  type PageAtStop,
  type RedirectStop,
} from '@/cms/queries/routing/redirect-steps'
import { separateRequest } from '@/cms/database/separate-request'
import { isRedirectTarget, siteAddressOf } from '@/domain/routing/redirect-target'
import { canonicalKey } from '@/domain/routing/routes'
import { isLocale, locales, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { officeTexts } from '@/messages/office-texts'
import { isRecord } from '@/domain/shared/is-record'

const noTarget: EditorTexts = officeTexts.pages.redirectRule.noTarget

const toItself: EditorTexts = officeTexts.pages.redirectRule.toItself

const inCircle: EditorTexts = officeTexts.pages.redirectRule.inCircle

/** The page being saved, with its unsaved values. */
type RedirectedPage = {
  id?: number | string
  locale: Locale
  path: string | null
  originalPath: string | null
  req: PayloadRequest
}

const isTarget = keepStored(
  (value, { req }) => !value || (isLinkTarget(value) && isRedirectTarget(value)) || editorText(req, noTarget),
)

/** The redirect of a page: to a path of this site or a page of another one, and never back to itself. */
export const validateRedirectUrl: TextFieldSingleValidation = async (value, options) => {
  const { id, req, siblingData } = options
  // A page without a name in this language is in none of its menus, so nobody follows its redirect.
  if (!value) return textAt(siblingData, 'name') === null || req.t('validation:required')
  const verdict = await isTarget(value, options)
  if (verdict !== true) return verdict
  if (!isLocale(req.locale)) return true
  const self: RedirectedPage = {
    id,
    locale: req.locale,
    path: textAt(siblingData, 'path'),
    originalPath: textAt(siblingData, 'originalPath'),
    req,
  }
  const from = stopOf({ target: value, locale: req.locale })
  if (!from) return true
  if (await isOwn({ self, target: value, stop: from })) return editorText(req, toItself)
  const isBack = (at: { stop: RedirectStop; page: PageAtStop | null }) => isSelf(self, at)
  return (await leadsBack({ from, isBack, req })) ? editorText(req, inCircle) : true
}

/** The document that the page sends on to, in every language: not to itself, and not to a page that leads back. */
export const validateRedirectPick: RelationshipFieldManyValidation = async (value, { id, req }) => {
  const pick = readPick(value)
  if (pick?.relationTo !== 'pages') return true
  if (String(pick.id) === String(id)) return editorText(req, toItself)
  const isBack = ({ page }: { page: PageAtStop | null }) => page !== null && String(page.id) === String(id)
  for (const locale of locales) {
    const from = await stopOfPick(pick, { locale, req })
    if (from && (await leadsBack({ from, isBack, req }))) return editorText(req, inCircle)
  }
  return true
}

function textAt(data: unknown, key: string): string | null {
  if (!isRecord(data)) return null
  const value: unknown = Object.entries(data).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : null
}

const isSame = (own: string | null, path: string): boolean =>
  own !== null && canonicalKey(own) === canonicalKey(path)

/** Whether a redirect leads to the page being saved, by its unsaved or its stored values. */
function isSelf(
  self: RedirectedPage,
  { stop, page }: { stop: RedirectStop; page: PageAtStop | null },
): boolean {
  if (stop.locale === self.locale && isSame(self.path, stop.path)) return true
  return page === null ? isSame(self.originalPath, stop.path) : String(page.id) === String(self.id)
}

type RedirectTarget = { self: RedirectedPage; target: string; stop: RedirectStop }

async function isOwn({ self, target, stop }: RedirectTarget): Promise<boolean> {
  const page = await findPageAt({ stop, req: self.req })
  if (isSelf(self, { stop, page })) return true
  // A path without language that no page has in this one is looked up in the other languages.
  const named = siteAddressOf({ target, siteUrl: env.SITE_URL })?.locale ?? null
  if (page !== null || named !== null || self.id === undefined) return false
  return (await getOwnPaths(self)).some((path) => isSame(path, stop.path))
}

async function getOwnPaths({ id, req }: RedirectedPage): Promise<string[]> {
  const doc: { path?: unknown } | null = await req.payload.findByID({
    collection: 'pages',
    id: id ?? 0,
    depth: 0,
    disableErrors: true,
    locale: 'all',
    overrideAccess: true,
    req: separateRequest(req),
    select: { path: true },
  })
  return Object.values({ ...asObject(doc?.path) }).filter((path) => typeof path === 'string')
}

const asObject = (value: unknown): object => (isRecord(value) ? value : {})

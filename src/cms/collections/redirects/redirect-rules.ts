import type { FieldHook, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { leadsBack, stopOf, type RedirectStop } from '@/cms/queries/routing/redirect-steps'
import { isRedirectTarget } from '@/domain/routing/redirect-target'
import { normalizePath, splitLocale } from '@/domain/routing/routes'
import { officeTexts } from '@/messages/office-texts'
import { isRecord } from '@/domain/shared/is-record'

/** Converts a typed path to the form in which addresses are stored and compared; another text is unchanged, what is no text is none. */
export const normalizeAddress: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value === undefined ? undefined : null
  const typed = value.trim()
  return typed.startsWith('/') ? (normalizePath(typed) ?? typed) : typed
}

/** The address at which a redirect starts: a plain path of this site with its language. */
export const validateFrom: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return req.t('validation:required')
  const path = value.startsWith('/') ? normalizePath(value) : null
  if (path !== null && splitLocale(path) !== null) return true
  return editorText(req, officeTexts.redirects.redirectRules.validateFrom)
}

const isTarget = keepStored((value, { req }) => {
  if (!value || isRedirectTarget(value)) return true
  return editorText(req, officeTexts.redirects.redirectRules.isTarget)
})

/** The target of a redirect: a path of this site or a page of another one, and never a loop. */
export const validateTo: TextFieldSingleValidation = async (value, options) => {
  const { id, overrideAccess, req, siblingData } = options
  if (!value) return req.t('validation:required')
  const verdict = await isTarget(value, options)
  if (verdict !== true) return verdict
  // When the site itself stores the redirect of a moved page, editors of the pages have to resolve a loop.
  const withPages = overrideAccess !== true
  if (!(await isCircle({ from: fromOf(siblingData), to: value, id, withPages, req }))) return true
  return editorText(req, officeTexts.redirects.redirectRules.validateTo)
}

function fromOf(data: unknown): RedirectStop | null {
  if (!isRecord(data) || !('from' in data)) return null
  const path = typeof data.from === 'string' ? normalizePath(data.from) : null
  return path === null ? null : splitLocale(path)
}

type SavedRedirect = {
  from: RedirectStop | null
  to: string
  id?: number | string
  withPages: boolean
  req: PayloadRequest
}

async function isCircle({ from, to, id, withPages, req }: SavedRedirect): Promise<boolean> {
  const first = from && stopOf({ target: to, locale: from.locale })
  if (!first) return false
  const isBack = ({ stop }: { stop: RedirectStop }) => stop.locale === from.locale && stop.path === from.path
  return leadsBack({ from: first, isBack, except: id, withPages, req })
}

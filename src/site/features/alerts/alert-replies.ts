import type { FormErrors } from '@/domain/leads/form-draft'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { buildHref } from '@/domain/routing/routes'
import type { Posted } from '@/site/guards/posted'
import { failed, invalid, refuse, tooMany, unkept, type Refusal, type WayOn } from '@/site/guards/replies'
import { leadErrorWords } from '@/site/messages/lead-error-words'
import { getTranslator } from '@/site/messages/translator'

/** To a mail program, which goes nowhere (RFC 8058). */
export const replyOneClick = (isDone: boolean): Response =>
  Response.json({ ok: isDone }, { status: isDone ? 200 : 410, headers: unkept })

/** To the page of the alert, or the first of the site. */
function wayOn({ locale, page }: Posted): WayOn {
  const t = getTranslator(locale)
  return page === null
    ? { href: buildHref({ locale, path: '/' }), label: t('notFound.home') }
    : { href: page, label: t('alert.page.manage') }
}

const refused = (posted: Posted, refusal: Refusal): Response =>
  refuse({ ...posted, back: () => wayOn(posted) }, refusal)

/** What is wrong with each field, in words. */
export const replyInvalid = (posted: Posted, errors: FormErrors): Response =>
  refused(posted, invalid(leadErrorWords({ kind: 'demand-register', locale: posted.locale, errors })))

/** The link of the mail is worth nothing, or nothing any more. */
export const replyLink = (posted: Posted, code: LinkFailure): Response =>
  refused(
    { ...posted, page: null },
    { status: 410, message: getTranslator(posted.locale)(`alert.invalid.${code}`), body: { code } },
  )

/** The alert cannot be changed before its address is confirmed. */
export const replyUnconfirmed = (posted: Posted): Response =>
  refused(posted, {
    status: 409,
    message: getTranslator(posted.locale)('alert.explain.unconfirmed'),
    body: { code: 'unconfirmed' },
  })

/** Too many posts; the seconds to wait. */
export function replyTooMany(posted: Posted, retryAfter: number): Response {
  const minutes = Math.ceil(retryAfter / 60)
  return refused(posted, tooMany(getTranslator(posted.locale)('common.tooMany', { minutes }), retryAfter))
}

/** Something broke here, and the visitor has to try again. */
export const replyFailed = (posted: Posted): Response =>
  refused(posted, failed(getTranslator(posted.locale)('alert.form.failed')))

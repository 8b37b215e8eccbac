import { wishFieldNames } from '@/domain/alerts/alert-form'
import type { FormErrors } from '@/domain/leads/form-draft'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { buildHref } from '@/domain/routing/routes'
import { postAgain } from '@/site/guards/post-again'
import type { Posted } from '@/site/guards/posted'
import {
  failed,
  invalid,
  refuse,
  seeOther,
  tooMany,
  unkept,
  type Refusal,
  type WayOn,
} from '@/site/guards/replies'
import { leadErrorWords } from '@/site/messages/lead-error-words'
import { getTranslator } from '@/messages/translator'

/** What the links of an alert do, once it is posted. */
export type AlertAction = 'confirm' | 'update' | 'pause' | 'resume' | 'delete' | 'keep' | 'unsubscribe'

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

/** Back to the page of the alert, which finds the criteria that were typed and what is wrong with them under the token. */
export function replyBack(page: string, token: string): Response {
  const { pathname, searchParams } = new URL(page, 'https://site.invalid')
  searchParams.delete('done')
  searchParams.set('form', token)
  return seeOther(`${pathname}?${searchParams}#alert`)
}

const names = ['token', ...wishFieldNames, 'frequency']

/** The same press of a button once more, with what was typed. */
function pressAgain(posted: Posted, action: AlertAction): string {
  const t = getTranslator(posted.locale)
  const label = action === 'update' ? t('alert.form.save') : t(`alert.actions.${action}`)
  return postAgain(posted, { action: `/api/alerts/${action}`, label, names })
}

type Late = { action: AlertAction; retryAfter: number }

/** Too many posts, with what was typed to be sent later; the seconds to wait. */
export function replyTooMany(posted: Posted, { action, retryAfter }: Late): Response {
  return refused(posted, { ...tooMany(posted.locale, retryAfter), content: pressAgain(posted, action) })
}

/** Something broke here, and the visitor has to try again. */
export const replyFailed = (posted: Posted, action: AlertAction): Response =>
  refused(posted, {
    ...failed(getTranslator(posted.locale)('alert.form.failed')),
    content: pressAgain(posted, action),
  })

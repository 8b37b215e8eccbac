import { LONGEST_BODY, LONGEST_SUBJECT, type MessageErrors } from '@/domain/owners/owner-message'
import { ownerHref } from '@/domain/routing/owner-address'
import { escapeHtml } from '@/domain/shared/escape-html'
import type { HomeChoice } from '@/site/data/owners/owner-messages'
import { typed } from '@/site/guards/post-door'
import type { Posted } from '@/site/guards/posted'
import { failed, refuse, replyOn, tooMany, type Refusal } from '@/site/guards/replies'
import { getTranslator } from '@/messages/translator'
import { hiddenInputs } from '@/site/ui/plain-page'
import { writeErrorWords } from './write-words'

/** A message of an owner that could not be written: with their homes where it is known who they are. */
export type Unwritten = { posted: Posted; homes: readonly HomeChoice[] }

type Line = { name: string; label: string; field: (attributes: string) => string }

const look = 'style="box-sizing:border-box;width:100%;font:inherit"'

function linesOf({ posted, homes }: Unwritten): Line[] {
  const t = getTranslator(posted.locale)
  const chosen = typed(posted, 'property')
  const choices = homes.map(({ id, title }) => [String(id), `${title} (${id})`] as const)
  const isKnown = chosen === '' || choices.some(([value]) => value === chosen)
  const all = [['', t('owner.messages.write.general')] as const, ...choices]
  // Whose login has ended is shown no homes; what they chose goes along.
  const options = (isKnown || homes.length > 0 ? all : [...all, [chosen, chosen] as const]).map(
    ([value, label]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  )
  const subject = escapeHtml(typed(posted, 'subject').slice(0, 2 * LONGEST_SUBJECT))
  const body = escapeHtml(typed(posted, 'body').slice(0, 2 * LONGEST_BODY))
  return [
    {
      name: 'property',
      label: t('owner.messages.write.about'),
      field: (attributes) => `<select ${attributes}>${options.join('')}</select>`,
    },
    {
      name: 'subject',
      label: t('owner.messages.write.subject'),
      field: (attributes) => `<input ${attributes} value="${subject}">`,
    },
    {
      name: 'body',
      label: t('owner.messages.write.body'),
      field: (attributes) => `<textarea ${attributes} rows="10">${body}</textarea>`,
    },
    {
      name: 'attachments',
      label: t('owner.messages.write.files'),
      field: (attributes) =>
        `<input ${attributes} type="file" multiple accept=".pdf,.docx,.png,.jpg,.jpeg"><p>${escapeHtml(t('owner.messages.write.again'))}</p>`,
    },
  ]
}

/** The same form once more with what was typed, and what is wrong beside its fields. */
function writeAgain(unwritten: Unwritten, errors: Record<string, string> = {}): string {
  const { locale, page } = unwritten.posted
  const lines = linesOf(unwritten).map(({ name, label, field }) => {
    const wrong = errors[name]
    const attributes = `id="${name}" name="${name}" ${look}${wrong ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}`
    const said = wrong ? `<p id="${name}-error"><strong>${escapeHtml(wrong)}</strong></p>` : ''
    return `<label for="${name}">${escapeHtml(label)}</label>${field(attributes)}${said}`
  })
  const hidden = hiddenInputs([['lang', locale], ...(page === null ? [] : [['page', page] as const])])
  const button = escapeHtml(getTranslator(locale)('owner.messages.write.button'))
  return `<form method="post" action="/api/owner/messages/new" enctype="multipart/form-data">${hidden}${lines.join('')}<p><button>${button}</button></p></form>`
}

function refused({ posted }: Unwritten, refusal: Refusal): Response {
  const { locale } = posted
  const href = ownerHref({ locale, page: { kind: 'messages' } })
  const back = () => ({ href, label: getTranslator(locale)('owner.messages.back') })
  return refuse({ ...posted, back }, refusal)
}

/** It is written: on to the conversation that it begins. */
export const replyWritten = (posted: Posted, thread: number): Response =>
  replyOn(posted, `${ownerHref({ locale: posted.locale, page: { kind: 'message', id: thread } })}#latest`)

/** What is wrong, by field, with what was typed to go on with. */
export function replyErrors(unwritten: Unwritten, errors: MessageErrors): Response {
  const words = writeErrorWords(errors, unwritten.posted.locale)
  const [message = ''] = Object.values(words)
  const content = writeAgain(unwritten, words)
  return refused(unwritten, { status: 422, message, body: { errors: words }, content })
}

/** Too many messages; the seconds to wait. */
export function replyFlood(unwritten: Unwritten, retryAfter: number): Response {
  return refused(unwritten, {
    ...tooMany(unwritten.posted.locale, retryAfter),
    content: writeAgain(unwritten),
  })
}

/** Nobody is logged in, or no more: what was typed stays in the page that says so. */
export function replyStranger(unwritten: Unwritten, loginHref: string): Response {
  const t = getTranslator(unwritten.posted.locale)
  const login = `<p><a href="${escapeHtml(loginHref)}">${escapeHtml(t('owner.messages.login'))}</a></p>`
  const content = `${login}${writeAgain(unwritten)}`
  return refused(unwritten, { status: 401, message: t('owner.messages.errors.login'), content })
}

/** Staff who look on write nothing in an owner's name. */
export const replyLooker = (unwritten: Unwritten): Response =>
  refused(unwritten, {
    status: 403,
    message: getTranslator(unwritten.posted.locale)('owner.messages.write.look'),
  })

/** Something broke here. */
export const replyBroken = (unwritten: Unwritten): Response =>
  refused(unwritten, {
    ...failed(getTranslator(unwritten.posted.locale)('owner.messages.write.errors.failed')),
    content: writeAgain(unwritten),
  })

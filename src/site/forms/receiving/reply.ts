import { escapeHtml } from '@/domain/shared/html'
import { getTranslator } from '@/messages/translator'
import { drawPlainPage } from '@/site/ui/plain-page'
import { drawPostAgain, type PostAgain } from './post-again'
import { type PostedValues, type ReadFailure } from './read-post'

/** The response is true only at this moment, and for one person. */
export const noStore = { 'Cache-Control': 'no-store' }

/** What a response can pass on to the page that the visitor goes to. */
export type ReplyLink = { href: string; label: string }

type RefusalLinks = {
  /** The page that the visitor goes on to, where it is not the usual one. */
  back?: ReplyLink
  /** The form with the posted values, to be sent again without a script. */
  again?: PostAgain | null
}

/** Refused, for a reason that belongs to no field. */
export type PostRefusal = {
  status: number
  message: string
  /** More JSON for programs, besides the message. */
  data?: Record<string, unknown>
  headers?: Record<string, string>
  /** Links on the page for a browser without a script, above the form and below it. */
  above?: ReplyLink | null
  below?: ReplyLink | null
} & RefusalLinks

/** The outcome of a post; the form of the response depends on who asks, not on the feature. */
export type PostOutcome =
  /** Done: on to a page. `data` is for programs; `anchor` is the place on the page for browsers. */
  | {
      kind: 'done'
      page: string
      data?: Record<string, unknown>
      anchor?: string
      cookies?: readonly string[]
    }
  /** JSON for a program, whoever asks. */
  | { kind: 'json'; status: number; body: Record<string, unknown> }
  /** Back to the page of the form, which finds the typed values and their errors under the token. */
  | { kind: 'returned'; page: string; token: string; anchor: string }
  /** The errors by field, in words; `isListed: false` where each stands beside its field. */
  | ({ kind: 'invalid'; words: Record<string, string>; isListed?: boolean } & RefusalLinks)
  | ({ kind: 'refused' } & PostRefusal)
  /** Too many posts; the seconds to wait. */
  | ({ kind: 'too-many'; retryAfter: number } & RefusalLinks)
  /** Something broke here, and the visitor has to try again. */
  | { kind: 'failed' }
  /** A post that is not one of our forms. */
  | { kind: 'wrong'; why: ReadFailure | 403 | 404 }

/** The texts of a feature. */
export type ReplyTexts = {
  failed: string
  /** Replaces the usual text for too many posts; gets the minutes to wait. */
  tooMany?: (minutes: number) => string
  /** The link on a page that refuses a post. */
  back: ReplyLink
}

export type ReplyContext = {
  posted: PostedValues
  texts: (posted: PostedValues) => ReplyTexts
  again: (posted: PostedValues) => PostAgain | null
}

const unreadable: Record<ReadFailure, 400 | 413 | 415> = { broken: 400, size: 413, type: 415 }

/** For a program whose post is not one of our forms. */
export const replyWrong = (why: ReadFailure | 403 | 404): Response =>
  Response.json(
    { ok: false, errors: {} },
    { status: typeof why === 'number' ? why : unreadable[why], headers: noStore },
  )

/** Redirects to a page, which the browser requests with GET. */
const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...noStore, Location: location } })

function replyDone(
  { format }: PostedValues,
  { page, data, anchor = '', cookies = [] }: Extract<PostOutcome, { kind: 'done' }>,
): Response {
  const response =
    format === 'json'
      ? Response.json({ ok: true, ...data, redirect: page }, { headers: noStore })
      : seeOther(`${page}${anchor}`)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

function replyReturned({ page, token, anchor }: Extract<PostOutcome, { kind: 'returned' }>): Response {
  const { pathname, searchParams } = new URL(page, 'https://site.invalid')
  searchParams.set('form', token)
  return seeOther(`${pathname}?${searchParams}#${anchor}`)
}

const linkHtml = (link: ReplyLink | null | undefined): string =>
  link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''

const listHtml = (texts: readonly string[]): string =>
  texts.length > 0 ? `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` : ''

/** A refusal: a message in JSON for a program, a page for a browser that posted a form without a script. */
function refuse(
  { posted, texts }: ReplyContext,
  { list = [], ...refusal }: PostRefusal & { list?: string[] },
) {
  const { status, message, data, headers, above, below, again, back } = refusal
  const { format, locale } = posted
  const all = { ...noStore, ...headers }
  if (format !== 'page')
    return Response.json({ ok: false, errors: {}, error: message, ...data }, { status, headers: all })
  const form = again ? drawPostAgain(posted, again) : ''
  const content = `${listHtml(list)}${linkHtml(above)}${form}${linkHtml(below)}`
  return new Response(drawPlainPage({ locale, title: message, content, back: back ?? texts(posted).back }), {
    status,
    headers: { ...all, 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'same-origin' },
  })
}

function refuseInvalid(context: ReplyContext, outcome: Extract<PostOutcome, { kind: 'invalid' }>): Response {
  const { words, isListed = true, again, back } = outcome
  const texts = Object.values(words)
  const [message = ''] = texts
  const list = isListed ? texts : []
  return refuse(context, { status: 422, message, data: { errors: words }, list, again, back })
}

function refuseTooMany(
  context: ReplyContext,
  { retryAfter, again, back }: Extract<PostOutcome, { kind: 'too-many' }>,
): Response {
  const { posted, texts } = context
  const minutes = Math.ceil(retryAfter / 60)
  const message =
    texts(posted).tooMany?.(minutes) ?? getTranslator(posted.locale)('common.tooMany', { minutes })
  const headers = { 'Retry-After': String(retryAfter) }
  return refuse(context, { status: 429, message, headers, again: again ?? context.again(posted), back })
}

function refuseFailed(context: ReplyContext): Response {
  const { posted, texts } = context
  const again = context.again(posted)
  return refuse(context, {
    status: 503,
    message: texts(posted).failed,
    headers: { 'Retry-After': '10' },
    again,
  })
}

/** The response to a post: JSON for a program; for a browser without a script a redirect, or a page with what was typed. */
export function reply(context: ReplyContext, outcome: PostOutcome): Response {
  switch (outcome.kind) {
    case 'done':
      return replyDone(context.posted, outcome)
    case 'json':
      return Response.json(outcome.body, { status: outcome.status, headers: noStore })
    case 'returned':
      return replyReturned(outcome)
    case 'invalid':
      return refuseInvalid(context, outcome)
    case 'refused':
      return refuse(context, outcome)
    case 'too-many':
      return refuseTooMany(context, outcome)
    case 'failed':
      return refuseFailed(context)
    case 'wrong':
      return replyWrong(outcome.why)
  }
}

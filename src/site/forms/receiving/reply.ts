import { escapeHtml } from '@/domain/shared/html'
import { getTranslator } from '@/messages/translator'
import { drawPlainPage } from '@/site/ui/plain-page'
import { drawPostAgain, type PostAgain } from './post-again'
import { type Posted, type ReadFailure } from './read-post'

/** For what is true at this moment, and for one person. */
export const noStore = { 'Cache-Control': 'no-store' }

/** What can be said to an address of the site that the visitor goes on to. */
export type WayOn = { href: string; label: string }

type NotDone = {
  /** Where the visitor goes on to, where it is another place than usual. */
  back?: WayOn
  /** The same form once more. */
  again?: PostAgain | null
}

/** It was not done, for a reason that is no field's. */
export type Refusal = {
  status: number
  message: string
  /** For programs, beside the words. */
  told?: Record<string, unknown>
  headers?: Record<string, string>
  /** Links on the page for a browser without a script, above the form and below it. */
  above?: WayOn | null
  below?: WayOn | null
} & NotDone

/** What became of a post; how it is said depends on who asks, and on nothing else of the feature. */
export type PostOutcome =
  /** Done: on to a page. `told` is for programs; `anchor` the place on the page for browsers. */
  | {
      kind: 'done'
      page: string
      told?: Record<string, unknown>
      anchor?: string
      cookies?: readonly string[]
    }
  /** Said to a program as it is. */
  | { kind: 'told'; status: number; body: Record<string, unknown> }
  /** Back to the page of the form, which finds what was typed and what is wrong with it under the token. */
  | { kind: 'returned'; page: string; token: string; anchor: string }
  /** What is wrong with each field, in words; `isListed: false` where each stands beside its field. */
  | ({ kind: 'invalid'; words: Record<string, string>; isListed?: boolean } & NotDone)
  | ({ kind: 'refused' } & Refusal)
  /** Too many posts; the seconds to wait. */
  | ({ kind: 'too-many'; retryAfter: number } & NotDone)
  /** Something broke here, and the visitor has to try again. */
  | { kind: 'failed' }
  /** A post that is none of ours. */
  | { kind: 'wrong'; why: ReadFailure | 403 | 404 }

/** What a feature says in its own words. */
export type ReplyTexts = {
  failed: string
  /** Instead of the usual words for too many posts; the minutes to wait. */
  tooMany?: (minutes: number) => string
  /** Where a visitor goes on to who is told that it was not done. */
  back: WayOn
}

export type ReplyContext = {
  posted: Posted
  texts: (posted: Posted) => ReplyTexts
  again: (posted: Posted) => PostAgain | null
}

const unreadable: Record<ReadFailure, 400 | 413 | 415> = { broken: 400, size: 413, type: 415 }

/** To a program whose post is none of ours. */
export const replyWrong = (why: ReadFailure | 403 | 404): Response =>
  Response.json(
    { ok: false, errors: {} },
    { status: typeof why === 'number' ? why : unreadable[why], headers: noStore },
  )

/** On to a page, of which the browser asks as of any other. */
const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...noStore, Location: location } })

function replyDone(
  { format }: Posted,
  { page, told, anchor = '', cookies = [] }: Extract<PostOutcome, { kind: 'done' }>,
): Response {
  const response =
    format === 'json'
      ? Response.json({ ok: true, ...told, redirect: page }, { headers: noStore })
      : seeOther(`${page}${anchor}`)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

function replyReturned({ page, token, anchor }: Extract<PostOutcome, { kind: 'returned' }>): Response {
  const { pathname, searchParams } = new URL(page, 'https://site.invalid')
  searchParams.set('form', token)
  return seeOther(`${pathname}?${searchParams}#${anchor}`)
}

const linkHtml = (link: WayOn | null | undefined): string =>
  link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''

const listHtml = (texts: readonly string[]): string =>
  texts.length > 0 ? `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` : ''

/** It was not done: in words to a program, as a page of its own to a browser that sent a form by itself. */
function refuse({ posted, texts }: ReplyContext, { list = [], ...refusal }: Refusal & { list?: string[] }) {
  const { status, message, told, headers, above, below, again, back } = refusal
  const { format, locale } = posted
  const all = { ...noStore, ...headers }
  if (format !== 'page')
    return Response.json({ ok: false, errors: {}, error: message, ...told }, { status, headers: all })
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
  return refuse(context, { status: 422, message, told: { errors: words }, list, again, back })
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

/** The answer to a post: JSON for a program; for a browser that sent a form by itself a redirect, or a page with what was typed. */
export function reply(context: ReplyContext, outcome: PostOutcome): Response {
  switch (outcome.kind) {
    case 'done':
      return replyDone(context.posted, outcome)
    case 'told':
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

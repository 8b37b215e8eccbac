import { escapeHtml } from '@/domain/shared/escape-html'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { drawPlainPage } from '@/site/ui/plain-page'
import type { Posted } from './posted'
import type { ReadFailure } from './read-form'

/** For what is true at this moment, and for one person. */
export const unkept = { 'Cache-Control': 'no-store' }

/** On to a page, of which the browser asks as of any other. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...unkept, Location: location } })

/** It is done: on to a page that says so. */
export const replyOn = ({ wish }: Pick<Posted, 'wish'>, page: string): Response =>
  wish === 'json' ? Response.json({ ok: true, redirect: page }, { headers: unkept }) : seeOther(page)

/** What can be said to an address of the site that the visitor goes on to. */
export type WayOn = { href: string; label: string }

export type Refusal = {
  status: number
  message: string
  /** For programs, beside the words. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** HTML of the page for a browser without a script, beside the words. */
  content?: string
}

/** It was not done: in words to a program, as a page of its own to a browser that sent a form by itself. */
export function refuse(
  { wish, locale, back }: Pick<Posted, 'wish' | 'locale'> & { back: () => WayOn },
  { status, message, body = {}, headers = {}, content = '' }: Refusal,
): Response {
  const all = { ...unkept, ...headers }
  if (wish !== 'page')
    return Response.json({ ok: false, errors: {}, error: message, ...body }, { status, headers: all })
  return new Response(drawPlainPage({ locale, title: message, content, back: back() }), {
    status,
    headers: { ...all, 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'same-origin' },
  })
}

/** What is wrong with each field, in words. */
export function invalid(words: Record<string, string>): Refusal {
  const [message = ''] = Object.values(words)
  const items = Object.values(words).map((text) => `<li>${escapeHtml(text)}</li>`)
  return { status: 422, message, body: { errors: words }, content: `<ul>${items.join('')}</ul>` }
}

/** Too many posts; the seconds to wait. */
export const tooMany = (locale: Locale, retryAfter: number): Refusal => ({
  status: 429,
  message: getTranslator(locale)('common.tooMany', { minutes: Math.ceil(retryAfter / 60) }),
  headers: { 'Retry-After': String(retryAfter) },
})

/** Something broke here, and the visitor has to try again. */
export const failed = (message: string): Refusal => ({
  status: 503,
  message,
  headers: { 'Retry-After': '10' },
})

const unreadable: Record<ReadFailure, 400 | 413 | 415> = { broken: 400, size: 413, type: 415 }

/** A post that is none of ours. */
export const replyWrong = (why: ReadFailure | 403 | 404): Response =>
  Response.json(
    { ok: false, errors: {} },
    { status: typeof why === 'number' ? why : unreadable[why], headers: unkept },
  )

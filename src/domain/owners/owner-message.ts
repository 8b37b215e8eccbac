import { cleanLine, cleanLines } from '@/domain/leads/values/clean-text'
import type { Result } from '@/domain/shared/result'

export const LONGEST_SUBJECT = 200
export const LONGEST_BODY = 20_000
export const MOST_ATTACHMENTS = 5

/** What is wrong with a field of a message: it is empty, too long, has too many items, or is invalid. */
export type MessageError = 'required' | 'too-long' | 'too-many' | 'invalid'

export type MessageField = 'to' | 'property' | 'subject' | 'body' | 'attachments'

export type MessageErrors = Partial<Record<MessageField, MessageError>>

export type MessageTexts = { subject: string; body: string }

function errorOf(text: string, longest: number): MessageError | undefined {
  if (text === '') return 'required'
  return text.length > longest ? 'too-long' : undefined
}

/** The text of a message or an answer as it is stored, up to 20 000 characters; else what is wrong with it. */
export function readBody(text: string): Result<string, MessageError> {
  const body = cleanLines(text)
  const failure = errorOf(body, LONGEST_BODY)
  return failure ? { ok: false, failure } : { ok: true, value: body }
}

/** The subject on one line, up to 200 characters, and the text; else the errors by field. */
export function readMessage(given: MessageTexts): Result<MessageTexts, MessageErrors> {
  const subject = cleanLine(given.subject)
  const wrongSubject = errorOf(subject, LONGEST_SUBJECT)
  const body = readBody(given.body)
  if (!wrongSubject && body.ok) return { ok: true, value: { subject, body: body.value } }
  return {
    ok: false,
    failure: { ...(wrongSubject && { subject: wrongSubject }), ...(!body.ok && { body: body.failure }) },
  }
}

/** The subject of an answer: 'Re: ' before the subject of the first message, once. */
export const answerSubject = (subject: string): string =>
  (/^re\s?:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, LONGEST_SUBJECT)

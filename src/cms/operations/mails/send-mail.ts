import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { findRecord, updateRecord } from '@/cms/database/records'
import { replyToOf } from '@/cms/operations/replies/reply-tokens'
import { addressKey } from './address-key'
import { sender, type SendMail } from './mail-transport'
import { readAttachments } from './read-attachments'
import type { Mail } from '@/cms/payload-types'
import { describeFailure } from '@/domain/mail/delivery-failure'
import { nextAttemptAt } from '@/domain/mail/attempts'
import { linkEndsAt } from '@/domain/mail/password-link'

type Attempt = {
  payload: Payload
  send: SendMail
  id: number
  /** 1 for the first. */
  attempt: number
  now: Date
  /** Aborted when the worker stops. */
  signal?: AbortSignal
}

/** Sent, or nothing to send; to be retried; given up. */
export type SendOutcome = 'done' | 'again' | 'failed'

const split = (addresses: string | null | undefined): string[] =>
  (addresses ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)

const headersSchema = z.record(z.string(), z.string())

/** The message to send, and the recipients that do not have it yet. */
async function toMessage({ payload, now }: Attempt, mail: Mail) {
  const { to, cc, subject, html, text, messageId, locale } = mail
  const reached = new Set(split(mail.reached))
  const waiting = [...split(to), ...split(cc)].filter((address) => !reached.has(address))
  const message = {
    from: sender,
    envelope: { from: sender.address, to: waiting },
    to,
    cc: cc ?? undefined,
    replyTo: await replyToOf({ payload, mail, now }),
    subject,
    html: html ?? '',
    text: text ?? '',
    messageId,
    // A Date, because a text would be copied into the header, and RFC 5322 has a format of its own.
    date: new Date(mail.createdAt),
    headers: {
      'Content-Language': locale,
      // Auto-responders do not answer it (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...headersSchema.safeParse(mail.headers).data,
    },
    attachments: await readAttachments({ payload, attachments: mail.attachments }),
  }
  return { message, waiting, reached }
}

async function deliver(attempt: Attempt, mail: Mail): Promise<Partial<Mail>> {
  const { send, signal } = attempt
  const { message, waiting, reached } = await toMessage(attempt, mail)
  const refused = await send({ kind: mail.kind, id: mail.id, message: { ...message, signal } })
  if (refused.length === 0) return { status: 'sent', lastError: null }
  const refusedKeys = new Set(refused.map(addressKey))
  for (const address of waiting) if (!refusedKeys.has(addressKey(address))) reached.add(address)
  return { reached: [...reached].join(', '), lastError: `${refused.length}/${waiting.length} RCPT TO` }
}

/** The state of a mail after an attempt that did not reach everybody. */
function toBeContinued({ attempt, now }: Attempt, isFinal: boolean): Partial<Mail> {
  const next = isFinal ? null : nextAttemptAt({ attempt, now })
  return { status: next ? 'queued' : 'failed', nextAttemptAt: next?.toISOString() ?? null }
}

async function tryToDeliver(attempt: Attempt, mail: Mail): Promise<Partial<Mail>> {
  try {
    const result = await deliver(attempt, mail)
    if (result.status === 'sent')
      return { ...result, sentAt: attempt.now.toISOString(), nextAttemptAt: null, reached: null }
    return { ...result, ...toBeContinued(attempt, false) }
  } catch (error) {
    const { detail, isFinal } = describeFailure(error)
    return { lastError: detail, ...toBeContinued(attempt, isFinal) }
  }
}

/** The code in the outbox for a mail whose link has ended, or will have before the next attempt. */
const LINK_EXPIRED = 'ELINKEXPIRED'

/** Tries to deliver a mail; one with a link that ends soon fails as soon as it cannot arrive in time. */
async function tryInTime(attempt: Attempt, mail: Mail): Promise<Partial<Mail>> {
  const { kind, html, createdAt } = mail
  const ends = linkEndsAt({ kind, html: html ?? '', queuedAt: new Date(createdAt) })
  if (!ends) return tryToDeliver(attempt, mail)
  if (ends <= attempt.now) return { status: 'failed', nextAttemptAt: null, lastError: LINK_EXPIRED }
  const data = await tryToDeliver(attempt, mail)
  if (!data.nextAttemptAt || new Date(data.nextAttemptAt) < ends) return data
  return { ...data, status: 'failed', nextAttemptAt: null, lastError: `${data.lastError} ${LINK_EXPIRED}` }
}

const patience = 30

/** Records the result, and waits for a restarting database: an unrecorded mail is sent once more. */
async function remember({ payload, id, signal }: Attempt, data: Partial<Mail>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await updateRecord(payload, { collection: 'mails', id, data })
      return
    } catch (error) {
      if (tries === patience || signal?.aborted) throw error
      await pause(1000)
    }
  }
}

const outcomes = { sent: 'done', queued: 'again', failed: 'failed' } as const

/**
 * One attempt to send a mail of the outbox, recorded there before this returns. A sent mail is left alone; if the process
 * dies between sending and recording, the mail is sent a second time with the same Message-ID.
 */
export async function sendMail(attempt: Attempt): Promise<SendOutcome> {
  const { payload, id } = attempt
  const mail = await findRecord(payload, { collection: 'mails', where: { id: { equals: id } } })
  if (!mail || mail.status !== 'queued') return 'done'
  const data = { attempts: attempt.attempt, ...(await tryInTime(attempt, mail)) }
  await remember(attempt, data)
  return outcomes[data.status ?? 'queued']
}

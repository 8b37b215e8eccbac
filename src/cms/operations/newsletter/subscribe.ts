import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { signToken } from '@/cms/access/signed-token'
import { getMailAgency, type MailAgency } from '@/cms/queries/agency/mail-agency'
import { newsletterConfirm } from '@/cms/mail/newsletter/newsletter-confirm'
import { newsletterWelcome } from '@/cms/mail/newsletter/newsletter-welcome'
import { newsletterLink, unsubscribeLinks } from '@/cms/queries/newsletter/newsletter-links'
import { newsletterTokens, readNewsletterToken } from '@/cms/queries/newsletter/read-newsletter-token'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { leadKinds } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { Locale } from '@/domain/shared/locale'
import { secondsOf } from '@/domain/shared/mailed-link'
import { queueMail } from '@/cms/operations/mails/queue-mail'
import { table } from '@/cms/database/tables'

const subscriberRow = table('subscribers', 'subscriber')
const excluded = table('subscribers', 'excluded')
const subscribers = table('subscribers')
const leads = table('leads')

const day = 86_400_000
const CONFIRM_DAYS = 7

const confirmedKinds = sql.join(
  leadKinds.filter((kind) => leadTable[kind].recordsConfirmation).map((kind) => sql`${kind}`),
  sql`, `,
)

type Subscriber = { id: number; email: string; language: Locale }

type AskToSubscribeInput = {
  req: PayloadRequest
  agency: MailAgency
  email: string
  name: string | null
  locale: Locale
  now: Date
  /** The document that caused the mail. */
  about: string
}

/**
 * Stores a newsletter sign-up and queues the mail that asks for its confirmation; until then nobody is subscribed. A
 * subscriber gets no mail, and the answer does not reveal it.
 */
export async function askToSubscribe({
  req,
  agency,
  email,
  name,
  locale,
  now,
  about,
}: AskToSubscribeInput): Promise<void> {
  const db = await transactionOf(req)
  // To the second, as in the token.
  const askedAt = new Date(secondsOf(now) * 1000)
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${subscriberRow} (${subscriberRow.$.email}, ${subscriberRow.$.name}, ${subscriberRow.$.language}, ${subscriberRow.$.asked_at})
    values (${email.toLowerCase()}, ${name}, ${locale}, ${askedAt.toISOString()})
    on conflict (${subscriberRow.$.email}) do update set ${subscriberRow.$.name} = coalesce(${excluded.name}, ${subscriberRow.name}),
      ${subscriberRow.$.language} = ${excluded.language}, ${subscriberRow.$.asked_at} = ${excluded.asked_at}, ${subscriberRow.$.updated_at} = now()
    where ${subscriberRow.confirmed_at} is null or ${subscriberRow.unsubscribed_at} is not null
    returning ${subscriberRow.id}`)
  const [subscriber] = rows
  if (!subscriber) return
  const token = signToken({
    secret: req.payload.secret,
    purpose: newsletterTokens.confirm,
    numbers: [subscriber.id, secondsOf(askedAt)],
    expiresAt: new Date(now.getTime() + CONFIRM_DAYS * day),
  })
  const mail = newsletterConfirm({ agency, href: newsletterLink({ step: 'confirm', locale, token }) }, locale)
  await queueMail({ req, mail: { ...mail, kind: 'newsletter-confirm', locale, to: email, about } })
}

async function welcome({ req, subscriber }: { req: PayloadRequest; subscriber: Subscriber }): Promise<void> {
  const { id, email, language: locale } = subscriber
  const { payload } = req
  const agency = await getMailAgency({ payload, locale, req })
  const { page, oneClick } = unsubscribeLinks({ secret: payload.secret, id, locale })
  const mail = newsletterWelcome({ agency, unsubscribeHref: page }, locale)
  // RFC 8058: mail programs unsubscribe with a POST request of their own.
  const headers = {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const about = `subscribers/${id}`
  await queueMail({ req, mail: { ...mail, kind: 'newsletter-welcome', locale, to: email, headers, about } })
}

type SubscriptionStep = { payload: Payload; token: unknown; now: Date }

/**
 * Subscribes the holder of the mail's token, and welcomes them once; a second time changes nothing. False if the token is
 * invalid or too old, or if they have unsubscribed since.
 */
export async function confirmSubscription({ payload, token, now }: SubscriptionStep): Promise<boolean> {
  const numbers = readNewsletterToken({ payload, step: 'confirm', token, now })
  if (!numbers) return false
  const [id = 0, asked = 0] = numbers
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows } = await db.execute<Subscriber & { fresh: boolean }>(sql`
      select ${subscribers.id}, ${subscribers.email}, ${subscribers.language}, ${subscribers.confirmed_at} is null or ${subscribers.confirmed_at} < ${subscribers.asked_at} as fresh from ${subscribers}
      where ${subscribers.id} = ${id} and ${subscribers.asked_at} = to_timestamp(${asked})
        and (${subscribers.unsubscribed_at} is null or ${subscribers.unsubscribed_at} < ${subscribers.asked_at}) for update`)
    const [subscriber] = rows
    if (!subscriber) return false
    if (!subscriber.fresh) return true
    const time = now.toISOString()
    await db.execute(sql`update ${subscribers} set ${subscribers.$.confirmed_at} = ${time}, ${subscribers.$.unsubscribed_at} = null, ${subscribers.$.updated_at} = now()
      where ${subscribers.id} = ${id}`)
    await db.execute(sql`update ${leads} set ${leads.$.confirmed_at} = ${time}
      where ${leads.kind} in (${confirmedKinds}) and lower(${leads.email}) = ${subscriber.email} and ${leads.confirmed_at} is null`)
    await welcome({ req, subscriber })
    return true
  })
}

/** Unsubscribes the holder of a newsletter's token; a second time changes nothing. False if the token is invalid. */
export async function unsubscribe({ payload, token, now }: SubscriptionStep): Promise<boolean> {
  const numbers = readNewsletterToken({ payload, step: 'unsubscribe', token, now })
  if (!numbers) return false
  await databaseOf(payload)
    .execute(sql`update ${subscribers} set ${subscribers.$.unsubscribed_at} = ${now.toISOString()}, ${subscribers.$.updated_at} = now()
    where ${subscribers.id} = ${numbers[0] ?? 0} and ${subscribers.unsubscribed_at} is null`)
  return true
}

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import type { NewsletterLinkState, NewsletterStep } from '@/domain/routing/newsletter-address'
import { readNewsletterToken } from './read-newsletter-token'

const subscribers = table('subscribers')

type NewsletterLinkRow = { isSubscribed: boolean; isLeft: boolean; isAsked: boolean }

const stateOf: Record<NewsletterStep, (row: NewsletterLinkRow | undefined) => NewsletterLinkState> = {
  // A newer sign-up or an unsubscription ends the link of an earlier sign-up.
  confirm: (row) => {
    if (!row?.isAsked || row.isLeft) return 'gone'
    return row.isSubscribed ? 'done' : 'open'
  },
  // An erased subscriber gets no letters.
  unsubscribe: (row) => (row && !row.isLeft ? 'open' : 'done'),
}

/** The present state of a link in a mail; it changes nothing. */
export async function getNewsletterLink({
  payload,
  step,
  token,
  now,
}: {
  payload: Payload
  step: NewsletterStep
  token: unknown
  now: Date
}): Promise<NewsletterLinkState> {
  const numbers = readNewsletterToken({ payload, step, token, now })
  if (!numbers) return 'gone'
  const [id = 0, asked = 0] = numbers
  const { rows } = await databaseOf(payload).execute<NewsletterLinkRow>(sql`
    select coalesce(${subscribers.confirmed_at} >= ${subscribers.asked_at}, false) as "isSubscribed",
      ${subscribers.unsubscribed_at} is not null and (${subscribers.unsubscribed_at} >= ${subscribers.asked_at} or ${step} = 'unsubscribe') as "isLeft",
      ${subscribers.asked_at} = to_timestamp(${asked}) as "isAsked"
    from ${subscribers} where ${subscribers.id} = ${id}`)
  return stateOf[step](rows[0])
}

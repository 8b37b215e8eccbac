import type { PayloadRequest, Where } from 'payload'
import { readerLocale } from '@/cms/fields/reader-locale'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import type { Subscriber } from '@/cms/payload-types'
import { belgianMoment } from '@/domain/leads/values/belgian-moment'
import { toCsv } from '@/domain/leads/csv'
import { unsubscribeLinks } from './newsletter-links'

/** Confirmed, and not unsubscribed since: only these may receive mail. */
export const whereReads: Where = {
  and: [{ confirmedAt: { exists: true } }, { unsubscribedAt: { exists: false } }],
}

const { email, name, language } = sharedTexts

const columns = [
  email,
  name,
  language,
  officeTexts.common.confirmedOn,
  officeTexts.subscribers.csv.unsubscribePage,
]

function toRow({ id, email, name, language, confirmedAt }: Subscriber, secret: string): (string | null)[] {
  const { page, oneClick } = unsubscribeLinks({ secret, id, locale: language })
  return [email, name ?? null, language, confirmedAt ? belgianMoment(confirmedAt) : null, page, oneClick]
}

/**
 * The newsletter's readers that staff have filtered, for a spreadsheet or a mailing tool, each with their links to
 * unsubscribe. It never includes anybody who may not receive mail, whatever the filter.
 */
export async function listSubscribers({
  req,
  where,
}: {
  req: PayloadRequest
  where: Where
}): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: { and: [where, whereReads] },
    req,
    overrideAccess: false,
    pagination: false,
    sort: 'email',
  })
  const locale = readerLocale(req)
  const titles = [...columns.map((title) => title[locale]), 'List-Unsubscribe']
  return toCsv([titles, ...docs.map((reader) => toRow(reader, req.payload.secret))])
}

import type { Payload, PayloadRequest } from 'payload'
import { findGlobalRecordAs } from '@/cms/database/records'
import { isRecord } from '@/domain/shared/is-record'
import { perLocale, type Locale, type Localized } from '@/domain/shared/locale'
import type { OwnMailTexts } from '@/messages/own-mail-texts'

/** What is stored, without anything that is no text. */
export const toOwnTexts = (stored: unknown): OwnMailTexts =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).flatMap(([path, text]) => (typeof text === 'string' ? [[path, text]] : [])),
      )
    : {}

/** The texts of mails that editors wrote, in each language; with a request, inside its transaction. */
export async function readOwnTexts({
  payload,
  req,
}: {
  payload: Payload
  req?: PayloadRequest
}): Promise<Record<Locale, OwnMailTexts>> {
  const { texts } = await findGlobalRecordAs<{ texts: Localized<unknown> }>(payload, {
    slug: 'mail-texts',
    select: { texts: true },
    req,
  })
  return perLocale((locale) => toOwnTexts(texts?.[locale]))
}

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { fallbackLocale, isLocale, type Locale } from '@/domain/shared/locale'

type Row = { locale: string | null }

/**
 * The language in which the site writes to an address of the agency: that of the agent who has it, else that of the site
 * settings for the office.
 */
export async function getOfficeLocale({
  payload,
  address,
}: {
  payload: Payload
  address: string
}): Promise<Locale> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select coalesce(
      (select mail_language::text from agents where lower(email) = lower(${address}) order by id limit 1),
      (select languages_office::text from site_settings order by id limit 1)) as locale`)
  const locale = rows[0]?.locale
  return isLocale(locale) ? locale : fallbackLocale
}

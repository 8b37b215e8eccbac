import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '@/cms/database/transaction-of'
import { table } from '@/cms/database/tables'
import { fallbackLocale, isLocale, type Locale } from '@/domain/shared/locale'

const agents = table('agents')
const siteSettings = table('site_settings')

type OfficeLocaleRow = { locale: string | null }

/**
 * The language of mails to an address of the agency: that of the agent with the address, else that of the site settings for
 * the office.
 */
export async function getOfficeLocale({
  payload,
  address,
}: {
  payload: Payload
  address: string
}): Promise<Locale> {
  const { rows } = await databaseOf(payload).execute<OfficeLocaleRow>(sql`
    select coalesce(
      (select ${agents.mail_language}::text from ${agents} where lower(${agents.email}) = lower(${address}) order by ${agents.id} limit 1),
      (select ${siteSettings.languages_office}::text from ${siteSettings} order by ${siteSettings.id} limit 1)) as locale`)
  const locale = rows[0]?.locale
  return isLocale(locale) ? locale : fallbackLocale
}

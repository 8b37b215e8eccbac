import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { separateRequest } from '@/cms/database/separate-request'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transaction-of'
import { agencyTown } from '@/domain/places/agency-town'
import { fallbackLocale, isLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { type MailAgency, toMailAgency } from './mail-agency'

type GetMailAgencyInput = { payload: Payload; locale: Locale; req?: PayloadRequest }

/** The agency for the signature of mails in a language; with a request, inside its transaction. */
export async function getMailAgency({ payload, locale, req }: GetMailAgencyInput): Promise<MailAgency> {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    locale,
    depth: 0,
    ...(req && { req: separateRequest(req) }),
  })
  const town = await agencyTown({ agency: settings.agency, locale })
  return toMailAgency({ settings, town, locale, siteUrl: env.SITE_URL })
}

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

import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { findGlobalRecordAs } from '@/cms/database/records'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'
import type { SiteSetting } from '@/cms/payload-types'
import { isRecord } from '@/domain/shared/is-record'
import { colon } from '@/domain/shared/text'
import { agencyTown } from '@/domain/places/agency-town'
import {
  fallbackLocale,
  isLocale,
  locales,
  perLocale,
  type Locale,
  type Localized,
} from '@/domain/shared/locale'
import { env } from '@/env'
import type { OwnMailTexts } from '@/messages/own-mail-texts'
import { getTranslator } from '@/messages/translator'

/** The agency in the signature of a mail. */
export type MailAgency = {
  name: string
  /** The address of the site, without a slash at its end. */
  siteUrl: string
  phone: string | null
  email: string | null
  /** Street and town in one line. */
  address: string | null
  /** The legal mentions of an agent: numbers, authority, insurer; a line each. */
  mentions: readonly string[]
  /** The texts that editors wrote in the place of ours, in the language of the mail (docs/mail-texts.md). */
  ownTexts?: OwnMailTexts
}

type MailAgencyText = string | null | undefined

const join = (separator: string, ...parts: MailAgencyText[]): string | null =>
  parts.filter(Boolean).join(separator) || null

const isText = (text: string | null): text is string => text !== null

/** The agency for a signature in a language, with the mentions of the site's footer. */
export function toMailAgency({
  settings,
  town,
  locale,
  siteUrl,
}: {
  settings: Pick<SiteSetting, 'agency'>
  /** In the language of the mail. */
  town: string | null
  locale: Locale
  siteUrl: string
}): MailAgency {
  const agency = settings.agency ?? {}
  const t = getTranslator(locale)
  const say = (name: string, value: MailAgencyText) => (value ? `${name}${colon(locale)}${value}` : null)
  return {
    name: agency.name || 'Maison Brabant',
    siteUrl,
    phone: agency.phone || null,
    email: agency.email || null,
    address: join(
      ', ',
      join(' ', agency.street, agency.houseNumber),
      join(' ', agency.zip, town),
      agency.country,
    ),
    mentions: [
      join(
        ' · ',
        agency.legalName,
        say(t('mentions.companyNumber'), agency.companyNumber),
        say(t('mentions.vatNumber'), agency.vatNumber),
      ),
      join(' · ', agency.professionalTitle, say(t('mentions.professionalNumber'), agency.professionalNumber)),
      say(t('mentions.supervisoryAuthority'), agency.supervisoryAuthority),
      say(t('mentions.insurer'), join(' ', agency.insurer, agency.insurancePolicy)),
    ].filter(isText),
  }
}

type Agency = NonNullable<SiteSetting['agency']>

type WrittenPerLanguage = 'country' | 'professionalTitle' | 'supervisoryAuthority'

/** The agency as it is stored: in all languages where editors write it in each. */
type StoredAgency = Omit<Agency, WrittenPerLanguage> &
  Partial<Record<WrittenPerLanguage, Localized<string | null>>>

const inLanguage = (stored: StoredAgency, locale: Locale): Agency => ({
  ...stored,
  country: stored.country?.[locale],
  professionalTitle: stored.professionalTitle?.[locale],
  supervisoryAuthority: stored.supervisoryAuthority?.[locale],
})

type ReadMailAgencyInput = { payload: Payload; req?: PayloadRequest }

/**
 * Reads the agency for the signatures of mails, and the texts of editors, in each language; with a request, inside its transaction. It bypasses
 * Payload's operations, whose hooks are for editors.
 */
export async function readMailAgencies({
  payload,
  req,
}: ReadMailAgencyInput): Promise<Record<Locale, MailAgency>> {
  const { agency = {} } = await findGlobalRecordAs<{ agency: StoredAgency }>(payload, {
    slug: 'site-settings',
    select: { agency: true },
    req,
  })
  const named = await Promise.all(
    locales.map(async (locale) => [locale, await agencyTown({ agency, locale })] as const),
  )
  const towns = new Map(named)
  const ownTexts = await readOwnTexts({ payload, req })
  return perLocale((locale) => {
    const settings = { agency: inLanguage(agency, locale) }
    const signature = { settings, town: towns.get(locale) ?? null, locale, siteUrl: env.SITE_URL }
    return { ...toMailAgency(signature), ownTexts: ownTexts[locale] }
  })
}

/** The agency for the signature of mails in one language; with a request, inside its transaction. */
export const getMailAgency = async ({
  locale,
  ...input
}: ReadMailAgencyInput & { locale: Locale }): Promise<MailAgency> => (await readMailAgencies(input))[locale]

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

/** What the mails of forms need to know of the agency, for any form. */
export type MailOffice = {
  agencies: Readonly<Record<Locale, MailAgency>>
  locale: Locale
  /** The languages of agents, by their addresses in lower case. */
  agentLocales: Readonly<Record<string, Locale>>
}

type MailAgentRow = { email: string; locale: string | null }

/** Reads the agency in each language, and who in it reads which. */
export async function readMailOffice(payload: Payload): Promise<MailOffice> {
  const db = databaseOf(payload)
  const { rows } = await db.execute<MailAgentRow>(sql`
    select ${agents.email} as email, ${agents.mail_language}::text as locale from ${agents}
    where ${agents.email} <> '' order by ${agents.id} desc`)
  const { rows: offices } = await db.execute<OfficeLocaleRow>(sql`
    select ${siteSettings.languages_office}::text as locale from ${siteSettings} order by ${siteSettings.id} limit 1`)
  const locale = offices[0]?.locale
  // Of two agents with one address the first counts, as in `getOfficeLocale`: it is the last to be set here.
  const ofAgents = new Map(rows.map((agent) => [agent.email.toLowerCase(), agent.locale]))
  return {
    agencies: await readMailAgencies({ payload }),
    locale: isLocale(locale) ? locale : fallbackLocale,
    agentLocales: Object.fromEntries(
      [...ofAgents].flatMap(([address, own]) => (isLocale(own) ? [[address, own]] : [])),
    ),
  }
}

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

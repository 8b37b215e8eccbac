import type { SiteSetting } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { colon } from '@/cms/words/colon'

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

import type { SiteSetting } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { colon } from '@/cms/words/colon'

/** The agency as it signs a mail. */
export type MailAgency = {
  name: string
  /** The address of the site, without a slash at its end. */
  siteUrl: string
  phone: string | null
  email: string | null
  /** Street and town in one line. */
  address: string | null
  /** What the law asks of an agent's letters: numbers, authority, insurer; a line each. */
  mentions: readonly string[]
}

type Words = { company: string; vat: string; professional: string; authority: string; insurance: string }

// The same words as in the footer of the site: `footer` in the messages of the site.
const words: Record<Locale, Words> = {
  nl: {
    company: 'Ondernemingsnummer',
    vat: 'Btw',
    professional: 'BIV-nummer',
    authority: 'Toezichthoudende autoriteit',
    insurance: 'BA- en borgstellingsverzekering',
  },
  fr: {
    company: 'Numéro d’entreprise',
    vat: 'TVA',
    professional: 'Numéro IPI',
    authority: 'Autorité de surveillance',
    insurance: 'Assurance RC professionnelle et cautionnement',
  },
  en: {
    company: 'Company number',
    vat: 'VAT',
    professional: 'IPI/BIV number',
    authority: 'Supervisory authority',
    insurance: 'Professional liability and surety insurance',
  },
  de: {
    company: 'Unternehmensnummer',
    vat: 'MwSt.-Nummer',
    professional: 'IPI-Nummer',
    authority: 'Aufsichtsbehörde',
    insurance: 'Berufshaftpflicht- und Kautionsversicherung',
  },
}

type Text = string | null | undefined

const join = (separator: string, ...parts: Text[]): string | null =>
  parts.filter(Boolean).join(separator) || null

const isText = (text: string | null): text is string => text !== null

/** The agency as it signs in a language; the mentions are those the site shows in its footer. */
export function toMailAgency({
  settings,
  town,
  locale,
  siteUrl,
}: {
  settings: Pick<SiteSetting, 'agency'>
  /** As the language calls it. */
  town: string | null
  locale: Locale
  siteUrl: string
}): MailAgency {
  const agency = settings.agency ?? {}
  const word = words[locale]
  const say = (name: string, value: Text) => (value ? `${name}${colon(locale)}${value}` : null)
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
      join(' · ', agency.legalName, say(word.company, agency.companyNumber), say(word.vat, agency.vatNumber)),
      join(' · ', agency.professionalTitle, say(word.professional, agency.professionalNumber)),
      say(word.authority, agency.supervisoryAuthority),
      say(word.insurance, join(' ', agency.insurer, agency.insurancePolicy)),
    ].filter(isText),
  }
}

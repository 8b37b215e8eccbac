import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

type Words = {
  subject: string
  text: string
  name: string
  email: string
  phone: string
  when: string
  properties: string
  open: string
}

const words: Record<Locale, Words> = {
  nl: {
    subject: 'Eigenaarslogin',
    text: 'Een eigenaar heeft zich aangemeld in zijn eigenaarszone.',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    when: 'Wanneer',
    properties: 'Panden',
    open: 'De eigenaar openen',
  },
  fr: {
    subject: 'Connexion du propriétaire',
    text: 'Un propriétaire s’est connecté à son espace.',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    when: 'Quand',
    properties: 'Biens',
    open: 'Ouvrir le propriétaire',
  },
  en: {
    subject: 'Owner login',
    text: 'An owner has logged in to the owner area.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    when: 'When',
    properties: 'Homes',
    open: 'Open the owner',
  },
  de: {
    subject: 'Eigentümer-Login',
    text: 'Ein Eigentümer hat sich in seinem Bereich angemeldet.',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    when: 'Wann',
    properties: 'Immobilien',
    open: 'Den Eigentümer öffnen',
  },
}

type OwnerLoginData = {
  agency: MailAgency
  owner: { name: string; email: string; phone: string | null }
  properties: readonly string[]
  now: Date
  /** Of the owner in the back office. */
  adminHref: string
}

/** The mail that tells the agency that an owner has logged in. */
export function ownerLogin(
  { agency, owner, properties, now, adminHref }: OwnerLoginData,
  locale: Locale,
): RenderedMail {
  const word = words[locale]
  const { name, email, phone } = owner
  return renderMail({
    locale,
    agency,
    subject: `${word.subject} – ${name}`,
    preheader: word.text,
    blocks: [
      { kind: 'heading', text: word.subject },
      { kind: 'paragraph', text: word.text },
      {
        kind: 'facts',
        facts: [
          { label: word.name, value: name },
          { label: word.email, value: email, href: `mailto:${email}` },
          ...(phone ? [{ label: word.phone, value: phone, href: phoneHref(phone) }] : []),
          { label: word.when, value: shownMoment(now.toISOString(), locale) },
          ...(properties.length > 0 ? [{ label: word.properties, value: properties.join('\n') }] : []),
        ],
      },
      { kind: 'button', label: word.open, href: adminHref },
    ],
  })
}

import type { PayloadRequest } from 'payload'
import { getMailAgency } from '@/cms/queries/agency/get-mail-agency'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

type Words = { subject: string; title: string; text: string; link: string; otherwise: string }

const words: Record<Locale, Words> = {
  nl: {
    subject: 'Nieuw wachtwoord voor het beheer van Maison Brabant',
    title: 'Een nieuw wachtwoord',
    text: 'U hebt een nieuw wachtwoord gevraagd. De link werkt een uur lang en één keer.',
    link: 'Een nieuw wachtwoord kiezen',
    otherwise: 'Hebt u niets gevraagd? Dan hoeft u niets te doen.',
  },
  fr: {
    subject: "Nouveau mot de passe pour l'administration de Maison Brabant",
    title: 'Un nouveau mot de passe',
    text: 'Vous avez demandé un nouveau mot de passe. Le lien fonctionne une heure et une seule fois.',
    link: 'Choisir un nouveau mot de passe',
    otherwise: "Vous n'avez rien demandé ? Vous n'avez rien à faire.",
  },
  en: {
    subject: 'New password for the back office of Maison Brabant',
    title: 'A new password',
    text: 'You asked for a new password. The link works for an hour, and once.',
    link: 'Choose a new password',
    otherwise: 'You did not ask for one? Then there is nothing to do.',
  },
  de: {
    subject: 'Neues Passwort für die Verwaltung von Maison Brabant',
    title: 'Ein neues Passwort',
    text: 'Sie haben ein neues Passwort angefordert. Der Link gilt eine Stunde lang und einmal.',
    link: 'Ein neues Passwort wählen',
    otherwise: 'Sie haben keines angefordert? Dann müssen Sie nichts tun.',
  },
}

type StaffPasswordData = { agency: MailAgency; href: string }

/** The mail to a member of staff who forgot the password. */
export function staffPassword(data: StaffPasswordData, locale: Locale): RenderedMail {
  const { subject, title, text, link, otherwise } = words[locale]
  return renderMail({
    locale,
    agency: data.agency,
    subject,
    preheader: text,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text },
      { kind: 'button', label: link, href: data.href },
      { kind: 'small', text: data.href },
      { kind: 'small', text: otherwise },
    ],
  })
}

type StaffPasswordInput = { req?: PayloadRequest; token?: string; user?: unknown } | undefined

function localeOf(asked: StaffPasswordInput): Locale {
  const user = asked?.user
  const language = typeof user === 'object' && user !== null && 'language' in user ? user.language : null
  return isLocale(language) ? language : 'fr'
}

/**
 * The same as Payload asks for it, in the language of the account. Payload's own mail has no address of the site in its
 * link: we set no `serverURL`, which would break the back office behind another name.
 */
export const staffPasswordMail = {
  generateEmailSubject: (asked: StaffPasswordInput): string => words[localeOf(asked)].subject,
  generateEmailHTML: async (asked: StaffPasswordInput): Promise<string> => {
    const req = asked?.req
    if (!req) throw new Error('A mail is made for a request')
    const locale = localeOf(asked)
    const agency = await getMailAgency({ payload: req.payload, locale, req })
    const href = `${env.SITE_URL}/admin/reset/${encodeURIComponent(asked.token ?? '')}`
    return staffPassword({ agency, href }, locale).html
  },
}

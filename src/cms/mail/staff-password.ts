import { isLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'

type Words = { subject: string; text: string; link: string; otherwise: string }

const words: Record<Locale, Words> = {
  nl: {
    subject: 'Nieuw wachtwoord voor het beheer van Maison Brabant',
    text: 'U hebt een nieuw wachtwoord gevraagd. De link werkt een uur lang en één keer:',
    link: 'Een nieuw wachtwoord kiezen',
    otherwise: 'Hebt u niets gevraagd? Dan hoeft u niets te doen.',
  },
  fr: {
    subject: "Nouveau mot de passe pour l'administration de Maison Brabant",
    text: 'Vous avez demandé un nouveau mot de passe. Le lien fonctionne une heure et une seule fois :',
    link: 'Choisir un nouveau mot de passe',
    otherwise: "Vous n'avez rien demandé ? Vous n'avez rien à faire.",
  },
  en: {
    subject: 'New password for the back office of Maison Brabant',
    text: 'You asked for a new password. The link works for an hour, and once:',
    link: 'Choose a new password',
    otherwise: 'You did not ask for one? Then there is nothing to do.',
  },
  de: {
    subject: 'Neues Passwort für die Verwaltung von Maison Brabant',
    text: 'Sie haben ein neues Passwort angefordert. Der Link gilt eine Stunde lang und einmal:',
    link: 'Ein neues Passwort wählen',
    otherwise: 'Sie haben keines angefordert? Dann müssen Sie nichts tun.',
  },
}

type Asked = { token?: string; user?: unknown } | undefined

const wordsFor = (asked: Asked): Words => {
  const user = asked?.user
  const language = typeof user === 'object' && user !== null && 'language' in user ? user.language : null
  return words[isLocale(language) ? language : 'fr']
}

/**
 * The mail to a member of staff who forgot the password, in his language. Payload's own has no address of the site in
 * its link: we set no `serverURL`, which would break the back office behind another name.
 */
export const staffPasswordMail = {
  generateEmailSubject: (asked: Asked): string => wordsFor(asked).subject,
  generateEmailHTML: (asked: Asked): string => {
    const { text, link, otherwise } = wordsFor(asked)
    const href = `${env.SITE_URL}/admin/reset/${encodeURIComponent(asked?.token ?? '')}`
    return `<p>${text}</p><p><a href="${href}">${link}</a></p><p>${href}</p><p>${otherwise}</p>`
  },
}

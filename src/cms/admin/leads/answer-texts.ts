import type { EditorTexts } from '@/cms/fields/editor-text'
import type { Locale } from '@/domain/shared/locale'

/** What stands around the answer to a lead. */
export const answerTexts = {
  title: {
    nl: 'Antwoorden per e-mail',
    fr: 'Répondre par e-mail',
    en: 'Answer by mail',
    de: 'Per E-Mail antworten',
  },
  subject: { nl: 'Onderwerp', fr: 'Objet', en: 'Subject', de: 'Betreff' },
  text: { nl: 'Bericht', fr: 'Message', en: 'Message', de: 'Nachricht' },
  send: { nl: 'Verzenden', fr: 'Envoyer', en: 'Send', de: 'Senden' },
  busy: { nl: 'Bezig…', fr: 'En cours…', en: 'In progress…', de: 'Läuft …' },
  failure: {
    nl: 'Dat is niet gelukt. Vul onderwerp en bericht in en probeer opnieuw.',
    fr: 'Cela n’a pas réussi. Remplissez l’objet et le message, puis réessayez.',
    en: 'That did not work. Fill in subject and message and try again.',
    de: 'Das hat nicht geklappt. Füllen Sie Betreff und Nachricht aus und versuchen Sie es erneut.',
  },
} satisfies Record<string, EditorTexts>

type Template = { subject: (about: string) => string; hello: string; body: string; goodbye: string }

/** How an answer begins and ends, in the visitor's language. */
export const answerTemplates: Record<Locale, Template> = {
  nl: {
    subject: (about) => `Uw aanvraag: ${about}`,
    hello: 'Dag',
    body: 'Bedankt voor uw bericht.',
    goodbye: 'Met vriendelijke groeten',
  },
  fr: {
    subject: (about) => `Votre demande : ${about}`,
    hello: 'Bonjour',
    body: 'Merci pour votre message.',
    goodbye: 'Bien à vous',
  },
  en: {
    subject: (about) => `Your request: ${about}`,
    hello: 'Hello',
    body: 'Thank you for your message.',
    goodbye: 'Kind regards',
  },
  de: {
    subject: (about) => `Ihre Anfrage: ${about}`,
    hello: 'Guten Tag',
    body: 'Vielen Dank für Ihre Nachricht.',
    goodbye: 'Mit freundlichen Grüßen',
  },
}

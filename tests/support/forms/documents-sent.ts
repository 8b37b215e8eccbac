import type { Locale } from '@/domain/shared/locale'

/** What the sample's thank-you page for documents says of them. */
export const documentsSent: Record<Locale, string> = {
  nl: 'U ontvangt de beschikbare documenten per e-mail; wat ontbreekt, bezorgt de makelaar u zelf.',
  fr: 'Vous recevez par e-mail les documents disponibles\u00a0; l’agent vous envoie lui-même ceux qui manquent.',
  en: 'You will receive the available documents by email; the agent will send you the others personally.',
  de: 'Sie erhalten die verfügbaren Unterlagen per E-Mail; was fehlt, sendet Ihnen der Makler selbst.',
}

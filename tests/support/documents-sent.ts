import type { Locale } from '@/domain/shared/locale'

/** What the page of the sample that thanks for asking for documents says of them. */
export const documentsSent: Record<Locale, string> = {
  nl: 'Een e-mail brengt u de beschikbare documenten; wat ontbreekt, bezorgt de makelaar u zelf.',
  fr: 'Un e-mail vous apporte les documents disponibles\u00a0; l’agent vous envoie lui-même ceux qui manquent.',
  en: 'An email brings you the documents that are available; the agent will send you the others personally.',
  de: 'Eine E-Mail bringt Ihnen die verfügbaren Unterlagen; was fehlt, sendet Ihnen der Makler selbst.',
}

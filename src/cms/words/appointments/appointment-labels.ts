import type { Locale } from '@/domain/shared/locale'

type Labels = Record<
  'visit' | 'visits' | 'home' | 'when' | 'where' | 'agent' | 'phone' | 'visitor' | 'email' | 'language',
  string
>

/** What things are called, in mails and calendars. */
export const appointmentLabels: Record<Locale, Labels> = {
  nl: {
    visit: 'Bezoek',
    visits: 'Bezoeken',
    home: 'Pand',
    when: 'Wanneer',
    where: 'Waar',
    agent: 'Makelaar',
    phone: 'Telefoon',
    visitor: 'Bezoeker',
    email: 'E-mail',
    language: 'Taal van de bezoeker',
  },
  fr: {
    visit: 'Visite',
    visits: 'Visites',
    home: 'Bien',
    when: 'Quand',
    where: 'Où',
    agent: 'Agent',
    phone: 'Téléphone',
    visitor: 'Visiteur',
    email: 'E-mail',
    language: 'Langue du visiteur',
  },
  en: {
    visit: 'Visit',
    visits: 'Visits',
    home: 'Home',
    when: 'When',
    where: 'Where',
    agent: 'Agent',
    phone: 'Phone',
    visitor: 'Visitor',
    email: 'Email',
    language: 'Language of the visitor',
  },
  de: {
    visit: 'Besichtigung',
    visits: 'Besichtigungen',
    home: 'Immobilie',
    when: 'Wann',
    where: 'Wo',
    agent: 'Makler',
    phone: 'Telefon',
    visitor: 'Besucher',
    email: 'E-Mail',
    language: 'Sprache des Besuchers',
  },
}

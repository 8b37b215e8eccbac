import type { EnquiryGroup } from '@/domain/owners/enquiries'
import type { Locale } from '@/domain/shared/locale'

type OwnerReportWords = {
  subject: (told: { month: string; properties: number }) => string
  intro: (month: string) => string
  views: string
  enquiries: Record<EnquiryGroup, string>
  came: string
  open: string
  why: string
  account: string
}

const nl: OwnerReportWords = {
  subject: ({ month, properties }) => (properties === 1 ? `Uw pand in ${month}` : `Uw panden in ${month}`),
  intro: (month) => `Dit gebeurde er in ${month}.`,
  views: 'Bezoeken aan de pagina',
  enquiries: {
    questions: 'Vragen',
    visits: 'Gevraagde bezoeken',
    offers: 'Biedingen en kandidaturen',
    documents: 'Gevraagde documenten',
  },
  came: 'Plaatsbezoeken doorgegaan',
  open: 'Het hele verslag bekijken of afdrukken',
  why: 'U krijgt deze e-mail elke maand omdat u daarvoor koos in uw eigenaarszone.',
  account: 'Geen maandverslag meer ontvangen',
}

const fr: OwnerReportWords = {
  subject: ({ month, properties }) => (properties === 1 ? `Votre bien en ${month}` : `Vos biens en ${month}`),
  intro: (month) => `Voici ce qui s’est passé en ${month}.`,
  views: 'Consultations de la page',
  enquiries: {
    questions: 'Questions',
    visits: 'Visites demandées',
    offers: 'Offres et candidatures',
    documents: 'Documents demandés',
  },
  came: 'Visites effectuées',
  open: 'Voir ou imprimer le rapport complet',
  why: 'Vous recevez cet e-mail chaque mois parce que vous l’avez choisi dans votre espace propriétaire.',
  account: 'Ne plus recevoir le rapport mensuel',
}

const en: OwnerReportWords = {
  subject: ({ month, properties }) => (properties === 1 ? `Your home in ${month}` : `Your homes in ${month}`),
  intro: (month) => `This is what happened in ${month}.`,
  views: 'Views of the page',
  enquiries: {
    questions: 'Questions',
    visits: 'Viewings asked for',
    offers: 'Offers and applications',
    documents: 'Documents asked for',
  },
  came: 'Viewings that took place',
  open: 'See or print the whole report',
  why: 'You receive this email every month because you chose so in your owner area.',
  account: 'Receive no more monthly reports',
}

const de: OwnerReportWords = {
  subject: ({ month, properties }) =>
    properties === 1 ? `Ihre Immobilie im ${month}` : `Ihre Immobilien im ${month}`,
  intro: (month) => `Das ist im ${month} geschehen.`,
  views: 'Aufrufe der Seite',
  enquiries: {
    questions: 'Fragen',
    visits: 'Angefragte Besichtigungen',
    offers: 'Angebote und Bewerbungen',
    documents: 'Angefragte Dokumente',
  },
  came: 'Durchgeführte Besichtigungen',
  open: 'Den ganzen Bericht ansehen oder drucken',
  why: 'Sie erhalten diese E-Mail jeden Monat, weil Sie das in Ihrem Eigentümerbereich so gewählt haben.',
  account: 'Keinen Monatsbericht mehr erhalten',
}

/** What the monthly report to owners says. */
export const ownerReportWords: Record<Locale, OwnerReportWords> = { nl, fr, en, de }

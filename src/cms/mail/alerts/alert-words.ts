import type { AlertEventKind } from '@/domain/alerts/alert-events'
import type { Locale } from '@/domain/shared/locale'

type ConfirmWords = { subject: string; text: string; button: string; otherwise: string }
type ExpiryWords = { subject: string; text: string; button: string; end: (day: string) => string }

type Digest = {
  /** Of a mail about one property: what its title follows. */
  one: Record<AlertEventKind, string>
  /** Of one about several. */
  several: (count: number) => string
  /** Over the properties of a kind. */
  titles: Record<AlertEventKind, (count: number) => string>
  intro: string
  before: (price: string) => string
  more: (count: number) => string
  all: string
  /** Where the listing cannot ask for all that the alert does. */
  wider: string
}

export type AlertWords = {
  confirm: ConfirmWords
  known: ConfirmWords
  question: ExpiryWords
  digest: Digest
  searched: string
  manage: string
  unsubscribe: string
  why: string
  bedrooms: (count: number) => string
}

const fr: AlertWords = {
  confirm: {
    subject: 'confirmez votre alerte',
    text: 'Vous avez demandé à être tenu au courant des biens qui correspondent à votre recherche. Confirmez par le bouton que cette adresse est la vôtre ; l’alerte commence alors.',
    button: 'Confirmer mon alerte',
    otherwise:
      'Le lien fonctionne 7 jours. Vous n’avez rien demandé ? Ne faites rien : vous ne recevrez rien.',
  },
  known: {
    subject: 'vous avez déjà cette alerte',
    text: 'Vous êtes déjà tenu au courant de cette recherche. Vous pouvez voir votre alerte, la changer, la mettre en pause ou la supprimer.',
    button: 'Gérer mon alerte',
    otherwise: 'Vous n’avez rien demandé ? Quelqu’un a saisi votre adresse ; vous n’avez rien à faire.',
  },
  question: {
    subject: 'Cherchez-vous toujours ?',
    text: 'Vous recevez depuis quelque temps les biens qui correspondent à votre recherche. Cherchez-vous toujours ? Alors gardez votre alerte d’un clic.',
    button: 'Oui, je cherche toujours',
    end: (day) => `Sans réponse, votre alerte s’arrête le ${day}.`,
  },
  digest: {
    one: { new: 'Nouveau bien', back: 'De nouveau disponible', 'price-drop': 'Prix en baisse' },
    several: (count) => `${count} biens pour votre recherche`,
    titles: {
      new: (count) => (count === 1 ? '1 nouveau bien' : `${count} nouveaux biens`),
      back: (count) =>
        count === 1 ? '1 bien de nouveau disponible' : `${count} biens de nouveau disponibles`,
      'price-drop': (count) => (count === 1 ? '1 prix en baisse' : `${count} prix en baisse`),
    },
    intro: 'Voici du nouveau pour votre recherche.',
    before: (price) => `Avant : ${price}`,
    more: (count) =>
      count === 1 ? 'Et 1 autre bien, dans la liste.' : `Et ${count} autres biens, dans la liste.`,
    all: 'Voir tous les biens de ma recherche',
    wider: 'La liste ne tient pas compte de tous les critères de votre alerte.',
  },
  searched: 'Votre recherche',
  manage: 'Changer, mettre en pause ou supprimer l’alerte',
  unsubscribe: 'Se désinscrire de cette alerte',
  why: 'Vous recevez cet e-mail parce que vous avez demandé et confirmé cette alerte.',
  bedrooms: (count) => (count === 1 ? '1 chambre' : `${count} chambres`),
}

const nl: AlertWords = {
  confirm: {
    subject: 'bevestig uw melding',
    text: 'U hebt gevraagd op de hoogte te blijven van panden die bij uw zoekopdracht passen. Bevestig met de knop dat dit adres van u is; daarna begint de melding.',
    button: 'Mijn melding bevestigen',
    otherwise: 'De link werkt 7 dagen. Hebt u niets gevraagd? Dan hoeft u niets te doen en krijgt u niets.',
  },
  known: {
    subject: 'u hebt deze melding al',
    text: 'U wordt al op de hoogte gehouden van deze zoekopdracht. U kunt uw melding bekijken, wijzigen, pauzeren of verwijderen.',
    button: 'Mijn melding beheren',
    otherwise: 'Hebt u niets gevraagd? Dan heeft iemand uw adres ingevuld en hoeft u niets te doen.',
  },
  question: {
    subject: 'Zoekt u nog?',
    text: 'U krijgt sinds enige tijd de panden die bij uw zoekopdracht passen. Zoekt u nog? Behoud uw melding dan met één klik.',
    button: 'Ja, ik zoek nog',
    end: (day) => `Zonder antwoord stopt uw melding op ${day}.`,
  },
  digest: {
    one: { new: 'Nieuw pand', back: 'Opnieuw beschikbaar', 'price-drop': 'Prijsdaling' },
    several: (count) => `${count} panden voor uw zoekopdracht`,
    titles: {
      new: (count) => (count === 1 ? '1 nieuw pand' : `${count} nieuwe panden`),
      back: (count) => (count === 1 ? '1 pand opnieuw beschikbaar' : `${count} panden opnieuw beschikbaar`),
      'price-drop': (count) => (count === 1 ? '1 prijsdaling' : `${count} prijsdalingen`),
    },
    intro: 'Er is nieuws voor uw zoekopdracht.',
    before: (price) => `Vroeger: ${price}`,
    more: (count) => (count === 1 ? 'En nog 1 pand, in de lijst.' : `En nog ${count} panden, in de lijst.`),
    all: 'Alle panden van mijn zoekopdracht bekijken',
    wider: 'De lijst houdt niet met alle criteria van uw melding rekening.',
  },
  searched: 'Uw zoekopdracht',
  manage: 'De melding wijzigen, pauzeren of verwijderen',
  unsubscribe: 'Uitschrijven voor deze melding',
  why: 'U krijgt deze e-mail omdat u deze melding hebt gevraagd en bevestigd.',
  bedrooms: (count) => (count === 1 ? '1 slaapkamer' : `${count} slaapkamers`),
}

const en: AlertWords = {
  confirm: {
    subject: 'confirm your alert',
    text: 'You asked to be kept informed of homes that match your search. Confirm with the button that this address is yours; then the alert begins.',
    button: 'Confirm my alert',
    otherwise: 'The link works for 7 days. You did not ask for it? Do nothing and you will get nothing.',
  },
  known: {
    subject: 'you have this alert already',
    text: 'You are already kept informed of this search. You can see your alert, change it, pause it or delete it.',
    button: 'Manage my alert',
    otherwise:
      'You did not ask for anything? Then somebody entered your address, and there is nothing to do.',
  },
  question: {
    subject: 'Are you still looking?',
    text: 'For some time you have been getting the homes that match your search. Are you still looking? Then keep your alert with one click.',
    button: 'Yes, I am still looking',
    end: (day) => `Without an answer your alert ends on ${day}.`,
  },
  digest: {
    one: { new: 'New home', back: 'Available again', 'price-drop': 'Price drop' },
    several: (count) => `${count} homes for your search`,
    titles: {
      new: (count) => (count === 1 ? '1 new home' : `${count} new homes`),
      back: (count) => (count === 1 ? '1 home available again' : `${count} homes available again`),
      'price-drop': (count) => (count === 1 ? '1 price drop' : `${count} price drops`),
    },
    intro: 'There is news for your search.',
    before: (price) => `Before: ${price}`,
    more: (count) =>
      count === 1 ? 'And 1 more home, in the list.' : `And ${count} more homes, in the list.`,
    all: 'See all homes of my search',
    wider: 'The list does not take every criterion of your alert into account.',
  },
  searched: 'Your search',
  manage: 'Change, pause or delete the alert',
  unsubscribe: 'Unsubscribe from this alert',
  why: 'You get this email because you asked for this alert and confirmed it.',
  bedrooms: (count) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
}

const de: AlertWords = {
  confirm: {
    subject: 'bestätigen Sie Ihren Suchauftrag',
    text: 'Sie möchten über Immobilien informiert werden, die zu Ihrer Suche passen. Bestätigen Sie mit der Schaltfläche, dass diese Adresse Ihre ist; dann beginnt der Suchauftrag.',
    button: 'Meinen Suchauftrag bestätigen',
    otherwise:
      'Der Link gilt 7 Tage. Sie haben nichts angefragt? Dann müssen Sie nichts tun und erhalten nichts.',
  },
  known: {
    subject: 'Sie haben diesen Suchauftrag schon',
    text: 'Sie werden über diese Suche bereits informiert. Sie können den Suchauftrag ansehen, ändern, pausieren oder löschen.',
    button: 'Meinen Suchauftrag verwalten',
    otherwise:
      'Sie haben nichts angefragt? Dann hat jemand Ihre Adresse eingegeben, und Sie müssen nichts tun.',
  },
  question: {
    subject: 'Suchen Sie noch?',
    text: 'Seit einiger Zeit erhalten Sie die Immobilien, die zu Ihrer Suche passen. Suchen Sie noch? Dann behalten Sie Ihren Suchauftrag mit einem Klick.',
    button: 'Ja, ich suche noch',
    end: (day) => `Ohne Antwort endet Ihr Suchauftrag am ${day}.`,
  },
  digest: {
    one: { new: 'Neue Immobilie', back: 'Wieder verfügbar', 'price-drop': 'Preissenkung' },
    several: (count) => `${count} Immobilien für Ihre Suche`,
    titles: {
      new: (count) => (count === 1 ? '1 neue Immobilie' : `${count} neue Immobilien`),
      back: (count) =>
        count === 1 ? '1 Immobilie wieder verfügbar' : `${count} Immobilien wieder verfügbar`,
      'price-drop': (count) => (count === 1 ? '1 Preissenkung' : `${count} Preissenkungen`),
    },
    intro: 'Es gibt Neues zu Ihrer Suche.',
    before: (price) => `Vorher: ${price}`,
    more: (count) =>
      count === 1
        ? 'Und 1 weitere Immobilie, in der Liste.'
        : `Und ${count} weitere Immobilien, in der Liste.`,
    all: 'Alle Immobilien meiner Suche ansehen',
    wider: 'Die Liste berücksichtigt nicht alle Kriterien Ihres Suchauftrags.',
  },
  searched: 'Ihre Suche',
  manage: 'Den Suchauftrag ändern, pausieren oder löschen',
  unsubscribe: 'Von diesem Suchauftrag abmelden',
  why: 'Sie erhalten diese E-Mail, weil Sie diesen Suchauftrag angefragt und bestätigt haben.',
  bedrooms: (count) => (count === 1 ? '1 Schlafzimmer' : `${count} Schlafzimmer`),
}

/** What the mails of search alerts say. */
export const alertWords: Record<Locale, AlertWords> = { nl, fr, en, de }

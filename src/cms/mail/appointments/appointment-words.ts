import type { Locale } from '@/domain/shared/locale'

/** What a mail about an appointment tells. */
export type AppointmentNews = 'confirmed' | 'moved' | 'cancelled' | 'reminder'

/** How the subjects begin, and the titles of the mails to the office. */
export const appointmentSubjects: Record<Locale, Record<AppointmentNews, string>> = {
  nl: {
    confirmed: 'Afspraak bevestigd',
    moved: 'Afspraak verplaatst',
    cancelled: 'Afspraak geannuleerd',
    reminder: 'Herinnering aan uw afspraak',
  },
  fr: {
    confirmed: 'Rendez-vous confirmé',
    moved: 'Rendez-vous déplacé',
    cancelled: 'Rendez-vous annulé',
    reminder: 'Rappel de votre rendez-vous',
  },
  en: {
    confirmed: 'Appointment confirmed',
    moved: 'Appointment moved',
    cancelled: 'Appointment cancelled',
    reminder: 'Reminder of your appointment',
  },
  de: {
    confirmed: 'Termin bestätigt',
    moved: 'Termin verlegt',
    cancelled: 'Termin abgesagt',
    reminder: 'Erinnerung an Ihren Termin',
  },
}

type AppointmentNewsWords = { title: string; text: string }

type VisitorWords = Record<AppointmentNews, AppointmentNewsWords> & {
  manage: string
  cancel: string
  again: string
  notYou: string
}

export const visitorWords: Record<Locale, VisitorWords> = {
  nl: {
    confirmed: {
      title: 'Uw afspraak is bevestigd',
      text: 'We verwachten u voor het bezoek. Met het bestand in de bijlage zet u de afspraak in uw agenda.',
    },
    moved: {
      title: 'Uw afspraak is verplaatst',
      text: 'Dit is het nieuwe tijdstip. Het bestand in de bijlage vervangt de afspraak in uw agenda.',
    },
    cancelled: {
      title: 'Uw afspraak is geannuleerd',
      text: 'Het bezoek gaat niet door. Het bestand in de bijlage haalt de afspraak uit uw agenda.',
    },
    reminder: {
      title: 'Herinnering aan uw afspraak',
      text: 'We verwachten u op dit tijdstip. Kunt u niet komen, laat het ons dan weten met de knop hieronder.',
    },
    manage: 'Verplaatsen of annuleren',
    cancel: 'Het bezoek annuleren',
    again: 'Een ander tijdstip kiezen',
    notYou: 'Hebt u niets gereserveerd? Dan heeft iemand uw adres ingevuld: annuleer het bezoek dan.',
  },
  fr: {
    confirmed: {
      title: 'Votre rendez-vous est confirmé',
      text: 'Nous vous attendons pour la visite. Le fichier joint met le rendez-vous dans votre agenda.',
    },
    moved: {
      title: 'Votre rendez-vous est déplacé',
      text: 'Voici le nouveau moment. Le fichier joint remplace le rendez-vous dans votre agenda.',
    },
    cancelled: {
      title: 'Votre rendez-vous est annulé',
      text: 'La visite n’aura pas lieu. Le fichier joint retire le rendez-vous de votre agenda.',
    },
    reminder: {
      title: 'Rappel de votre rendez-vous',
      text: 'Nous vous attendons à ce moment. Si vous ne pouvez pas venir, dites-le-nous par le bouton ci-dessous.',
    },
    manage: 'Déplacer ou annuler',
    cancel: 'Annuler la visite',
    again: 'Choisir un autre moment',
    notYou: 'Vous n’avez rien réservé ? Quelqu’un a saisi votre adresse : annulez alors la visite.',
  },
  en: {
    confirmed: {
      title: 'Your appointment is confirmed',
      text: 'We look forward to seeing you. The attached file puts the appointment into your calendar.',
    },
    moved: {
      title: 'Your appointment is moved',
      text: 'This is the new time. The attached file replaces the appointment in your calendar.',
    },
    cancelled: {
      title: 'Your appointment is cancelled',
      text: 'The visit will not take place. The attached file takes the appointment out of your calendar.',
    },
    reminder: {
      title: 'Reminder of your appointment',
      text: 'We look forward to seeing you at this time. If you cannot come, tell us with the button below.',
    },
    manage: 'Move or cancel',
    cancel: 'Cancel the visit',
    again: 'Choose another time',
    notYou: 'You did not book anything? Then somebody entered your address: please cancel the visit.',
  },
  de: {
    confirmed: {
      title: 'Ihr Termin ist bestätigt',
      text: 'Wir erwarten Sie zur Besichtigung. Mit der angehängten Datei steht der Termin in Ihrem Kalender.',
    },
    moved: {
      title: 'Ihr Termin ist verlegt',
      text: 'Das ist die neue Zeit. Die angehängte Datei ersetzt den Termin in Ihrem Kalender.',
    },
    cancelled: {
      title: 'Ihr Termin ist abgesagt',
      text: 'Die Besichtigung findet nicht statt. Die angehängte Datei nimmt den Termin aus Ihrem Kalender.',
    },
    reminder: {
      title: 'Erinnerung an Ihren Termin',
      text: 'Wir erwarten Sie zu dieser Zeit. Wenn Sie nicht kommen können, sagen Sie es uns mit dem Knopf unten.',
    },
    manage: 'Verlegen oder absagen',
    cancel: 'Besichtigung absagen',
    again: 'Eine andere Zeit wählen',
    notYou:
      'Sie haben nichts gebucht? Dann hat jemand Ihre Adresse eingegeben: Sagen Sie die Besichtigung ab.',
  },
}

type Author = 'visitor' | 'staff'

type OfficeWords = {
  told: Record<Exclude<AppointmentNews, 'reminder'>, Record<Author, string>>
  open: string
  reply: string
  agenda: string
  agendaText: string
}

export const officeWords: Record<Locale, OfficeWords> = {
  nl: {
    told: {
      confirmed: {
        visitor: 'Een bezoeker heeft via de site een bezoek gereserveerd.',
        staff: 'Het kantoor heeft aan de telefoon een bezoek geboekt.',
      },
      moved: {
        visitor: 'De bezoeker heeft het bezoek verplaatst.',
        staff: 'Het kantoor heeft het bezoek verplaatst.',
      },
      cancelled: {
        visitor: 'De bezoeker heeft het bezoek geannuleerd.',
        staff: 'Het kantoor heeft het bezoek geannuleerd.',
      },
    },
    open: 'Het bezoek openen, verplaatsen of annuleren',
    reply: 'Antwoord gewoon op deze e-mail: uw antwoord gaat naar de bezoeker.',
    agenda: 'Uw volgende bezoeken',
    agendaText: 'De bezoekers zijn aan deze afspraken herinnerd. Hun namen en nummers staan in uw agenda.',
  },
  fr: {
    told: {
      confirmed: {
        visitor: 'Un visiteur a réservé une visite sur le site.',
        staff: 'L’agence a réservé une visite par téléphone.',
      },
      moved: { visitor: 'Le visiteur a déplacé la visite.', staff: 'L’agence a déplacé la visite.' },
      cancelled: { visitor: 'Le visiteur a annulé la visite.', staff: 'L’agence a annulé la visite.' },
    },
    open: 'Ouvrir, déplacer ou annuler la visite',
    reply: 'Répondez simplement à cet e-mail : votre réponse va au visiteur.',
    agenda: 'Vos prochaines visites',
    agendaText: 'Le rappel de ces rendez-vous est parti. Les noms et numéros se trouvent dans votre agenda.',
  },
  en: {
    told: {
      confirmed: {
        visitor: 'A visitor has booked a visit on the site.',
        staff: 'The office has booked a visit on the phone.',
      },
      moved: { visitor: 'The visitor has moved the visit.', staff: 'The office has moved the visit.' },
      cancelled: {
        visitor: 'The visitor has cancelled the visit.',
        staff: 'The office has cancelled the visit.',
      },
    },
    open: 'Open, move or cancel the visit',
    reply: 'Just answer this mail: your answer goes to the visitor.',
    agenda: 'Your next visits',
    agendaText: 'The visitors were reminded of these appointments. Names and numbers are in your calendar.',
  },
  de: {
    told: {
      confirmed: {
        visitor: 'Ein Besucher hat auf der Website eine Besichtigung gebucht.',
        staff: 'Das Büro hat am Telefon eine Besichtigung gebucht.',
      },
      moved: {
        visitor: 'Der Besucher hat die Besichtigung verlegt.',
        staff: 'Das Büro hat die Besichtigung verlegt.',
      },
      cancelled: {
        visitor: 'Der Besucher hat die Besichtigung abgesagt.',
        staff: 'Das Büro hat die Besichtigung abgesagt.',
      },
    },
    open: 'Die Besichtigung öffnen, verlegen oder absagen',
    reply: 'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an den Besucher.',
    agenda: 'Ihre nächsten Besichtigungen',
    agendaText: 'Die Besucher wurden an diese Termine erinnert. Namen und Nummern stehen in Ihrem Kalender.',
  },
}

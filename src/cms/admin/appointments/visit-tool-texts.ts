import type { EditorTexts } from '@/cms/fields/editor-text'

/** What can be done with a visit, and what is said of it afterwards. */
export const toolTexts = {
  move: { nl: 'Verplaatsen', fr: 'Déplacer', en: 'Move', de: 'Verschieben' },
  moveTo: { nl: 'Nieuw moment', fr: 'Nouveau moment', en: 'New time', de: 'Neuer Termin' },
  moved: {
    nl: 'Het bezoek is verplaatst.',
    fr: 'La visite est déplacée.',
    en: 'The visit was moved.',
    de: 'Die Besichtigung wurde verschoben.',
  },
  cancel: {
    nl: 'Bezoek annuleren',
    fr: 'Annuler la visite',
    en: 'Cancel the visit',
    de: 'Besichtigung absagen',
  },
  cancelSure: {
    nl: 'Dit bezoek annuleren? De plaats komt vrij en de bezoeker wordt verwittigd als hij een e-mailadres heeft.',
    fr: 'Annuler cette visite ? La place se libère et le visiteur est averti s’il a une adresse e-mail.',
    en: 'Cancel this visit? The place becomes free and the visitor is told if they have a mail address.',
    de: 'Diese Besichtigung absagen? Der Platz wird frei, und der Besucher wird benachrichtigt, wenn er eine E-Mail-Adresse hat.',
  },
  cancelled: {
    nl: 'Het bezoek is geannuleerd.',
    fr: 'La visite est annulée.',
    en: 'The visit was cancelled.',
    de: 'Die Besichtigung wurde abgesagt.',
  },
  renew: {
    nl: 'Nieuwe links mailen',
    fr: 'Envoyer de nouveaux liens',
    en: 'Mail new links',
    de: 'Neue Links senden',
  },
  renewSure: {
    nl: 'De links in alle vorige mails werken dan niet meer. Doorgaan?',
    fr: 'Les liens de tous les e-mails précédents ne fonctionneront plus. Continuer ?',
    en: 'The links in all earlier mails will stop working. Go on?',
    de: 'Die Links in allen früheren E-Mails funktionieren dann nicht mehr. Fortfahren?',
  },
  renewed: {
    nl: 'De bezoeker krijgt een e-mail met nieuwe links.',
    fr: 'Le visiteur reçoit un e-mail avec de nouveaux liens.',
    en: 'The visitor gets a mail with new links.',
    de: 'Der Besucher bekommt eine E-Mail mit neuen Links.',
  },
  report: { nl: 'Na het bezoek', fr: 'Après la visite', en: 'After the visit', de: 'Nach der Besichtigung' },
  outcome: { nl: 'Hoe het liep', fr: 'Issue', en: 'Outcome', de: 'Ergebnis' },
  done: {
    nl: 'Het bezoek is gebeurd',
    fr: 'La visite a eu lieu',
    en: 'It took place',
    de: 'Sie hat stattgefunden',
  },
  noShow: { nl: 'Niemand kwam', fr: 'Personne n’est venu', en: 'Nobody came', de: 'Niemand kam' },
  feedback: { nl: 'Verslag', fr: 'Retour de visite', en: 'Feedback', de: 'Rückmeldung' },
  released: {
    nl: 'De eigenaar mag het lezen',
    fr: 'Le propriétaire peut le lire',
    en: 'The owner may read it',
    de: 'Der Eigentümer darf sie lesen',
  },
  save: {
    nl: 'Verslag bewaren',
    fr: 'Enregistrer le retour',
    en: 'Save the feedback',
    de: 'Rückmeldung speichern',
  },
  saved: { nl: 'Het is bewaard.', fr: 'C’est enregistré.', en: 'It is saved.', de: 'Es ist gespeichert.' },
  outcomeMissing: {
    nl: 'Kies hoe het bezoek liep.',
    fr: 'Choisissez l’issue de la visite.',
    en: 'Choose how the visit went.',
    de: 'Wählen Sie, wie die Besichtigung verlief.',
  },
  tooLong: {
    nl: 'Dit is te lang: hoogstens 3000 tekens.',
    fr: 'C’est trop long : 3000 caractères au plus.',
    en: 'This is too long: 3000 characters at most.',
    de: 'Das ist zu lang: höchstens 3000 Zeichen.',
  },
  nothing: {
    nl: 'Er is niets meer te wijzigen.',
    fr: 'Il n’y a plus rien à modifier.',
    en: 'There is nothing left to change.',
    de: 'Es gibt nichts mehr zu ändern.',
  },
} satisfies Record<string, EditorTexts>

/** What a door answers, in words. */
const refusalTexts: Partial<Record<string, EditorTexts>> = {
  full: {
    nl: 'Dit moment is intussen bezet. Kies een ander.',
    fr: 'Ce moment vient d’être pris. Choisissez-en un autre.',
    en: 'This time was taken meanwhile. Choose another one.',
    de: 'Dieser Termin wurde inzwischen vergeben. Wählen Sie einen anderen.',
  },
  past: {
    nl: 'Dit moment is voorbij.',
    fr: 'Ce moment est passé.',
    en: 'This time is past.',
    de: 'Dieser Termin ist vorbei.',
  },
  unknown: {
    nl: 'Dit moment bestaat niet meer.',
    fr: 'Ce moment n’existe plus.',
    en: 'This time is no longer offered.',
    de: 'Diesen Termin gibt es nicht mehr.',
  },
  cancelled: {
    nl: 'Dit bezoek is intussen geannuleerd.',
    fr: 'Cette visite a été annulée entre-temps.',
    en: 'This visit was cancelled meanwhile.',
    de: 'Diese Besichtigung wurde inzwischen abgesagt.',
  },
  over: {
    nl: 'Dit bezoek kan niet meer worden gewijzigd.',
    fr: 'Cette visite ne peut plus être modifiée.',
    en: 'This visit can no longer be changed.',
    de: 'Diese Besichtigung kann nicht mehr geändert werden.',
  },
  same: {
    nl: 'Er verandert niets.',
    fr: 'Rien ne change.',
    en: 'Nothing would change.',
    de: 'Es ändert sich nichts.',
  },
  'not-yet': {
    nl: 'Dit bezoek is nog niet begonnen.',
    fr: 'Cette visite n’a pas encore commencé.',
    en: 'This visit has not begun yet.',
    de: 'Diese Besichtigung hat noch nicht begonnen.',
  },
  'no-address': {
    nl: 'Deze bezoeker heeft geen e-mailadres.',
    fr: 'Ce visiteur n’a pas d’adresse e-mail.',
    en: 'This visitor has no mail address.',
    de: 'Dieser Besucher hat keine E-Mail-Adresse.',
  },
  forbidden: {
    nl: 'U bent niet meer aangemeld. Laad de pagina opnieuw.',
    fr: 'Vous n’êtes plus connecté. Rechargez la page.',
    en: 'You are no longer logged in. Reload the page.',
    de: 'Sie sind nicht mehr angemeldet. Laden Sie die Seite neu.',
  },
  'too-many': {
    nl: 'Te veel aanvragen. Probeer over een minuut opnieuw.',
    fr: 'Trop de demandes. Réessayez dans une minute.',
    en: 'Too many requests. Try again in a minute.',
    de: 'Zu viele Anfragen. Versuchen Sie es in einer Minute erneut.',
  },
}

const failed: EditorTexts = {
  nl: 'Dat is niet gelukt. Probeer opnieuw.',
  fr: 'Cela n’a pas réussi. Réessayez.',
  en: 'That did not work. Try again.',
  de: 'Das hat nicht geklappt. Versuchen Sie es erneut.',
}

/** Why a door has not done what was asked; nothing was changed then. */
export const refusalText = (code: string): EditorTexts => refusalTexts[code] ?? failed

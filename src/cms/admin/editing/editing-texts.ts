import type { EditorTexts } from '@/cms/fields/editor-text'

export const editingTexts = {
  loginTitle: {
    nl: 'Uw sessie is afgelopen',
    fr: 'Votre session a pris fin',
    en: 'Your session has ended',
    de: 'Ihre Sitzung ist abgelaufen',
  },
  loginText: {
    nl: 'Meld u opnieuw aan. Wat u hebt getypt blijft staan en wordt daarna bewaard.',
    fr: 'Reconnectez-vous. Ce que vous avez saisi est conservé et sera enregistré ensuite.',
    en: 'Sign in again. What you have typed stays, and is saved afterwards.',
    de: 'Melden Sie sich erneut an. Ihre Eingaben bleiben erhalten und werden danach gespeichert.',
  },
  account: { nl: 'Account', fr: 'Compte', en: 'Account', de: 'Konto' },
  password: { nl: 'Wachtwoord', fr: 'Mot de passe', en: 'Password', de: 'Passwort' },
  signIn: { nl: 'Aanmelden', fr: 'Se connecter', en: 'Sign in', de: 'Anmelden' },
  notNow: { nl: 'Niet nu', fr: 'Pas maintenant', en: 'Not now', de: 'Nicht jetzt' },
  failed: {
    nl: 'Er is iets misgegaan. Probeer het opnieuw.',
    fr: 'Une erreur est survenue. Réessayez.',
    en: 'Something went wrong. Try again.',
    de: 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
  },
  conflictTitle: {
    nl: 'Iemand anders heeft dit gewijzigd',
    fr: "Quelqu'un d'autre a modifié ce document",
    en: 'Somebody else has changed this',
    de: 'Jemand anderes hat dies geändert',
  },
  conflictBy: { nl: 'Gewijzigd door', fr: 'Modifié par', en: 'Changed by', de: 'Geändert von' },
  program: {
    nl: 'een programma van de site',
    fr: 'un programme du site',
    en: 'a program of the site',
    de: 'ein Programm der Website',
  },
  conflictFields: {
    nl: 'Gewijzigde velden',
    fr: 'Champs modifiés',
    en: 'Changed fields',
    de: 'Geänderte Felder',
  },
  mine: {
    nl: 'Mijn versie bewaren',
    fr: 'Enregistrer ma version',
    en: 'Save my version',
    de: 'Meine Version speichern',
  },
  theirs: {
    nl: 'Hun versie laden',
    fr: 'Charger leur version',
    en: 'Load their version',
    de: 'Deren Version laden',
  },
  back: {
    nl: 'Terug naar het formulier',
    fr: 'Retour au formulaire',
    en: 'Back to the form',
    de: 'Zurück zum Formular',
  },
  choices: {
    nl: 'Uw versie vervangt de hunne, of u laadt de hunne en verliest wat u hebt getypt.',
    fr: 'Votre version remplace la leur, ou vous chargez la leur et perdez ce que vous avez saisi.',
    en: 'Your version replaces theirs, or you load theirs and lose what you have typed.',
    de: 'Ihre Version ersetzt deren Version, oder Sie laden diese und verlieren Ihre Eingaben.',
  },
} satisfies Record<string, EditorTexts>

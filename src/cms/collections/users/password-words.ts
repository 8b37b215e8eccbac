import type { EditorTexts } from '@/cms/fields/editor-text'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordError,
} from '@/domain/accounts/password-rules'

/** What is wrong with a password of staff, as its field says it. */
export const passwordWords: Record<PasswordError, EditorTexts> = {
  required: {
    nl: 'Vul een wachtwoord in.',
    fr: 'Indiquez un mot de passe.',
    en: 'Enter a password.',
    de: 'Geben Sie ein Passwort ein.',
  },
  'too-short': {
    nl: `Kies minstens ${PASSWORD_MIN_LENGTH} tekens.`,
    fr: `Choisissez au moins ${PASSWORD_MIN_LENGTH} caractères.`,
    en: `Choose at least ${PASSWORD_MIN_LENGTH} characters.`,
    de: `Wählen Sie mindestens ${PASSWORD_MIN_LENGTH} Zeichen.`,
  },
  'too-long': {
    nl: `Kies hoogstens ${PASSWORD_MAX_LENGTH} tekens.`,
    fr: `Choisissez au plus ${PASSWORD_MAX_LENGTH} caractères.`,
    en: `Choose at most ${PASSWORD_MAX_LENGTH} characters.`,
    de: `Wählen Sie höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`,
  },
  address: {
    nl: 'Kies een wachtwoord dat niet van het e-mailadres is afgeleid.',
    fr: "Choisissez un mot de passe qui ne reprend pas l'adresse e-mail.",
    en: 'Choose a password that is not made from the email address.',
    de: 'Wählen Sie ein Passwort, das nicht aus der E-Mail-Adresse gebildet ist.',
  },
  common: {
    nl: 'Dit wachtwoord is te gemakkelijk te raden. Kies bijvoorbeeld enkele woorden die niets met elkaar te maken hebben.',
    fr: 'Ce mot de passe est trop facile à deviner. Choisissez par exemple quelques mots sans rapport entre eux.',
    en: 'This password is too easy to guess. Choose, for example, a few words that have nothing to do with each other.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie zum Beispiel einige Wörter, die nichts miteinander zu tun haben.',
  },
}

/** What is wrong with the password that proves who changes an account. */
export const currentWords: Record<'required' | 'wrong' | 'too-many', EditorTexts> = {
  required: {
    nl: 'Vul uw eigen huidige wachtwoord in om dit te wijzigen.',
    fr: 'Indiquez votre propre mot de passe actuel pour faire ce changement.',
    en: 'Enter your own current password to make this change.',
    de: 'Geben Sie für diese Änderung Ihr eigenes aktuelles Passwort ein.',
  },
  wrong: {
    nl: 'Uw huidige wachtwoord klopt niet.',
    fr: "Votre mot de passe actuel n'est pas correct.",
    en: 'Your current password is not correct.',
    de: 'Ihr aktuelles Passwort ist nicht korrekt.',
  },
  'too-many': {
    nl: 'Te veel foute wachtwoorden. Probeer het over een uur opnieuw.',
    fr: 'Trop de mots de passe erronés. Réessayez dans une heure.',
    en: 'Too many wrong passwords. Try again in an hour.',
    de: 'Zu viele falsche Passwörter. Versuchen Sie es in einer Stunde erneut.',
  },
}

/** The link to a new password is used up, or too old. */
export const linkGone: EditorTexts = {
  nl: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
  fr: "Ce lien n'est plus valable. Demandez-en un nouveau.",
  en: 'This link no longer works. Ask for a new one.',
  de: 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
}

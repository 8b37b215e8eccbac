import type { EditorTexts } from '@/cms/fields/editor-text'

/** The fields of a password, by their names. */
export const accountLabels: Record<'password' | 'currentPassword', EditorTexts> = {
  password: { nl: 'Nieuw wachtwoord', fr: 'Nouveau mot de passe', en: 'New password', de: 'Neues Passwort' },
  currentPassword: {
    nl: 'Uw huidige wachtwoord',
    fr: 'Votre mot de passe actuel',
    en: 'Your current password',
    de: 'Ihr aktuelles Passwort',
  },
}

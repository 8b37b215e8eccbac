import type { TextField } from 'payload'

/**
 * Whoever changes the password or the mail address of an account of staff types their own current password here; it is
 * looked at and never stored.
 */
export const currentPasswordField: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: {
    nl: 'Uw huidige wachtwoord',
    fr: 'Votre mot de passe actuel',
    en: 'Your current password',
    de: 'Ihr aktuelles Passwort',
  },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    disableGroupBy: true,
    components: { Field: '/src/cms/admin/accounts/current-password#CurrentPassword' },
  },
}

import type { CollectionConfig } from 'payload'
import { adminsOnly, adminsOnlyField, adminsOrSelf, isStaff, staffOnly } from '@/cms/access/access'
import { loginOptions } from '@/cms/access/login-options'
import { adminGroups } from '@/cms/fields/admin-groups'
import { languageField } from '@/cms/fields/language'
import { closedFirstRegister } from '@/cms/hooks/close-endpoints'
import { staffPasswordMail } from '@/cms/mail/accounts/staff-password'
import { currentPasswordField } from './current-password-field'
import { checkAccount, checkResetPassword, endEarlierLogins } from './guard-account'
import { staffLoginDoors } from './login-doors'

/** Staff: who works in the back office, and how far each one may go. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { nl: 'Medewerker', fr: 'Collaborateur', en: 'Staff member', de: 'Mitarbeiter' },
    plural: { nl: 'Medewerkers', fr: 'Collaborateurs', en: 'Staff', de: 'Mitarbeiter' },
  },
  // One mail in twenty minutes: anybody can ask for it, and each takes the link before it back.
  auth: {
    ...loginOptions,
    // Wrong passwords keep a visitor out (`logInStaff`), never an account: a stranger must not lock a colleague out.
    maxLoginAttempts: 0,
    forgotPassword: { ...staffPasswordMail, minRequestInterval: 20 * 60_000 },
  },
  endpoints: [...closedFirstRegister, ...staffLoginDoors],
  access: {
    admin: ({ req }) => isStaff(req),
    create: adminsOnly,
    read: staffOnly,
    update: adminsOrSelf,
    delete: adminsOnly,
    unlock: adminsOnly,
  },
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
  },
  defaultSort: 'name',
  hooks: {
    beforeOperation: [checkResetPassword],
    beforeValidate: [checkAccount],
    beforeChange: [endEarlierLogins],
  },
  fields: [
    currentPasswordField,
    { name: 'name', type: 'text', label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' } },
    {
      name: 'role',
      type: 'select',
      label: { nl: 'Rol', fr: 'Rôle', en: 'Role', de: 'Rolle' },
      required: true,
      defaultValue: 'agent',
      saveToJWT: true,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      options: [
        {
          value: 'admin',
          label: { nl: 'Beheerder', fr: 'Administrateur', en: 'Administrator', de: 'Administrator' },
        },
        { value: 'editor', label: { nl: 'Redacteur', fr: 'Rédacteur', en: 'Editor', de: 'Redakteur' } },
        { value: 'agent', label: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' } },
      ],
      admin: {
        description: {
          nl: 'Makelaar: panden, projecten, foto’s en eigenaars. Redacteur: ook alle inhoud van de site. Beheerder: ook de accounts.',
          fr: 'Agent : biens, projets, photos et propriétaires. Rédacteur : aussi tout le contenu du site. Administrateur : aussi les comptes.',
          en: 'Agent: homes, projects, pictures and owners. Editor: all content of the site as well. Administrator: accounts too.',
          de: 'Makler: Immobilien, Projekte, Bilder und Eigentümer. Redakteur: auch alle Inhalte. Administrator: auch die Konten.',
        },
      },
    },
    languageField({
      nl: 'In deze taal krijgt de medewerker berichten van het systeem.',
      fr: 'La langue des messages du système à ce collaborateur.',
      en: 'The system writes to this person in this language.',
      de: 'In dieser Sprache schreibt das System dieser Person.',
    }),
  ],
}

import type { CollectionConfig } from 'payload'
import { adminsOnly, nobody, staffOnly, staffOrSelf } from '@/cms/access/access'
import { loginOptions } from '@/cms/access/login-options'
import { adminGroups } from '@/cms/fields/admin-groups'
import { languageField } from '@/cms/fields/language'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { announceLogin } from '@/cms/hooks/owners/announce-login'
import { closedOwnerDoors } from '@/cms/hooks/close-endpoints'
import { eraseMessagesOfOwner } from '@/cms/hooks/owners/erase-owner-messages'
import { refuseOwnerPassword } from '@/cms/hooks/owners/refuse-owner-password'
import { takeBackOwnerLinks } from '@/cms/hooks/owners/take-back-owner-links'
import { ownerDoors } from './owner-doors'
import { ownerStateFields } from './owner-state-fields'

/** The owners of homes, who follow their home in the site's owner area; the back office stays closed to them. */
export const Owners: CollectionConfig = {
  slug: 'owners',
  labels: {
    singular: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
    plural: { nl: 'Eigenaars', fr: 'Propriétaires', en: 'Owners', de: 'Eigentümer' },
  },
  auth: loginOptions,
  endpoints: [...closedOwnerDoors, ...ownerDoors],
  access: {
    admin: () => false,
    // Payload's own form asks for a password: an owner chooses their own, by the link of their invitation.
    create: nobody,
    read: staffOrSelf,
    update: staffOnly,
    delete: adminsOnly,
    unlock: staffOnly,
  },
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'email',
    defaultColumns: ['lastName', 'firstName', 'email', 'phone', 'language'],
    listSearchableFields: ['lastName', 'firstName', 'email', 'phone'],
    components: { beforeListTable: ['/src/cms/admin/owners/owner-tools#OwnerTools'] },
    description: {
      nl: 'Zij loggen in op de site, niet hier. Koppel de eigenaar aan zijn pand in het pand zelf.',
      fr: 'Ils se connectent sur le site, pas ici. Le lien avec un bien se fait dans la fiche du bien.',
      en: 'They log in on the site, not here. An owner is linked to a home in the home itself.',
      de: 'Sie melden sich auf der Website an, nicht hier. Verknüpft wird ein Eigentümer in der Immobilie.',
    },
  },
  defaultSort: 'lastName',
  hooks: {
    beforeOperation: [refuseOwnerPassword],
    beforeChange: [takeBackOwnerLinks],
    afterLogin: [announceLogin],
    beforeDelete: [eraseMessagesOfOwner],
  },
  fields: [
    {
      name: 'office',
      type: 'ui',
      label: { nl: 'Wat u kunt doen', fr: 'Actions', en: 'What you can do', de: 'Was Sie tun können' },
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/owners/owner-office#OwnerOffice' },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'firstName',
          type: 'text',
          label: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
        },
        { name: 'lastName', type: 'text', label: { nl: 'Naam', fr: 'Nom', en: 'Last name', de: 'Nachname' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'phone',
          type: 'text',
          label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
        },
        languageField({
          nl: 'In deze taal krijgt de eigenaar zijn mails.',
          fr: 'La langue des e-mails envoyés au propriétaire.',
          en: 'The owner receives mails in this language.',
          de: 'In dieser Sprache erhält der Eigentümer seine E-Mails.',
        }),
      ],
    },
    {
      name: 'monthlyReport',
      type: 'checkbox',
      defaultValue: false,
      label: {
        nl: 'Maandverslag per e-mail',
        fr: 'Rapport mensuel par e-mail',
        en: 'Monthly report by email',
        de: 'Monatsbericht per E-Mail',
      },
      admin: {
        description: {
          nl: 'De eigenaar kiest dit zelf in zijn eigenaarszone.',
          fr: 'Le propriétaire le choisit lui-même dans son espace.',
          en: 'Owners choose this themselves in their area.',
          de: 'Der Eigentümer wählt dies selbst in seinem Bereich.',
        },
      },
    },
    ...ownerStateFields,
    ...snapshotFields(),
  ],
}

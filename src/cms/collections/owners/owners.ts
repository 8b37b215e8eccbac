import type { CollectionConfig } from 'payload'
import { adminsOnly, nobody, staffOnly } from '@/cms/access/access'
import { loginOptions } from '@/cms/access/login-options'
import { changeOwners, readOwners } from '@/cms/access/owner-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { languageField } from '@/cms/fields/language'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { announceLogin } from '@/cms/hooks/owners/announce-login'
import { closedOwnerEndpoints } from '@/cms/hooks/close-endpoints'
import { eraseMessagesOfOwner } from '@/cms/hooks/owners/erase-owner-messages'
import { keepOwnerAddress } from '@/cms/hooks/owners/keep-owner'
import { refuseOwnerPassword } from '@/cms/hooks/owners/refuse-owner-password'
import { takeBackOwnerLinks } from '@/cms/hooks/owners/take-back-owner-links'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { ownerEndpoints } from './owner-endpoints'
import { ownerStateFields } from './owner-state-fields'

/** The owners of properties, who follow them in the site's owner area; they have no access to the back office. */
export const Owners: CollectionConfig = {
  slug: 'owners',
  labels: {
    singular: sharedTexts.owner,
    plural: officeTexts.owners.plural,
  },
  auth: loginOptions,
  endpoints: [...closedOwnerEndpoints, ...ownerEndpoints],
  access: {
    admin: () => false,
    // Payload's own form asks for a password, but an owner sets their own, by the link of their invitation.
    create: nobody,
    read: readOwners,
    update: changeOwners,
    delete: adminsOnly,
    unlock: staffOnly,
  },
  admin: {
    group: adminGroups.clients,
    useAsTitle: 'email',
    defaultColumns: ['lastName', 'firstName', 'email', 'phone', 'language'],
    listSearchableFields: ['lastName', 'firstName', 'email', 'phone'],
    components: { beforeListTable: ['/src/cms/admin/owners/owner-tools#OwnerTools'] },
    description: officeTexts.owners.description,
  },
  defaultSort: 'lastName',
  hooks: {
    beforeOperation: [refuseOwnerPassword],
    beforeChange: [keepOwnerAddress, takeBackOwnerLinks],
    afterLogin: [announceLogin],
    beforeDelete: [eraseMessagesOfOwner],
  },
  fields: [
    {
      name: 'office',
      type: 'ui',
      label: officeTexts.common.whatYouCanDo,
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
          label: sharedTexts.firstName,
        },
        { name: 'lastName', type: 'text', label: sharedTexts.lastName },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'phone',
          type: 'text',
          label: sharedTexts.phone,
        },
        languageField(officeTexts.owners.theOwnerReceivesMailsIn),
      ],
    },
    {
      name: 'monthlyReport',
      type: 'checkbox',
      defaultValue: false,
      label: officeTexts.owners.monthlyReport.label,
      admin: {
        description: officeTexts.owners.monthlyReport.description,
      },
    },
    ...ownerStateFields,
    ...snapshotFields(),
  ],
}

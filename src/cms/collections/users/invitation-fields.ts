import type { Field } from 'payload'
import { nobodyField } from '@/cms/access/access'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

// Only operations write these: no form and no REST call sets them.
const byOperations = { create: nobodyField, update: nobodyField }

const moment = { readOnly: true, position: 'sidebar' } as const

const state = '/src/cms/admin/accounts/invitation-state'

/** The state of an account's invitation; an account without one was made by a program. */
export const invitationFields: Field[] = [
  {
    name: 'invitation',
    type: 'ui',
    label: officeTexts.users.invitation,
    admin: {
      position: 'sidebar',
      components: { Cell: `${state}#InvitationCell`, Field: `${state}#InvitationField` },
    },
  },
  { name: 'invitedAt', type: 'date', label: sharedTexts.invited, access: byOperations, admin: moment },
  {
    // When the person chose their first password; until then nobody can log in with the account.
    name: 'joinedAt',
    type: 'date',
    label: officeTexts.users.joinedAt,
    access: byOperations,
    admin: moment,
  },
  {
    // Another invitation, another address and a password raise it: this revokes every mailed link.
    name: 'invitationVersion',
    type: 'number',
    defaultValue: 0,
    access: { ...byOperations, read: nobodyField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

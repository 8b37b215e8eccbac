import type { Field } from 'payload'
import { nobodyField } from '@/cms/access/access'
import { sharedTexts } from '@/messages/shared-texts'

// Only operations write these: no form and no REST call sets them.
const byOperations = { create: nobodyField, update: nobodyField }

/** The state of an owner's login. */
export const ownerStateFields: Field[] = [
  {
    name: 'invitedAt',
    type: 'date',
    label: sharedTexts.invited,
    access: byOperations,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'lastLoginAt',
    type: 'date',
    label: sharedTexts.lastLogin,
    index: true,
    access: byOperations,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    // A new password, another mail address and a logout everywhere raise it: this revokes every mailed link, and makes a
    // login in progress fail (`owners_keep_newest`).
    name: 'linkVersion',
    type: 'number',
    defaultValue: 0,
    access: byOperations,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    // Whoever invited them with the form of the list: an owner without a property yet is theirs (`seenOwners`).
    name: 'madeBy',
    type: 'relationship',
    relationTo: 'users',
    access: byOperations,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    // The last month, as 2026-10, whose report was mailed or not wanted.
    name: 'reportedMonth',
    type: 'text',
    access: byOperations,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

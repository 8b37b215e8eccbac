import type { CollectionConfig, Field } from 'payload'
import { adminsOnly, nobody } from '@/cms/access/access'
import { roleOptions } from '@/cms/collections/users/role-options'
import { adminGroups } from '@/cms/fields/admin-groups'
import { languageOptions } from '@/cms/fields/language'
import { actionWords } from '@/cms/operations/audit/action-words'
import { auditActions } from '@/domain/audit/audit-actions'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { auditExport } from './audit-export'
import { savesEndpoint, versionsEndpoint } from './saves-endpoint'

const texts = officeTexts.audit

const cells = '/src/cms/admin/audit/audit-cells'

// The filter above the list offers these in words.
const unfiltered = { readOnly: true, disableListFilter: true } as const

const who: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: texts.who,
    admin: { ...unfiltered, components: { Cell: `${cells}#WhoCell` } },
  },
  {
    // Emptied when the account is deleted; its number and name stay.
    name: 'account',
    type: 'relationship',
    relationTo: 'users',
    label: sharedTexts.account,
    index: true,
    admin: { readOnly: true, disableListColumn: true },
  },
  { name: 'accountNumber', type: 'number', label: texts.accountNumber, admin: unfiltered },
  {
    name: 'role',
    type: 'select',
    label: officeTexts.users.role.label,
    options: roleOptions,
    admin: { readOnly: true },
  },
]

const what: Field[] = [
  {
    name: 'action',
    type: 'select',
    required: true,
    index: true,
    label: texts.action,
    options: auditActions.map((value) => ({ value, label: actionWords[value] })),
    admin: { readOnly: true },
  },
  {
    name: 'kind',
    type: 'text',
    required: true,
    index: true,
    label: officeTexts.common.kind,
    admin: { ...unfiltered, components: { Cell: `${cells}#KindCell`, Field: `${cells}#KindField` } },
  },
  {
    name: 'document',
    type: 'text',
    label: officeTexts.leads.listLeads.columns.number.label,
    admin: unfiltered,
  },
  {
    name: 'title',
    type: 'text',
    label: texts.subject,
    admin: { readOnly: true, components: { Cell: `${cells}#SubjectCell` } },
  },
  {
    name: 'fields',
    type: 'json',
    label: screenTexts.editing.conflictFields,
    admin: { ...unfiltered, components: { Cell: `${cells}#FieldsCell`, Field: `${cells}#FieldsField` } },
  },
  {
    name: 'language',
    type: 'select',
    label: sharedTexts.language,
    options: languageOptions(),
    admin: { readOnly: true },
  },
]

/**
 * The audit log: who of the agency did what, and when. Only `noteAction` writes it and only a job deletes from it, so that
 * nobody can change what it says.
 */
export const AuditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: texts.singular, plural: texts.plural },
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  endpoints: [auditExport, savesEndpoint, versionsEndpoint],
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  timestamps: false,
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'name',
    listSearchableFields: ['name', 'title'],
    defaultColumns: ['at', 'name', 'action', 'kind', 'title', 'fields', 'language'],
    hidden: ({ user }) => user?.role !== 'admin',
    components: { beforeListTable: ['/src/cms/admin/audit/audit-tools#AuditTools'] },
    description: texts.description,
  },
  defaultSort: '-at',
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: sharedTexts.when,
      admin: {
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    ...who,
    ...what,
  ],
}

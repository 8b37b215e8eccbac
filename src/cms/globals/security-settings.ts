import type { GlobalConfig } from 'payload'
import { adminsOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { defaultAuditMonths } from '@/domain/audit/retention'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.audit.settings

/** What administrators decide about accounts and the audit log. */
export const SecuritySettings: GlobalConfig = {
  slug: 'security-settings',
  label: texts.label,
  access: { read: adminsOnly, readVersions: adminsOnly, update: adminsOnly },
  admin: { group: adminGroups.agency, description: texts.description },
  fields: [
    {
      name: 'auditMonths',
      type: 'number',
      required: true,
      defaultValue: defaultAuditMonths,
      min: 1,
      max: 120,
      label: texts.auditMonths.label,
      admin: { description: texts.auditMonths.description, step: 1, width: '50%' },
    },
  ],
}

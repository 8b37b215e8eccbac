import type { GlobalConfig } from 'payload'
import { adminsOnly } from '@/cms/access/access'
import { roleOptions } from '@/cms/collections/users/role-options'
import { adminGroups } from '@/cms/fields/admin-groups'
import { requireOwnFactor } from '@/cms/hooks/accounts/require-own-factor'
import { defaultAuditMonths } from '@/domain/audit/retention'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.audit.settings

/** What administrators decide about accounts and the audit log. */
export const SecuritySettings: GlobalConfig = {
  slug: 'security-settings',
  label: texts.label,
  access: { read: adminsOnly, readVersions: adminsOnly, update: adminsOnly },
  hooks: { beforeChange: [requireOwnFactor] },
  admin: { group: adminGroups.agency, description: texts.description },
  fields: [
    {
      name: 'secondFactorRoles',
      type: 'select',
      hasMany: true,
      options: roleOptions,
      label: texts.secondFactorRoles.label,
      admin: { description: texts.secondFactorRoles.description },
    },
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

import type { GlobalConfig, GroupField, SelectField } from 'payload'
import { adminsOnly } from '@/cms/access/access'
import { roleOptions } from '@/cms/collections/users/role-options'
import { adminGroups } from '@/cms/fields/admin-groups'
import { requireOwnFactor } from '@/cms/hooks/accounts/require-own-factor'
import { leadRoles, propertyRoles } from '@/domain/accounts/staff-rights'
import type { StaffRole } from '@/domain/accounts/staff-roles'
import { defaultAuditMonths } from '@/domain/audit/retention'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.audit.settings

const isAmong =
  (roles: readonly StaffRole[]) =>
  ({ value }: { value: StaffRole }): boolean =>
    roles.includes(value)

const limited = ({
  name,
  roles,
}: {
  name: 'ownProperties' | 'ownLeads'
  roles: readonly StaffRole[]
}): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  options: roleOptions.filter(isAmong(roles)),
  label: texts.rights[name].label,
  admin: { description: texts.rights[name].description },
})

/** What the roles are limited to (`rightsOf`). They stand here because editors, whom they limit, change the site settings. */
const rights: GroupField = {
  name: 'rights',
  type: 'group',
  label: texts.rights.label,
  admin: { description: texts.rights.description },
  fields: [
    limited({ name: 'ownProperties', roles: propertyRoles }),
    limited({ name: 'ownLeads', roles: leadRoles }),
    {
      name: 'confidentialToAssigned',
      type: 'checkbox',
      defaultValue: false,
      label: texts.rights.confidentialToAssigned.label,
      admin: { description: texts.rights.confidentialToAssigned.description },
    },
  ],
}

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
    rights,
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

import type { GlobalConfig } from 'payload'
import { adminsOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { officeTexts } from '@/messages/office-texts'

const texts = officeTexts.backups

/** Whether and how long backups are kept; where they are is a matter of the machine (docs/backups.md). */
export const BackupSettings: GlobalConfig = {
  slug: 'backup-settings',
  label: texts.label,
  access: { read: adminsOnly, readVersions: adminsOnly, update: adminsOnly },
  admin: { group: adminGroups.layout, description: texts.description },
  fields: [
    { name: 'isDaily', type: 'checkbox', defaultValue: true, label: texts.isDaily },
    {
      name: 'kept',
      type: 'number',
      required: true,
      defaultValue: 14,
      min: 1,
      max: 365,
      label: texts.kept.label,
      admin: { description: texts.kept.description, step: 1, width: '50%' },
    },
  ],
}

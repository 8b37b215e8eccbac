import type { TextField } from 'payload'
import { accountLabels } from './account-labels'

/**
 * Whoever changes the password or the mail address of an account of staff types their own current password here; it is
 * looked at and never stored.
 */
export const currentPasswordField: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: accountLabels.currentPassword,
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    disableGroupBy: true,
    components: { Field: '/src/cms/admin/accounts/current-password#CurrentPassword' },
  },
}

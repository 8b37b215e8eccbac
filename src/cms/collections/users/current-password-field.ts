import type { TextField } from 'payload'
import { accountLabels } from './account-labels'

/**
 * The current password of the member of staff who changes an account's password or mail address; it is checked and never
 * stored.
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

import type { CheckboxField, FieldAccess, FieldHook } from 'payload'
import { hasRole, isColleague, nobodyField } from '@/cms/access/access'
import { transactionOf } from '@/cms/database/transactions'
import type { User } from '@/cms/payload-types'
import { getFactorState } from '@/cms/queries/accounts/second-factor'
import { screenTexts } from '@/messages/screen-texts'

const screen = '/src/cms/admin/accounts/second-factor/factor-field'

/** Every request of staff reads its own account: only for an administrator is more read than that. */
const readFactor: FieldHook<User> = async ({ originalDoc, req }) =>
  originalDoc?.id !== undefined && hasRole(req, ['admin'])
    ? (await getFactorState(await transactionOf(req), originalDoc.id)) !== null
    : undefined

/** Payload shows the part of a field that one may read: to administrators, and to everybody on their own account. */
const adminsOrOwn: FieldAccess = ({ req, id, doc }) =>
  hasRole(req, ['admin']) ||
  (isColleague(req) && req.user?.id !== undefined && req.user.id === (id ?? doc?.id))

/** Whether the account has a second factor, for administrators; on their own account everybody switches it on and off there. */
export const secondFactorField: CheckboxField = {
  name: 'secondFactor',
  type: 'checkbox',
  virtual: true,
  label: screenTexts.accounts.factor.title,
  access: { read: adminsOrOwn, create: nobodyField, update: nobodyField },
  hooks: { afterRead: [readFactor] },
  admin: {
    disableBulkEdit: true,
    disableGroupBy: true,
    disableListFilter: true,
    components: { Cell: `${screen}#FactorCell`, Field: `${screen}#FactorField` },
  },
}

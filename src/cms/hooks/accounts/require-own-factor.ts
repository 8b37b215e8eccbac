import { ValidationError, type GlobalBeforeChangeHook } from 'payload'
import { isStaff } from '@/cms/access/access'
import { transactionOf } from '@/cms/database/transactions'
import { editorText } from '@/cms/fields/editor-text'
import type { SecuritySetting } from '@/cms/payload-types'
import { getFactorState } from '@/cms/queries/accounts/second-factor'
import { officeTexts } from '@/messages/office-texts'

/**
 * Whoever requires the second factor of their own role has one: otherwise this save would end their own work.
 * @throws ValidationError at the field.
 */
export const requireOwnFactor: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { secondFactorRoles }: Partial<SecuritySetting> = data
  const before: Partial<SecuritySetting> | undefined = originalDoc
  const { user } = req
  if (!isStaff(req) || user?.collection !== 'users' || !secondFactorRoles?.includes(user.role)) return data
  if (before?.secondFactorRoles?.includes(user.role)) return data
  if (await getFactorState(await transactionOf(req), user.id)) return data
  const { label, ownFirst } = officeTexts.audit.settings.secondFactorRoles
  const error = {
    path: 'secondFactorRoles',
    label: editorText(req, label),
    message: editorText(req, ownFirst),
  }
  throw new ValidationError({ global: 'security-settings', errors: [error], req }, req.t)
}

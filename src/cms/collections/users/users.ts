import type { CollectionConfig } from 'payload'
import {
  adminsOnly,
  adminsOnlyField,
  adminsOrSelf,
  isColleague,
  nobody,
  readAccounts,
} from '@/cms/access/access'
import { loginOptions } from '@/cms/access/login-options'
import { adminGroups } from '@/cms/fields/admin-groups'
import { languageField } from '@/cms/fields/language'
import { closedFirstRegister } from '@/cms/hooks/close-endpoints'
import { staffPasswordMail } from '@/cms/mail/accounts/staff-password'
import { PASSWORD_LINK_LASTS } from '@/domain/mail/password-link'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { currentPasswordField } from './current-password-field'
import { checkAccount, checkResetPassword, endEarlierLogins } from './guard-account'
import { invitationEndpoints } from './invitation-endpoints'
import { invitationFields } from './invitation-fields'
import { staffLoginEndpoints } from './login-endpoints'
import { loginStepEndpoints } from './login-step-endpoints'
import { noteNewPassword, noteSignOut } from './note-account-use'
import { providerEndpoints } from './provider-endpoints'
import { providerField } from './provider-field'
import { refuseWithoutStep, sessionStrategy } from './require-second-factor'
import { roleOptions } from './role-options'
import { passkeyEndpoints } from './passkey-endpoints'
import { secondFactorEndpoints } from './second-factor-endpoints'
import { secondFactorField } from './second-factor-field'
import { sessionEndpoints } from './session-endpoints'
import { sessionsField } from './sessions-field'
import { translatorField } from './translator-field'

/** Staff: the users of the back office, with their roles. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: officeTexts.common.staffMember,
    plural: officeTexts.users.plural,
  },
  // One mail in twenty minutes: anybody can request it, and each revokes the earlier link.
  auth: {
    ...loginOptions,
    // Wrong passwords lock a visitor out (`logInStaff`), never an account: a stranger must not lock a colleague out.
    maxLoginAttempts: 0,
    strategies: [sessionStrategy],
    forgotPassword: {
      ...staffPasswordMail,
      expiration: PASSWORD_LINK_LASTS,
      minRequestInterval: 20 * 60_000,
    },
  },
  endpoints: [
    ...closedFirstRegister,
    ...staffLoginEndpoints,
    ...loginStepEndpoints,
    ...passkeyEndpoints,
    ...providerEndpoints,
    ...secondFactorEndpoints,
    ...invitationEndpoints,
    ...sessionEndpoints,
  ],
  access: {
    admin: ({ req }) => isColleague(req),
    // Nobody types another's password: an administrator invites (`POST /api/users/invite`).
    create: nobody,
    read: readAccounts,
    update: adminsOrSelf,
    delete: adminsOnly,
    unlock: adminsOnly,
  },
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'agent', 'invitation', 'secondFactor', 'updatedAt'],
    components: { beforeListTable: ['/src/cms/admin/accounts/colleague-tools#ColleagueTools'] },
    listSearchableFields: ['name', 'email'],
  },
  defaultSort: 'name',
  hooks: {
    beforeOperation: [checkResetPassword],
    beforeValidate: [checkAccount],
    beforeChange: [endEarlierLogins],
    beforeLogin: [refuseWithoutStep],
    afterLogin: [noteNewPassword],
    afterLogout: [noteSignOut],
  },
  fields: [
    currentPasswordField,
    { name: 'name', type: 'text', label: sharedTexts.name },
    {
      name: 'role',
      type: 'select',
      label: officeTexts.users.role.label,
      required: true,
      defaultValue: 'agent',
      saveToJWT: true,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      options: roleOptions,
      admin: {
        description: officeTexts.users.role.description,
      },
    },
    translatorField,
    {
      name: 'agent',
      type: 'relationship',
      relationTo: 'agents',
      unique: true,
      label: sharedTexts.agent,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { allowCreate: false, description: officeTexts.users.agent.description },
    },
    languageField(officeTexts.users.theSystemWritesToThis),
    ...invitationFields,
    secondFactorField,
    providerField,
    sessionsField,
  ],
}

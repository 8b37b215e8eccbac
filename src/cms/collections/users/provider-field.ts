import type { UIField } from 'payload'
import { screenTexts } from '@/messages/screen-texts'

/** Whether the account is linked with the provider of logins; administrators end the link there. */
export const providerField: UIField = {
  name: 'unlinkAccount',
  type: 'ui',
  label: screenTexts.accounts.provider.since,
  admin: {
    disableListColumn: true,
    components: { Field: '/src/cms/admin/accounts/provider/provider-field#ProviderField' },
  },
}

import type { UIField } from 'payload'
import { screenTexts } from '@/messages/screen-texts'

/** Where the account is logged in, with the buttons that end it. */
export const sessionsField: UIField = {
  name: 'endSessions',
  type: 'ui',
  label: screenTexts.accounts.sessions.title,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/cms/admin/accounts/sessions-field#SessionsField' },
  },
}

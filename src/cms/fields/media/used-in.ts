import type { UIField } from 'payload'
import { officeTexts } from '@/messages/office-texts'

/** Shows where the document is used, beside its form. */
export const usedInField: UIField = {
  name: 'usedIn',
  type: 'ui',
  label: officeTexts.media.usedIn.label,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/cms/admin/usage/used-in#UsedIn' },
  },
}

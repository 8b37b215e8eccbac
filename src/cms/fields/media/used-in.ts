import type { UIField } from 'payload'

/** Where the document is used, beside its form. */
export const usedInField: UIField = {
  name: 'usedIn',
  type: 'ui',
  label: { nl: 'Gebruikt in', fr: 'Utilisé dans', en: 'Used in', de: 'Verwendet in' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/src/cms/admin/usage/used-in#UsedIn' },
  },
}

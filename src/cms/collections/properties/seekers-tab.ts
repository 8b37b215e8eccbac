import type { UnnamedTab } from 'payload'

const label = {
  nl: 'Wie zoekt dit?',
  fr: 'Qui cherche ce bien ?',
  en: 'Who looks for this?',
  de: 'Wer sucht das?',
}

/** Whose search alerts the home meets. */
export const seekersTab: UnnamedTab = {
  label,
  fields: [
    {
      name: 'seekers',
      type: 'ui',
      label,
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/alerts/home-seekers#HomeSeekers' },
      },
    },
  ],
}

import type { SelectField } from 'payload'

/** Sale or rent. */
export const goalField = ({ required }: { required: boolean }): SelectField => ({
  name: 'goal',
  type: 'select',
  label: {
    nl: 'Te koop of te huur',
    fr: 'À vendre ou à louer',
    en: 'For sale or for rent',
    de: 'Zu verkaufen oder zu vermieten',
  },
  required,
  index: true,
  options: [
    { value: 'sale', label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
    { value: 'rent', label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' } },
  ],
})

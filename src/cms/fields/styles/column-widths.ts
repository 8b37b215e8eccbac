import type { GroupField, NumberField } from 'payload'

const columns = ({
  name,
  label,
  defaultValue,
}: Pick<NumberField, 'name' | 'label' | 'defaultValue'>): NumberField => ({
  name,
  type: 'number',
  label,
  defaultValue,
  min: 1,
  max: 12,
  admin: { step: 1, width: '33%' },
})

/** How many of the twelve columns a block takes on a phone (sm), a tablet (md) and a desktop (lg). */
export const columnWidthsField = ({ lg }: { lg: number }): GroupField => ({
  name: 'columns',
  type: 'group',
  label: {
    nl: 'Breedte (kolommen op 12)',
    fr: 'Largeur (colonnes sur 12)',
    en: 'Width (columns out of 12)',
    de: 'Breite (Spalten von 12)',
  },
  fields: [
    {
      type: 'row',
      fields: [
        columns({
          name: 'sm',
          label: { nl: 'Gsm', fr: 'GSM', en: 'Phone', de: 'Handy' },
          defaultValue: 12,
        }),
        columns({
          name: 'md',
          label: { nl: 'Tablet', fr: 'Tablette', en: 'Tablet', de: 'Tablet' },
          defaultValue: Math.max(6, lg),
        }),
        columns({
          name: 'lg',
          label: { nl: 'Computer', fr: 'Ordinateur', en: 'Desktop', de: 'Computer' },
          defaultValue: lg,
        }),
      ],
    },
  ],
})

import type { ArrayField, Field } from 'payload'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { goneLabels } from '@/domain/properties/property-status'
import { conditionFieldOptions, conditionLogicOptions } from './condition-options'

const rules: ArrayField = {
  name: 'rules',
  type: 'array',
  label: { nl: 'Voorwaarden', fr: 'Conditions', en: 'Conditions', de: 'Bedingungen' },
  labels: {
    singular: { nl: 'Voorwaarde', fr: 'Condition', en: 'Condition', de: 'Bedingung' },
    plural: { nl: 'Voorwaarden', fr: 'Conditions', en: 'Conditions', de: 'Bedingungen' },
  },
  admin: {
    description: {
      nl: 'Een pand staat in de lijst als het aan alle voorwaarden voldoet.',
      fr: 'Un bien figure dans la liste s’il remplit toutes les conditions.',
      en: 'A home is in the list when all conditions hold.',
      de: 'Eine Immobilie steht in der Liste, wenn alle Bedingungen erfüllt sind.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'field',
          type: 'select',
          required: true,
          label: { nl: 'Gegeven', fr: 'Donnée', en: 'Field', de: 'Angabe' },
          options: conditionFieldOptions(),
          admin: { width: '40%' },
        },
        {
          name: 'logic',
          type: 'select',
          required: true,
          defaultValue: 'equals',
          label: { nl: 'Vergelijking', fr: 'Comparaison', en: 'Comparison', de: 'Vergleich' },
          options: conditionLogicOptions(),
          admin: { width: '30%' },
        },
        {
          name: 'value',
          type: 'text',
          label: { nl: 'Waarde', fr: 'Valeur', en: 'Value', de: 'Wert' },
          admin: {
            width: '30%',
            condition: (_, rule) => rule?.logic !== 'exists' && rule?.logic !== 'not-exists',
            description: {
              nl: 'Meer waarden met komma’s ertussen.',
              fr: 'Plusieurs valeurs : séparées par des virgules.',
              en: 'Several values: with commas between.',
              de: 'Mehrere Werte: durch Kommas getrennt.',
            },
          },
        },
      ],
    },
  ],
}

const choice: Field = {
  type: 'row',
  fields: [
    {
      name: 'types',
      type: 'relationship',
      relationTo: 'property-types',
      hasMany: true,
      label: { nl: 'Types', fr: 'Types', en: 'Types', de: 'Typen' },
      admin: {
        width: '50%',
        description: {
          nl: 'Leeg: alle types.',
          fr: 'Vide : tous les types.',
          en: 'Empty: all types.',
          de: 'Leer: alle Typen.',
        },
      },
    },
    {
      name: 'cities',
      type: 'relationship',
      relationTo: 'cities',
      hasMany: true,
      label: { nl: 'Gemeenten', fr: 'Communes', en: 'Towns', de: 'Gemeinden' },
      admin: {
        width: '50%',
        description: {
          nl: 'Leeg: alle gemeenten.',
          fr: 'Vide : toutes les communes.',
          en: 'Empty: all towns.',
          de: 'Leer: alle Gemeinden.',
        },
      },
    },
  ],
}

const goalAndStatus: Field = {
  type: 'row',
  fields: [
    {
      name: 'goal',
      type: 'select',
      required: true,
      defaultValue: 'sale',
      label: {
        nl: 'Te koop of te huur',
        fr: 'À vendre ou à louer',
        en: 'For sale or for rent',
        de: 'Zu verkaufen oder zu vermieten',
      },
      options: [
        { value: 'sale', label: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
        { value: 'rent', label: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' } },
        { value: 'both', label: { nl: 'Beide', fr: 'Les deux', en: 'Both', de: 'Beides' } },
      ],
      admin: { width: '50%' },
    },
    {
      name: 'statuses',
      type: 'select',
      hasMany: true,
      defaultValue: ['available'],
      label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
      options: [
        {
          value: 'available',
          label: { nl: 'Beschikbaar', fr: 'Disponible', en: 'Available', de: 'Verfügbar' },
        },
        { value: 'sold', label: goneLabels.sold },
        { value: 'rented', label: goneLabels.rented },
      ],
      admin: { width: '50%' },
    },
  ],
}

const orderAndMaximum: Field = {
  type: 'row',
  fields: [
    {
      name: 'order',
      type: 'select',
      required: true,
      defaultValue: 'newest',
      label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
      options: [
        {
          value: 'newest',
          label: {
            nl: 'Nieuwste eerst',
            fr: "Les plus récents d'abord",
            en: 'Newest first',
            de: 'Neueste zuerst',
          },
        },
        {
          value: 'price-asc',
          label: {
            nl: 'Goedkoopste eerst',
            fr: "Les moins chers d'abord",
            en: 'Lowest price first',
            de: 'Günstigste zuerst',
          },
        },
        {
          value: 'price-desc',
          label: {
            nl: 'Duurste eerst',
            fr: "Les plus chers d'abord",
            en: 'Highest price first',
            de: 'Teuerste zuerst',
          },
        },
        {
          value: 'surface-desc',
          label: {
            nl: 'Grootste eerst',
            fr: "Les plus grands d'abord",
            en: 'Largest first',
            de: 'Größte zuerst',
          },
        },
      ],
      admin: { width: '50%' },
    },
    {
      name: 'maximum',
      type: 'number',
      min: 1,
      label: {
        nl: 'Hoogste aantal panden',
        fr: 'Nombre maximal de biens',
        en: 'Most homes',
        de: 'Höchstzahl der Immobilien',
      },
      admin: {
        width: '50%',
        step: 1,
        description: {
          nl: 'Leeg: alle panden, met bladzijden.',
          fr: 'Vide : tous les biens, avec pagination.',
          en: 'Empty: all homes, in pages.',
          de: 'Leer: alle Immobilien, seitenweise.',
        },
      },
    },
  ],
}

/** Which homes a list shows, and in what order. */
export const listFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    label: { nl: 'Interne naam', fr: 'Nom interne', en: 'Internal name', de: 'Interner Name' },
  },
  {
    name: 'title',
    type: 'text',
    localized: true,
    label: {
      nl: 'Titel op de site',
      fr: 'Titre sur le site',
      en: 'Title on the site',
      de: 'Titel auf der Website',
    },
  },
  goalAndStatus,
  choice,
  rules,
  orderAndMaximum,
  publicIdField(),
  ...snapshotFields(),
]

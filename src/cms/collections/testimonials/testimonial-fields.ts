import type { Field } from 'payload'
import { normalizeTypedPath } from '@/cms/fields/routing/localized-path'
import { requiredText } from '@/cms/languages/required-text'

/** What a testimonial holds. */
export const testimonialFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'author',
        type: 'text',
        required: true,
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
        admin: {
          description: {
            nl: 'Zoals de klant het goedvindt, bijvoorbeeld: Familie D.',
            fr: 'Comme le client le souhaite, par exemple : Famille D.',
            en: 'As the client agrees to, for example: The D. family.',
            de: 'So wie der Kunde zustimmt, zum Beispiel: Familie D.',
          },
        },
      },
      {
        name: 'place',
        type: 'text',
        label: { nl: 'Gemeente', fr: 'Commune', en: 'Town', de: 'Gemeinde' },
      },
    ],
  },
  {
    name: 'text',
    type: 'textarea',
    localized: true,
    required: true,
    validate: requiredText({ collection: 'testimonials', field: 'text' }),
    label: { nl: 'Getuigenis', fr: 'Avis', en: 'Testimonial', de: 'Kundenmeinung' },
  },
  {
    name: 'rating',
    type: 'number',
    min: 1,
    max: 5,
    label: { nl: 'Score (1 tot 5)', fr: 'Note (1 à 5)', en: 'Rating (1 to 5)', de: 'Bewertung (1 bis 5)' },
    admin: { step: 1, position: 'sidebar' },
  },
  {
    name: 'date',
    type: 'date',
    index: true,
    label: { nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' },
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
  },
  {
    name: 'isPublic',
    type: 'checkbox',
    defaultValue: true,
    index: true,
    label: { nl: 'Publiek', fr: 'Public', en: 'Public', de: 'Öffentlich' },
    admin: { position: 'sidebar' },
  },
  {
    name: 'path',
    type: 'text',
    localized: true,
    index: true,
    hooks: { beforeValidate: [normalizeTypedPath] },
    admin: { hidden: true },
  },
]

import type { Field } from 'payload'
import { normalizeTypedPath } from '@/cms/fields/routing/localized-path'
import { requiredText } from '@/cms/languages/required-text'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

/** The fields of a testimonial. */
export const testimonialFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'author',
        type: 'text',
        required: true,
        label: sharedTexts.name,
        admin: {
          description: officeTexts.testimonials.testimonialFields.author.description,
        },
      },
      {
        name: 'place',
        type: 'text',
        label: officeTexts.common.town,
      },
    ],
  },
  {
    name: 'text',
    type: 'textarea',
    localized: true,
    required: true,
    validate: requiredText({ collection: 'testimonials', field: 'text' }),
    label: sharedTexts.testimonial,
  },
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    index: true,
    label: sharedTexts.agent,
    admin: {
      description: officeTexts.testimonials.testimonialFields.agent.description,
      position: 'sidebar',
    },
  },
  {
    name: 'rating',
    type: 'number',
    min: 1,
    max: 5,
    label: officeTexts.testimonials.testimonialFields.rating.label,
    admin: { step: 1, position: 'sidebar' },
  },
  {
    name: 'date',
    type: 'date',
    index: true,
    label: officeTexts.common.date,
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'isPublic',
    type: 'checkbox',
    defaultValue: true,
    index: true,
    label: officeTexts.common.public,
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

import type { RowField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { numberField } from '@/cms/fields/properties/number-field'
import { officeTexts } from '@/messages/office-texts'

const { latitude, longitude } = officeTexts.properties.address

/** A position in degrees, in two fields beside each other. */
export const positionFields = (
  about: { latitude?: EditorTexts; longitude?: EditorTexts } = {},
): RowField => ({
  type: 'row',
  fields: [
    numberField({
      name: 'latitude',
      label: latitude.label,
      description: about.latitude,
      signed: true,
      max: 90,
    }),
    numberField({
      name: 'longitude',
      label: longitude.label,
      description: about.longitude,
      signed: true,
      max: 180,
    }),
  ],
})

import type { FieldAffectingData, RelationshipField, TextFieldSingleValidation } from 'payload'
import { linkedCollections } from '@/domain/links/link-pick'
import { officeTexts } from '@/messages/office-texts'
import { editorText } from './editor-text'

const texts = officeTexts.fields.richText.link

/** The document of a link within a text, found as that of any other link: by name, path or reference. */
const linkedDocument: RelationshipField = {
  name: 'doc',
  type: 'relationship',
  relationTo: [...linkedCollections],
  required: true,
  // The site asks for its address alone.
  maxDepth: 0,
  label: officeTexts.routing.link.pick.label,
  admin: {
    condition: (_data, link: { linkType?: unknown }) => link.linkType === 'internal',
    components: { Field: '/src/cms/admin/link-picker/link-picker-field#LinkPickerField' },
  },
}

/** Payload says in English what is wrong with an address. */
const inOwnWords =
  (validate: unknown): TextFieldSingleValidation =>
  async (value, options) => {
    const result: unknown = typeof validate === 'function' ? await validate(value, options) : true
    return typeof result === 'string' ? editorText(options.req, officeTexts.routing.link.isTarget) : true
  }

/** The fields of where a link leads to, with words of ours. */
function withOwnTarget(field: FieldAffectingData): FieldAffectingData {
  if (field.name === 'doc') return linkedDocument
  if (field.type === 'radio' && field.name === 'linkType')
    return {
      ...field,
      label: texts.kind.label,
      admin: { ...field.admin, description: undefined },
      options: [
        { value: 'custom', label: texts.kind.custom },
        { value: 'internal', label: texts.kind.internal },
      ],
    }
  if (field.type === 'text' && field.name === 'url' && !field.hasMany)
    return {
      ...field,
      label: texts.address,
      admin: { ...field.admin, description: officeTexts.routing.link.linkField.description },
      validate: inOwnWords(field.validate),
    }
  return field
}

/** A field of Payload with words in every language: its own would stay in the language of whoever opened the back office first. */
function withOwnWords(field: FieldAffectingData): FieldAffectingData {
  if (field.type === 'text' && field.name === 'text') return { ...field, label: texts.text }
  if (field.type === 'checkbox' && field.name === 'newTab') return { ...field, label: texts.newTab }
  return withOwnTarget(field)
}

/** The fields in the window of a link within a text. */
export const linkInText = ({
  defaultFields,
}: {
  defaultFields: FieldAffectingData[]
}): FieldAffectingData[] => defaultFields.map(withOwnWords)

import type { RelationshipField, RelationshipFieldSingleValidation } from 'payload'
import { hasAncestor } from './has-ancestor'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

type ParentOptions = { relationTo: 'pages' | 'categories'; label: EditorTexts; description: EditorTexts }

/** The document one level up in a tree. A document below itself would be a ring without a beginning, so it is refused. */
export const parentField = ({ relationTo, label, description }: ParentOptions): RelationshipField => {
  const validate: RelationshipFieldSingleValidation = async (value, { id, req }) => {
    if (id === undefined || (typeof value !== 'number' && typeof value !== 'string')) return true
    const isRing = await hasAncestor({ collection: relationTo, start: value, ancestor: id, req })
    if (!isRing) return true
    return editorText(req, officeTexts.routing.parent.parentField.validate)
  }
  return {
    name: 'parent',
    type: 'relationship',
    relationTo,
    label,
    index: true,
    validate,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    admin: { position: 'sidebar', description },
  }
}

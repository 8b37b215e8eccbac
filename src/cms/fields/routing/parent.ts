import type { RelationshipField, RelationshipFieldSingleValidation } from 'payload'
import { hasAncestor } from './has-ancestor'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'

type Options = { relationTo: 'pages' | 'categories'; label: EditorTexts; description: EditorTexts }

/** The document one level up in a tree. A document below itself would be a ring without a beginning, so it is refused. */
export const parentField = ({ relationTo, label, description }: Options): RelationshipField => {
  const validate: RelationshipFieldSingleValidation = async (value, { id, req }) => {
    if (id === undefined || (typeof value !== 'number' && typeof value !== 'string')) return true
    const isRing = await hasAncestor({ collection: relationTo, start: value, ancestor: id, req })
    if (!isRing) return true
    return editorText(req, {
      nl: 'Dit staat zelf onder dit item. Kies een ander bovenliggend niveau.',
      fr: 'Cet élément se trouve lui-même sous celui-ci. Choisissez un autre parent.',
      en: 'That item stands below this one itself. Choose another parent.',
      de: 'Dieses Element steht selbst unter dem aktuellen. Wählen Sie ein anderes übergeordnetes Element.',
    })
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

import type { CollectionConfig } from 'payload'
import { translatedFields } from '@/cms/queries/translations/translated-fields'

const documentGaps = '/src/cms/admin/translations/document-gaps#DocumentGaps'

/** Shows beside the buttons of a document which language lacks texts. */
export function showGaps(collection: CollectionConfig): CollectionConfig {
  if (translatedFields(collection.fields).length === 0) return collection
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), documentGaps]
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: { ...components.edit, beforeDocumentControls } } },
  }
}

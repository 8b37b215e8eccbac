import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { first } from '@/cms/hooks/first'
import { erasePlans } from '@/cms/operations/publication-plans/cancel-plan'

/** Shows and changes what is planned for a document. */
const panel = '/src/cms/admin/publication-plans/publication-plans#PublicationPlans'

// Before the row: whoever carries out a plan locks the two in this order as well.
const eraseWithDocument: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await erasePlans(req, { collection: collection.slug, id: Number(id) })
}

/** Lets editors plan when a document of a collection with drafts is published and taken off the site. */
export function planPublications(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {}, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts) return collection
  const { components = {} } = admin
  const beforeDocumentControls = [...(components.edit?.beforeDocumentControls ?? []), panel]
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: { ...components.edit, beforeDocumentControls } } },
    hooks: { ...hooks, beforeDelete: first(eraseWithDocument, hooks.beforeDelete) },
  }
}

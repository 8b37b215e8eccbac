import type { Field, SanitizedConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

const cell = '/src/cms/admin/publication-plans/state-cell#StateCell'

function showPlan(field: Field): void {
  if (!('name' in field) || field.name !== '_status' || field.type !== 'select') return
  const { admin = {} } = field
  field.admin = { ...admin, components: { ...admin.components, Cell: cell } }
}

/** Shows in lists, beside the state of a document, what is planned for it: the field is Payload's own. */
export async function showPlans(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const collection of sanitized.collections)
    if (hasDraftsEnabled(collection)) collection.fields.forEach(showPlan)
  return sanitized
}

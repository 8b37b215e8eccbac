import type { Field, SanitizedConfig, Tab } from 'payload'

// What Payload adds by itself to uploads and accounts, and no editor changes or looks for. They stand at the top; further
// down these are names of our own fields.
const addedNames = ['sizes', 'thumbnailURL', 'url', 'focalX', 'focalY', 'sessions', 'salt', 'hash']

const isAdded = (field: Field): boolean => 'name' in field && addedNames.includes(field.name)

const isInternal = (field: Field): boolean =>
  ('hidden' in field && field.hidden === true) ||
  ('admin' in field && field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true)

function closeField(field: Field): void {
  const admin = {
    disableBulkEdit: true,
    disableGroupBy: true,
    disableListColumn: true,
    disableListFilter: true,
  }
  Object.assign(field, { admin: { ...('admin' in field ? field.admin : {}), ...admin } })
}

function walk(fields: readonly (Field | Tab)[], isInside: boolean): void {
  for (const field of fields) {
    const isClosed = isInside || ('type' in field && isInternal(field))
    if (isClosed && 'type' in field) closeField(field)
    if ('fields' in field && Array.isArray(field.fields)) walk(field.fields, isClosed)
    if ('tabs' in field) walk(field.tabs, isClosed)
  }
}

/** Keeps fields that no form shows out of columns, filters and bulk changes too: they are ours, and named in code. */
export async function hideInternalFields(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { fields } of sanitized.globals) walk(fields, false)
  for (const { fields } of sanitized.collections) {
    walk(fields.filter(isAdded), true)
    walk(fields, false)
  }
  return sanitized
}

import type { Field, SanitizedConfig, Tab } from 'payload'

// The fields that Payload adds to uploads and accounts, at the top level; deeper, these are names of our own fields.
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

/** Takes the tab _API_ off every form: it shows the document as a program reads it. */
const withoutApi = <Entity extends { admin: object }>(entity: Entity): Entity =>
  Object.assign(entity, { admin: { ...entity.admin, hideAPIURL: true } })

/** Hides fields that no form shows from columns, filters and bulk changes as well, and what only programs read. */
export async function hideInternalFields(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const entity of [...sanitized.globals, ...sanitized.collections]) withoutApi(entity)
  for (const { fields } of sanitized.globals) walk(fields, false)
  for (const { fields } of sanitized.collections) {
    walk(fields.filter(isAdded), true)
    walk(fields, false)
  }
  return sanitized
}

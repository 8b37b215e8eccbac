import type { Field, Tab } from 'payload'

const cells = '/src/cms/admin/stock/stock-cells'

/** The cells of the list of properties, by field: what a page of the list shows is read in one query. */
const cellOf: Readonly<Record<string, string>> = {
  street: `${cells}#StreetCell`,
  city: `${cells}#TownCell`,
  price: `${cells}#PriceCell`,
  status: `${cells}#StandingCell`,
  agent: `${cells}#AgentCell`,
}

function setCell(field: Field): void {
  if (!('name' in field) || !Object.hasOwn(cellOf, field.name)) return
  const admin = 'admin' in field && field.admin ? field.admin : {}
  const components = 'components' in admin && admin.components ? admin.components : {}
  Object.assign(field, { admin: { ...admin, components: { ...components, Cell: cellOf[field.name] } } })
}

function walk(fields: readonly (Field | Tab)[]): void {
  for (const field of fields) {
    if ('type' in field) setCell(field)
    // Fields within a named group have columns of their own.
    if ('fields' in field && !('name' in field)) walk(field.fields)
    if ('tabs' in field) walk(field.tabs)
  }
}

/** Gives the fields of a property their cells in the list. */
export function withListCells(fields: Field[]): Field[] {
  walk(fields)
  return fields
}

import type { Field, UIFieldServerProps } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { editorText } from '@/cms/fields/editor-text'
import { regionOptions } from '@/cms/fields/properties/region-options'
import { dutyWords } from '@/cms/gate/gate-words'
import { DutyPanel } from './duty-panel'

const isNamed = (field: Field): field is Field & { name: string } => 'name' in field && Boolean(field.name)

/** The paths of the fields with a value: 'energy.label'. */
const pathsIn = (fields: readonly Field[], group = ''): string[] =>
  fields.flatMap((field) => {
    const path = isNamed(field) ? [group, field.name].filter(Boolean).join('.') : group
    return 'fields' in field && (field.type === 'group' || field.type === 'row')
      ? pathsIn(field.fields, path)
      : [path]
  })

/** The number of the tab that has each field of a form. */
const tabsOf = (fields: readonly Field[]): Record<string, number> =>
  Object.fromEntries(
    fields
      .flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
      .flatMap((tab, position) => pathsIn(tab.fields).map((path) => [path, position])),
  )

/** The duties of the property's region, beside its form; they follow what is typed. */
export const DutiesField = ({ req }: UIFieldServerProps) => {
  if (!isStaffOrReader(req)) return null
  const { collections, config } = req.payload
  return (
    <DutyPanel
      duties={Object.fromEntries(
        Object.entries(dutyWords).map(([code, { path, label }]) => [
          code,
          { path, label: editorText(req, label) },
        ]),
      )}
      regions={Object.fromEntries(regionOptions().map(({ value, label }) => [value, editorText(req, label)]))}
      tabs={tabsOf(collections.properties.config.fields)}
      settingsHref={`${config.routes.admin}/globals/site-settings`}
    />
  )
}

import type { Condition, GroupField, NumberField, SelectField, Tab } from 'payload'
import { columnWidthsField } from '@/cms/fields/styles/column-widths'
import { cssClassField } from '@/cms/fields/styles/css-class'
import { tokenColorField } from '@/cms/fields/styles/token-color'
import { officeTexts } from '@/messages/office-texts'

const isBackground =
  (type: string): Condition =>
  (_, background) =>
    background?.type === type

const background: GroupField = {
  name: 'background',
  type: 'group',
  label: officeTexts.modules.layoutTab.background.label,
  fields: [
    {
      name: 'type',
      type: 'select',
      defaultValue: 'none',
      label: officeTexts.modules.layoutTab.background.type.label,
      options: [
        { value: 'none', label: officeTexts.modules.layoutTab.background.type.none },
        { value: 'color', label: officeTexts.common.colour },
        { value: 'image', label: officeTexts.common.picture },
      ],
    },
    tokenColorField({ admin: { condition: isBackground('color') } }),
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: officeTexts.common.picture,
      admin: { condition: isBackground('image') },
    },
  ],
}

const position: SelectField = {
  name: 'position',
  type: 'select',
  defaultValue: 'content-row',
  label: officeTexts.modules.layoutTab.position.label,
  options: [
    {
      value: 'content-row',
      label: officeTexts.modules.layoutTab.position.contentRow,
    },
    {
      value: 'own-row',
      label: officeTexts.modules.layoutTab.position.ownRow,
    },
  ],
  admin: { width: '34%' },
}

const span: NumberField = {
  name: 'span',
  type: 'number',
  min: 1,
  max: 12,
  label: officeTexts.modules.layoutTab.span.label,
  admin: {
    width: '33%',
    step: 1,
    description: officeTexts.modules.layoutTab.span.description,
  },
}

const sort: NumberField = {
  name: 'sort',
  type: 'number',
  label: officeTexts.common.order,
  admin: {
    width: '33%',
    step: 1,
    description: officeTexts.modules.layoutTab.sort.description,
  },
}

/** The width, position and background of the module. */
export const layoutTab: Tab = {
  label: officeTexts.modules.layoutTab.label,
  fields: [
    columnWidthsField({ lg: 12 }),
    background,
    cssClassField,
    {
      type: 'row',
      fields: [position, span, sort],
    },
  ],
}

import type {
  ArrayField,
  CheckboxField,
  CollectionSlug,
  Condition,
  Field,
  NumberField,
  RelationshipField,
  SelectField,
  Tab,
} from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { relationTypes } from '@/domain/modules/presentation'
import { officeTexts } from '@/messages/office-texts'

const isRelation =
  (...types: string[]): Condition =>
  (data, row) =>
    types.includes(row?.relationType ?? data?.relationType)

const relationType: SelectField = {
  name: 'relationType',
  type: 'select',
  required: true,
  defaultValue: 'none',
  index: true,
  label: officeTexts.modules.relationTab.relationType.label,
  options: relationTypes.map((value) => ({
    value,
    label: officeTexts.modules.relationTab.relationTypes[value],
  })),
}

type RelationTarget = { name: string; relationTo: CollectionSlug; type: string; label: EditorTexts }

const target = ({ name, relationTo, type, label }: RelationTarget): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  required: true,
  label,
  admin: { condition: isRelation(type) },
})

const targets: Field[] = [
  target({
    name: 'article',
    relationTo: 'articles',
    type: 'article',
    label: officeTexts.common.article,
  }),
  target({
    name: 'propertyList',
    relationTo: 'property-lists',
    type: 'property-list',
    label: officeTexts.common.propertyList,
  }),
  target({
    name: 'slider',
    relationTo: 'sliders',
    type: 'slider',
    label: officeTexts.common.slider,
  }),
  target({
    name: 'category',
    relationTo: 'categories',
    type: 'category',
    label: officeTexts.common.category,
  }),
  target({
    name: 'form',
    relationTo: 'contact-forms',
    type: 'contact',
    label: officeTexts.common.form,
  }),
]

const agents: RelationshipField = {
  name: 'agents',
  type: 'relationship',
  relationTo: 'agents',
  hasMany: true,
  label: officeTexts.agents.plural,
  admin: {
    condition: isRelation('team'),
    description: officeTexts.modules.relationTab.agents.description,
  },
}

const includeSubcategories: CheckboxField = {
  name: 'includeSubcategories',
  type: 'checkbox',
  defaultValue: false,
  label: officeTexts.modules.relationTab.includeSubcategories.label,
  admin: { condition: isRelation('category') },
}

const view: SelectField = {
  name: 'view',
  type: 'select',
  required: true,
  defaultValue: 'single',
  label: officeTexts.modules.relationTab.view.label,
  options: [
    { value: 'single', label: officeTexts.modules.relationTab.view.single },
    { value: 'slider', label: officeTexts.modules.relationTab.view.slider },
    {
      value: 'collapse',
      label: officeTexts.modules.relationTab.view.collapse,
    },
    {
      value: 'news',
      label: officeTexts.modules.relationTab.view.news,
    },
  ],
}

const lists = isRelation('property-list', 'projects', 'category', 'opinion', 'team')

const itemsPerRow: NumberField = {
  name: 'itemsPerRow',
  type: 'number',
  min: 1,
  max: 6,
  label: officeTexts.modules.relationTab.itemsPerRow.label,
  admin: { width: '50%', step: 1, condition: lists },
}

const maxItems: NumberField = {
  name: 'maxItems',
  type: 'number',
  min: 1,
  label: officeTexts.modules.relationTab.maxItems.label,
  admin: {
    width: '50%',
    step: 1,
    condition: isRelation('property-list', 'projects', 'category', 'opinion', 'slider'),
    description: officeTexts.modules.relationTab.maxItems.description,
  },
}

const moreRelations: ArrayField = {
  name: 'moreRelations',
  type: 'array',
  label: officeTexts.modules.relationTab.moreRelations.label,
  labels: {
    singular: officeTexts.modules.relationTab.moreRelations.singular,
    plural: officeTexts.modules.relationTab.moreRelations.plural,
  },
  admin: {
    description: officeTexts.modules.relationTab.moreRelations.description,
  },
  fields: [{ ...relationType, index: false }, ...targets, agents],
}

/** The further content of the module, and its layout. */
export const relationTab: Tab = {
  label: officeTexts.modules.relationTab.label,
  fields: [
    { type: 'row', fields: [relationType, view] },
    ...targets,
    agents,
    includeSubcategories,
    { type: 'row', fields: [itemsPerRow, maxItems] },
    moreRelations,
  ],
}

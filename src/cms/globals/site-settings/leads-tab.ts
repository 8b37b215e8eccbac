import type {
  ArrayField,
  ArrayFieldValidation,
  Field,
  GroupField,
  NumberField,
  RelationshipFieldManyValidation,
  SelectFieldManyValidation,
  Tab,
} from 'payload'
import { leadRouting } from '@/cms/access/lead-access'
import { formKindOptions } from '@/cms/collections/contact-forms/form-kinds'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { assignmentMethods, repeatedKinds } from '@/domain/leads/lead-assignment'
import { isLeadKind, type LeadKind } from '@/domain/leads/lead-kinds'
import { areaKeys, areas } from '@/domain/places/areas'
import { isRecord } from '@/domain/shared/is-record'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

const { leadsTab: texts } = officeTexts.siteSettings

const methodOf = (row: unknown): unknown => (isRecord(row) ? row.method : null)

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0

type KindsInRule = { kinds: LeadKind[] }

function kindsOf(rule: unknown): KindsInRule {
  const kinds: unknown = isRecord(rule) ? rule.kinds : null
  return { kinds: Array.isArray(kinds) ? kinds.filter(isLeadKind) : [] }
}

/** The rules up to the one whose field this is. */
function rulesUpTo(data: unknown, path: readonly (string | number)[]): KindsInRule[] {
  const leads = isRecord(data) && isRecord(data.leads) ? data.leads : {}
  const at = path.findLast((part) => /^\d+$/.test(String(part)))
  return Array.isArray(leads.rules) ? leads.rules.slice(0, Number(at) + 1).map(kindsOf) : []
}

const checkKinds: SelectFieldManyValidation = (kinds, { data, path, req }) => {
  if (isEmpty(kinds)) return editorText(req, texts.rules.needed)
  const mine = kindsOf({ kinds }).kinds
  const isRepeated = repeatedKinds(rulesUpTo(data, path)).some((kind) => mine.includes(kind))
  return isRepeated ? editorText(req, texts.rules.kinds.repeated) : true
}

const checkPlaces: ArrayFieldValidation = (lines, { siblingData, req }) =>
  methodOf(siblingData) === 'places' && isEmpty(lines) ? editorText(req, texts.rules.needed) : true

const checkAgents: RelationshipFieldManyValidation = (agents, { siblingData, req }) =>
  methodOf(siblingData) === 'turn' && isEmpty(agents) ? editorText(req, texts.rules.needed) : true

const onlyFor = (method: string) => (_data: unknown, sibling: unknown) => methodOf(sibling) === method

const line: Field[] = [
  {
    name: 'towns',
    type: 'relationship',
    relationTo: 'cities',
    hasMany: true,
    label: sharedTexts.towns,
    admin: { allowCreate: false },
  },
  {
    name: 'areas',
    type: 'select',
    hasMany: true,
    label: texts.rules.places.areas,
    options: areaKeys.map((value) => ({ value, label: areas[value].names })),
  },
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    required: true,
    label: sharedTexts.agent,
    admin: { allowCreate: false },
  },
]

const rules: ArrayField = {
  name: 'rules',
  type: 'array',
  label: texts.rules.label,
  labels: { singular: texts.rules.singular, plural: texts.rules.label },
  maxRows: 20,
  admin: { description: texts.rules.description },
  fields: [
    {
      name: 'kinds',
      type: 'select',
      hasMany: true,
      required: true,
      label: officeTexts.contactForms.plural,
      options: formKindOptions(),
      validate: checkKinds,
    },
    {
      name: 'method',
      type: 'select',
      required: true,
      defaultValue: 'property',
      label: texts.rules.method.label,
      options: assignmentMethods.map((value) => ({ value, label: texts.rules.method[value] })),
    },
    {
      name: 'places',
      type: 'array',
      label: texts.rules.places.label,
      labels: { singular: texts.rules.places.singular, plural: texts.rules.places.label },
      maxRows: 100,
      validate: checkPlaces,
      admin: { condition: onlyFor('places'), description: texts.rules.places.description },
      fields: line,
    },
    {
      name: 'agents',
      type: 'relationship',
      relationTo: 'agents',
      hasMany: true,
      maxRows: 50,
      label: texts.rules.agents.label,
      validate: checkAgents,
      admin: {
        allowCreate: false,
        condition: onlyFor('turn'),
        description: texts.rules.agents.description,
      },
    },
    {
      name: 'fallback',
      type: 'relationship',
      relationTo: 'agents',
      label: texts.rules.fallback.label,
      admin: { allowCreate: false, description: texts.rules.fallback.description },
    },
  ],
}

const hours = (
  name: string,
  { label, description }: Record<'label' | 'description', EditorTexts>,
): NumberField => ({
  name,
  type: 'number',
  min: 1,
  max: 720,
  label,
  admin: { description, step: 1, width: '50%' },
})

const reminder: GroupField = {
  name: 'reminder',
  type: 'group',
  label: texts.reminder.label,
  admin: { description: texts.reminder.description },
  fields: [
    {
      type: 'row',
      fields: [hours('after', texts.reminder.after), hours('then', texts.reminder.then)],
    },
    {
      name: 'colleagues',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      maxRows: 20,
      label: texts.reminder.colleagues.label,
      admin: { allowCreate: false, description: texts.reminder.colleagues.description },
    },
  ],
}

/** Who gets the leads of the forms (`leadRouting`), and who is reminded of those that nobody answers. */
export const leadsTab: Tab = {
  label: officeTexts.leads.plural,
  fields: [
    {
      name: 'leads',
      type: 'group',
      label: false,
      access: { update: leadRouting },
      fields: [rules, reminder],
    },
  ],
}

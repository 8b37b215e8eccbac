import type {
  Condition,
  Field,
  RelationshipField,
  RelationshipFieldManyValidation,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { linkedCollections, pickName, readPick } from '@/domain/links/link-pick'
import { isLinkTarget } from '@/domain/navigation/link-target'
import { isRecord } from '@/domain/shared/is-record'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { keepStored } from '@/cms/fields/keep-stored'
import { officeTexts } from '@/messages/office-texts'
import { refuseScript } from './safe-address'

const isGiven: TextFieldSingleValidation = (value, { req, required }) =>
  Boolean(value) || !required || req.t('validation:required')

const isTarget = keepStored((value, { req }) => {
  if (!value || isLinkTarget(value)) return true
  return editorText(req, officeTexts.routing.link.isTarget)
})

const validateLink =
  (isRequired: TextFieldSingleValidation): TextFieldSingleValidation =>
  (value, options) =>
    value ? isTarget(value, options) : isRequired(value, options)

type LinkOptions = {
  name?: string
  label?: EditorTexts
  localized?: boolean
  required?: boolean
  /** Where it may be empty all the same: in a language in which there is nothing to link. */
  isRequired?: TextFieldSingleValidation
  validate?: TextFieldSingleValidation
  validatePick?: RelationshipFieldManyValidation
  admin?: TextField['admin']
}

type NamedLink = LinkOptions & { name: string }

/** The document that the link leads to, in the language of each visitor; a list of one, because that is stored and restored whole. */
const pickField = ({ name, validatePick, admin }: NamedLink): RelationshipField => ({
  name: pickName(name),
  type: 'relationship',
  relationTo: [...linkedCollections],
  hasMany: true,
  maxRows: 1,
  // The site asks for its address alone.
  maxDepth: 0,
  defaultValue: [],
  ...(validatePick && { validate: validatePick }),
  label: officeTexts.routing.link.pick.label,
  hooks: { beforeChange: [({ value }) => value ?? []] },
  admin: {
    allowCreate: false,
    condition: admin?.condition,
    description: officeTexts.routing.link.pick.description,
    components: { Field: '/src/cms/admin/link-picker/link-picker-field#LinkPickerField' },
  },
})

/** An address is typed where no document is chosen. */
const withoutPick =
  (name: string, condition: Condition = () => true): Condition =>
  (...asked) => {
    const [, siblings] = asked
    return condition(...asked) && readPick(isRecord(siblings) ? siblings[pickName(name)] : null) === null
  }

const typedField = ({
  name,
  label,
  localized = true,
  required = false,
  isRequired = isGiven,
  validate = validateLink(isRequired),
  admin,
}: NamedLink): TextField => ({
  name,
  type: 'text',
  localized,
  required,
  label: label ?? officeTexts.common.link,
  validate,
  custom: { holdsLink: true, pick: pickName(name) },
  hooks: { beforeChange: [refuseScript()] },
  admin: {
    description: officeTexts.routing.link.linkField.description,
    ...admin,
    condition: withoutPick(name, admin?.condition),
  },
})

/**
 * A link: a chosen document, or else a typed address, by default one per language: `/path/` stays on the site, anything with a
 * protocol opens in a new tab.
 */
export function linkFields(options: LinkOptions = {}): Field[] {
  const link = { name: 'link', ...options }
  return [pickField(link), typedField(link)]
}

import type { NumberField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { withUnit } from './fact-labels'

type NumberFieldOptions = {
  name: string
  label: EditorTexts
  /** What the number counts; the label shows it. */
  unit?: string | EditorTexts
  description?: EditorTexts
  min?: number
  max?: number
  /** True where a value below zero makes sense: a house that gives energy back, a coordinate. */
  signed?: boolean
  index?: boolean
  /** A component of ours below the field. */
  after?: string
}

/** A number an editor types: not below zero unless it is signed or has a bound of its own. */
export const numberField = ({
  name,
  label,
  unit,
  description,
  min = 0,
  max,
  signed = false,
  index = false,
  after,
}: NumberFieldOptions): NumberField => ({
  name,
  type: 'number',
  label: unit === undefined ? label : withUnit(label, unit),
  ...(signed ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  index,
  admin: { description, ...(after === undefined ? {} : { components: { afterInput: [after] } }) },
})

import { CheckboxField, ChecksField, RadiosField } from './choice-fields'
import type { FieldProps } from './field-frame'
import { NearField } from './near-field'
import { FileField, InputField, LinesField, SelectField } from './text-fields'

const controls = {
  input: InputField,
  lines: LinesField,
  radios: RadiosField,
  stars: RadiosField,
  select: SelectField,
  checkbox: CheckboxField,
  checks: ChecksField,
  near: NearField,
  file: FileField,
} as const

/** A field of a form with its label, help and error. */
export function FormField(props: FieldProps) {
  const Control = controls[props.field.control]
  return <Control {...props} />
}

import { controlsOf } from '@/site/forms/answers/form-answers'

/** The values of a form by field: a text, a list of choices or of parts, whether a box is ticked, or files. */
export type FieldValues = Record<string, unknown>

const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

// A box that belongs to a list has a value of its own.
const isOfList = (control: Element): boolean => isBox(control) && control.hasAttribute('value')

/** Whether controls of one name have a value each, as a place and the radius around it. */
export const areParts = (controls: readonly Element[]): controls is HTMLSelectElement[] =>
  controls.length > 1 && controls.every((control) => control instanceof HTMLSelectElement)

function valueOf(controls: ReturnType<typeof controlsOf>): unknown {
  const [first] = controls
  if (!first) return undefined
  if (areParts(controls)) return controls.map(({ value }) => value)
  if (isOfList(first)) return controls.filter(isBox).flatMap((box) => (box.checked ? [box.value] : []))
  if (isBox(first)) return first.checked
  if (!(first instanceof HTMLInputElement)) return first.value
  if (first.type === 'file') return undefined
  if (first.type !== 'radio') return first.value
  return controls.find((control) => control instanceof HTMLInputElement && control.checked)?.value ?? ''
}

/** The values of these fields of a form; a file is left out, because no script may set it. */
export function readValues(form: HTMLFormElement, names: readonly string[]): FieldValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueOf(controlsOf(form, name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The values as the rules of the server read them. */
export const toParsable = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value instanceof FileList ? [...value] : value]),
  )

import { fieldIds } from '@/site/forms/fields/field-ids'
import { controlsOf } from './form-answers'

type WriteErrorsInput = {
  form: HTMLFormElement
  /** The id of the form. */
  id: string
  names: readonly string[]
  /** The error of a field in words; null where it has none. */
  messageOf: (name: string) => string | null
}

/** Writes the error of each field beside it, and marks the field as invalid for assistive technology. */
export function writeErrors({ form, id, names, messageOf }: WriteErrorsInput) {
  for (const name of names) {
    const text = messageOf(name)
    const line = document.getElementById(fieldIds(id, name).error)
    if (line) {
      line.textContent = text
      line.hidden = text === null
    }
    for (const element of invalidElements({ form, id, name })) {
      if (text === null) element.removeAttribute('aria-invalid')
      else element.setAttribute('aria-invalid', 'true')
    }
  }
}

// A group of checkboxes cannot be invalid itself, a group of radio buttons can.
function invalidElements({ form, id, name }: { form: HTMLFormElement; id: string; name: string }): Element[] {
  const own = document.getElementById(fieldIds(id, name).id)
  const isGroupOfBoxes = own instanceof HTMLFieldSetElement && own.getAttribute('role') !== 'radiogroup'
  return own && !isGroupOfBoxes ? [own] : controlsOf(form, name)
}

/** Focuses a field: its chosen option, or the first, where it has several. */
export function focusField(form: HTMLFormElement, name: string) {
  const controls = controlsOf(form, name)
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked)
  const first = chosen ?? controls[0]
  first?.focus()
}

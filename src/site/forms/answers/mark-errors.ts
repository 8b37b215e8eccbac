import { fieldIds } from '@/site/forms/fields/field-ids'
import { controlsOf } from './form-answers'

type Marked = {
  form: HTMLFormElement
  /** Of the form. */
  id: string
  names: readonly string[]
  /** What is wrong with a field; null where nothing is. */
  textOf: (name: string) => string | null
}

/** Writes beside each field what is wrong with it, and tells assistive technology. */
export function markErrors({ form, id, names, textOf }: Marked) {
  for (const name of names) {
    const text = textOf(name)
    const line = document.getElementById(fieldIds(id, name).error)
    if (line) {
      line.textContent = text
      line.hidden = text === null
    }
    for (const element of markedElements({ form, id, name })) {
      if (text === null) element.removeAttribute('aria-invalid')
      else element.setAttribute('aria-invalid', 'true')
    }
  }
}

// A group of boxes to tick cannot be wrong itself, one of radio buttons can.
function markedElements({ form, id, name }: { form: HTMLFormElement; id: string; name: string }): Element[] {
  const own = document.getElementById(fieldIds(id, name).id)
  const isGroupOfBoxes = own instanceof HTMLFieldSetElement && own.getAttribute('role') !== 'radiogroup'
  return own && !isGroupOfBoxes ? [own] : controlsOf(form, name)
}

/** Puts the focus into a field: into its first choice, where it has several. */
export function focusField(form: HTMLFormElement, name: string) {
  const controls = controlsOf(form, name)
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked)
  const first = chosen ?? controls[0]
  first?.focus()
}

/** The values of a form by the names of its fields, as the browser would post them. */
export type Answers = Record<string, FormDataEntryValue[]>

/** Reads these fields of a form. */
export function readAnswers(form: HTMLFormElement, names: readonly string[]): Answers {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, data.getAll(name)]))
}

type TextAnswers = Record<string, string[]>

/** The answers of a form without its files, which no storage takes. */
export function toTexts(answers: Answers): TextAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, values]) => [
      name,
      values.filter((value) => typeof value === 'string'),
    ]),
  )
}

/** Fills a form in with earlier answers; files, and fields that they do not name, stay as they are. */
export function writeAnswers(form: HTMLFormElement, answers: TextAnswers) {
  for (const [name, values] of Object.entries(answers))
    // Two selects of one name have a value each.
    for (const [at, control] of controlsOf(form, name).entries())
      write(control, control instanceof HTMLSelectElement ? values.slice(at) : values)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** The controls of a field: one, or each of its choices. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(isControl).filter((control) => control.name === name)
}

function write(control: Control, values: readonly string[]) {
  if (control.type === 'file') return
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    control.checked = values.includes(control.value)
  else control.value = values[0] ?? ''
  // The controller of the form listens for this event, as for typing.
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The text in a field, '' where it has none. */
export function textIn(form: HTMLFormElement, name: string): string {
  return controlsOf(form, name)[0]?.value ?? ''
}

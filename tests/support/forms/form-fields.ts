import { selectAll } from 'css-select'
import { DomUtils, parseDocument } from 'htmlparser2'

type FormFieldsPage = ReturnType<typeof parseDocument>
type FormFieldsNode = FormFieldsPage | FormFieldsPage['children'][number]
type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>

const select = (page: FormFieldsPage, selector: string): Element[] =>
  selectAll<FormFieldsNode, Element>(selector, page)

const isSent = ({ attribs: { type, checked, disabled } }: Element): boolean =>
  disabled === undefined && (checked !== undefined || (type !== 'checkbox' && type !== 'radio'))

/**
 * What a browser posts of an untouched form, read from the HTML of the server: its inputs, including those elsewhere on
 * the page that refer to it. Selects and textareas are left out.
 */
export function fieldsOfForm(html: string, id: string): [name: string, value: string][] {
  const inputs = select(parseDocument(html), `form[id="${id}"] input, input[form="${id}"]`)
  return inputs
    .filter(isSent)
    .flatMap(({ attribs: { name, value = '' } }): [string, string][] => (name ? [[name, value]] : []))
}

/** The action of the form in the HTML. */
export function actionOfForm(html: string, id: string): string | undefined {
  return select(parseDocument(html), `form[id="${id}"]`)[0]?.attribs.action
}

/** What a browser posts of the only form of a plain page, by name, with its textareas and selects, and its action. */
export function typedAgain(html: string): { action: string | undefined; values: Record<string, string[]> } {
  const page = parseDocument(html)
  const values: Record<string, string[]> = {}
  const add = (name: string | undefined, value: string) => {
    if (name) values[name] = [...(values[name] ?? []), value]
  }
  for (const field of select(page, 'form input').filter(({ attribs }) => attribs.type !== 'file'))
    if (isSent(field)) add(field.attribs.name, field.attribs.value ?? '')
  for (const field of select(page, 'form textarea')) add(field.attribs.name, DomUtils.textContent(field))
  for (const field of select(page, 'form select')) {
    const [chosen] = select(page, `select[name="${field.attribs.name}"] option[selected]`)
    add(field.attribs.name, chosen?.attribs.value ?? '')
  }
  return { action: select(page, 'form')[0]?.attribs.action, values }
}

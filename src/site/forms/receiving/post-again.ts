import { guardFields } from '@/domain/leads/form-guard'
import { escapeHtml } from '@/domain/shared/html'
import { hiddenInputs } from '@/site/ui/plain-page'
import { typedTexts, type PostedValues } from './read-post'

type FieldChoice = { value: string; label: string }

/** A field to fill in or choose again. */
export type FieldAgain = NamedField & (InputField | LinesField | ChoiceField | FilesField)

type NamedField = {
  name: string
  label: string
  /** The typed value. */
  value?: string
  /** The error of the field. */
  error?: string
}
type InputField = { type: 'text' | 'email' | 'tel' | 'password' | 'checkbox'; autoComplete?: string }
type LinesField = { type: 'lines'; isRequired?: boolean; maxLength?: number }
type ChoiceField = { type: 'select' | 'radios'; choices: readonly FieldChoice[] }
type FilesField = { type: 'files'; accept: string; note: string }

/** A form that repeats a post in a browser without a script: the page itself has what was typed, because nothing was stored. */
export type PostAgain = {
  /** The address to post to. */
  action: string
  /** The label of the button. */
  label: string
  /** The values that are posted again in hidden fields; the language and the page of the form are added. */
  names?: readonly string[]
  /** The visible fields. */
  values?: Readonly<Record<string, unknown>>
  fields?: readonly FieldAgain[]
  /** Prefix of the element ids of the fields. */
  idPrefix?: string
}

const wide = 'style="display:block;box-sizing:border-box;width:100%;font:inherit"'

const optionHtml = ({ value, label }: FieldChoice, chosen: string): string =>
  `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`

type FieldMarkup<Field> = { field: Field; attributes: string; wrong: string }

function inputHtml({ field, attributes, wrong }: FieldMarkup<NamedField & InputField>): string {
  const { type, value = '', autoComplete } = field
  const typed = type === 'password' ? '' : ` value="${escapeHtml(type === 'checkbox' ? 'on' : value)}"`
  const completion = autoComplete ? ` autocomplete="${autoComplete}"` : ''
  const width = type === 'checkbox' ? '' : ` ${wide}`
  return `<input ${attributes} type="${type}"${typed}${completion}${wrong}${width}>`
}

function controlHtml({ field, attributes, wrong }: FieldMarkup<FieldAgain>): string {
  const { value = '' } = field
  switch (field.type) {
    case 'lines': {
      const { isRequired, maxLength } = field
      const limits = `${maxLength ? ` maxlength="${maxLength}"` : ''}${isRequired ? ' required' : ''}`
      return `<textarea ${attributes} rows="10"${limits}${wrong} ${wide}>${escapeHtml(value)}</textarea>`
    }
    case 'radios':
    case 'select':
      return `<select ${attributes}${wrong} ${wide}>${field.choices.map((each) => optionHtml(each, value)).join('')}</select>`
    case 'files':
      return `<input ${attributes} type="file" multiple accept="${field.accept}"${wrong}><p>${escapeHtml(field.note)}</p>`
    default:
      return inputHtml({ field, attributes, wrong })
  }
}

function radiosHtml({ name, label, choices }: NamedField & ChoiceField): string {
  const radios = choices.map(
    (choice) =>
      `<label><input type="radio" name="${escapeHtml(name)}" value="${escapeHtml(choice.value)}" required> ${escapeHtml(choice.label)}</label>`,
  )
  return `<fieldset><legend>${escapeHtml(label)}</legend>${radios.join('')}</fieldset>`
}

function fieldHtml(field: FieldAgain, idPrefix: string): string {
  if (field.type === 'radios') return radiosHtml(field)
  const { name, label, error } = field
  const id = escapeHtml(`${idPrefix}${name}`)
  const wrong = error ? ` aria-invalid="true" aria-describedby="${id}-error"` : ''
  const control = controlHtml({ field, attributes: `id="${id}" name="${escapeHtml(name)}"`, wrong })
  const reason = error ? `<p id="${id}-error"><strong>${escapeHtml(error)}</strong></p>` : ''
  return `<label for="${id}">${escapeHtml(label)}</label>${control}${reason}`
}

/** HTML of the form that posts again. */
export function drawPostAgain(
  posted: Pick<PostedValues, 'locale' | 'values' | 'page'>,
  { action, label, names = [], values = posted.values, fields = [], idPrefix = 'again-' }: PostAgain,
): string {
  const page = posted.page()
  const hidden = [
    ...names.flatMap((name) => typedTexts(values[name]).map((text) => [name, text] as const)),
    [guardFields.locale, posted.locale] as const,
    ...(page === null ? [] : [['page', page] as const]),
  ]
  const type = fields.some((field) => field.type === 'files') ? ' enctype="multipart/form-data"' : ''
  const shown = fields.map((field) => fieldHtml(field, idPrefix)).join('')
  return `<form method="post" action="${escapeHtml(action)}"${type}>${hiddenInputs(hidden)}${shown}<button>${escapeHtml(label)}</button></form>`
}

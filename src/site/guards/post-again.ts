import { guardFields } from '@/domain/leads/form-guard'
import { escapeHtml } from '@/domain/shared/escape-html'
import { hiddenInputs } from '@/site/ui/plain-page'
import type { Posted } from './posted'

type PostAgain = {
  /** Where it is posted to. */
  action: string
  /** On its button. */
  label: string
  /** What is sent along unseen as it was typed, beside the language and the page of the form. */
  names: readonly string[]
  /** HTML of what is filled in or chosen once more. */
  fields?: string
}

const isTextual = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** What was typed into a field, once for each value of a list. */
export const typedTexts = (value: unknown): string[] => [value].flat().filter(isTextual).map(String)

/** The same post once more, for a browser without a script: what was typed stands in the page itself, as nothing was kept. */
export function postAgain(
  { locale, values, page }: Pick<Posted, 'locale' | 'values' | 'page'>,
  { action, label, names, fields = '' }: PostAgain,
): string {
  const hidden = [
    ...names.flatMap((name) => typedTexts(values[name]).map((text) => [name, text] as const)),
    [guardFields.locale, locale] as const,
    ...(page === null ? [] : [['page', page] as const]),
  ]
  return `<form method="post" action="${escapeHtml(action)}">${hiddenInputs(hidden)}${fields}<button>${escapeHtml(label)}</button></form>`
}

type AgainField = {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'password' | 'checkbox'
  value?: string
  /** What is wrong with it. */
  error?: string
  autoComplete?: string
}

/** A field that is filled in once more, with what is wrong beside it. */
export function fieldAgain({ name, label, type, value = '', error, autoComplete }: AgainField): string {
  const id = `again-${name}`
  const attributes = [
    `id="${id}"`,
    `name="${escapeHtml(name)}"`,
    `type="${type}"`,
    ...(type === 'password' ? [] : [`value="${escapeHtml(type === 'checkbox' ? 'on' : value)}"`]),
    ...(autoComplete ? [`autocomplete="${autoComplete}"`] : []),
    ...(error ? [`aria-invalid="true" aria-describedby="${id}-error"`] : []),
    ...(type === 'checkbox' ? [] : ['style="display:block;box-sizing:border-box;width:100%;font:inherit"']),
  ]
  const said = error ? `<p id="${id}-error"><strong>${escapeHtml(error)}</strong></p>` : ''
  return `<label for="${id}">${escapeHtml(label)}</label><input ${attributes.join(' ')}>${said}`
}

'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { amountInWords } from '@/domain/leads/values/amount-in-words'
import { isLeadFieldName } from '@/domain/leads/lead-fields'
import { purchaseAdvance } from '@/domain/leads/purchase-advance'
import { parseAmount } from '@/domain/leads/values/typed-amount'
import { formatEuro } from '@/domain/properties/price'
import { toSearchName } from '@/domain/shared/text'
import { adviceFor } from '@/site/forms/fields/field-advice'
import { fieldIds } from '@/site/forms/fields/field-ids'
import { textIn } from '@/site/forms/answers/form-answers'
import type { FormSetup } from '@/site/forms/form-setup'

type FieldHelpInput = {
  form: HTMLFormElement
  setup: FormSetup
  /** Fills a field in for the visitor. */
  fill: (name: string, text: string) => void
}

/** Helps to fill in a form: amounts in words, a filter for towns, and hints about numbers that look wrong. */
export function useFieldHelp({ form, setup, fill }: FieldHelpInput) {
  const written = useRef('')

  const writeWords = useEffectEvent((isAsked: boolean) => {
    const amount = parseAmount(textIn(form, 'amount'))
    const field = form.elements.namedItem('amountInWords')
    if (!(field instanceof HTMLInputElement)) return
    showAdvance({ form, setup, amount })
    // A text that the visitor has typed themselves is never replaced.
    if (!isAsked && field.value !== '' && field.value !== written.current) return
    written.current = (amount === null ? null : amountInWords({ amount, locale: setup.locale })) ?? ''
    fill('amountInWords', written.current)
  })
  const onInput = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.name === 'amount') writeWords(false)
    if (target.dataset.filter !== undefined) filterChoices({ form, filter: target, setup })
  })
  const onLeave = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement) advise({ form, setup, name: target.name })
  })
  const onClick = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-fill-words]')) writeWords(true)
  })

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    form.addEventListener('input', (event) => onInput(event), { signal })
    form.addEventListener('focusout', (event) => onLeave(event), { signal })
    form.addEventListener('click', (event) => onClick(event), { signal })
    form.addEventListener('keydown', keepFilter, { signal })
    return () => listeners.abort()
  }, [form])
}

type HelpedForm = Pick<FieldHelpInput, 'form' | 'setup'>

function showAdvance({ form, setup: { words }, amount }: HelpedForm & { amount: number | null }) {
  const note = form.querySelector('[data-note="offer"]')
  const advance = words.advance && purchaseAdvance({ amount, percent: words.advance.percent })
  if (note && words.advance && advance !== null)
    note.textContent = words.advance.text.replace('{amount}', formatEuro(advance))
}

function advise({ form, setup, name }: HelpedForm & { name: string }) {
  const line = document.getElementById(fieldIds(setup.id, name).advice)
  if (!line || !isLeadFieldName(name)) return
  const { limits, words } = setup
  const text = adviceFor({ name, textIn: (other) => textIn(form, other), limits, words })
  line.textContent = text
  line.hidden = text === null
}

/** Shows only the choices that match the filter, and those already ticked. */
function filterChoices({ form, filter, setup }: HelpedForm & { filter: HTMLInputElement }) {
  const wanted = toSearchName(filter.value)
  const labels = [...(filter.closest('fieldset')?.querySelectorAll<HTMLElement>('.form-choice') ?? [])]
  for (const label of labels) {
    const isChosen = label.querySelector('input')?.checked === true
    label.hidden = !isChosen && !toSearchName(label.textContent).includes(wanted)
  }
  const note = form.querySelector('[data-slot="filter"]')
  if (note) note.textContent = labels.every((label) => label.hidden) ? setup.words.noChoice : ''
}

// Enter in the filter must not submit the form.
function keepFilter(event: KeyboardEvent) {
  const { target } = event
  if (event.key === 'Enter' && target instanceof HTMLElement && target.dataset.filter !== undefined)
    event.preventDefault()
}

'use client'

import { useCallback, useEffect, useMemo } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import type { LeadErrors } from '@/domain/leads/lead-errors'
import { parseLead } from '@/domain/leads/parse-lead'
import { readAnswers } from '@/site/forms/answers/form-answers'
import type { FormSetup } from '@/site/forms/form-setup'
import { markErrors } from '@/site/forms/answers/mark-errors'

type Fields = Record<string, unknown>

/** The error of each field in words, in the order of the form. */
export type Messages = { name: string; text: string }[]

function toFieldErrors(failure: LeadErrors, { words }: FormSetup): FieldErrors<Fields> {
  return Object.fromEntries(
    Object.entries(failure).map(([name, code]) => [
      name,
      { type: code, message: words.messages[name]?.[code] ?? words.otherwise },
    ]),
  )
}

/** Checks the answers by the server's own schema, and writes what is wrong beside the fields. */
export function useFormCheck({ form, setup }: { form: HTMLFormElement; setup: FormSetup }) {
  const names = useMemo(() => setup.steps.flat(), [setup])
  const resolver: Resolver<Fields> = () => {
    const { kind, locale, limits } = setup
    // The form holds its answers itself, so that nothing is lost that was typed before this was here.
    const read = parseLead({ kind, values: readAnswers(form, names), locale, now: new Date(), limits })
    return read.ok ? { values: {}, errors: {} } : { values: {}, errors: toFieldErrors(read.failure, setup) }
  }
  const { register, trigger, setError, clearErrors, formState } = useForm<Fields>({ resolver })
  const { errors } = formState

  useEffect(() => {
    for (const name of names) register(name)
  }, [names, register])
  useEffect(() => markErrors({ form, id: setup.id, names, textOf: (name) => textOf(errors, name) }))

  const addServerErrors = useCallback(
    (texts: Record<string, string>) => {
      for (const [name, message] of Object.entries(texts)) setError(name, { type: 'server', message })
    },
    [setError],
  )
  return {
    messages: toMessages(errors, names),
    /** Whether these fields are right. */
    check: (fields: readonly string[]) => trigger([...fields]),
    /** Looks again at a field and at all that were wrong, save what only the server can know. */
    recheck: (name: string) => {
      const known = names.filter(
        (other) => other !== name && errors[other] && errors[other].type !== 'server',
      )
      return trigger([name, ...known])
    },
    isWrong: (name: string) => errors[name] !== undefined,
    /** Whether only another answer can put it right. */
    isRefused: (name: string) => errors[name]?.type === 'server',
    addServerErrors,
    clear: () => clearErrors(),
  }
}

const textOf = (errors: FieldErrors<Fields>, name: string): string | null => errors[name]?.message ?? null

// What concerns no field of the form comes last: it has no place to go to.
function toMessages(errors: FieldErrors<Fields>, names: readonly string[]): Messages {
  const others = Object.keys(errors).filter((name) => !names.includes(name))
  return [...names, ...others].flatMap((name) => {
    const text = textOf(errors, name)
    return text === null ? [] : [{ name, text }]
  })
}

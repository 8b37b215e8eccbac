'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { controlsOf } from '@/site/forms/answers/form-answers'
import { markErrors } from '@/site/forms/answers/mark-errors'
import { readValues, toParsable, type FieldValues } from './field-values'

/** What a form asks, and what is wrong with it by the server's own rules: in words, by field. */
export type FormRules = {
  /** Of the form, unique on the page. */
  id: string
  /** In the order of the form. */
  names: readonly string[]
  findErrors: (values: FieldValues) => Partial<Record<string, string>>
  /** Fields that are drawn as React chooses, with what they hold now. */
  controlled?: Readonly<Record<string, string>>
}

/** The error of each field in words, in the order of the form. */
export type Messages = { name: string; text: string }[]

type Errors = FieldErrors<FieldValues>

const none: Readonly<Record<string, string>> = {}

type Form = HTMLFormElement | null

/** react-hook-form over the rules of the server. */
function useRuledForm(form: Form, { names, findErrors }: FormRules) {
  const resolver: Resolver<FieldValues> = (values) => {
    const found = Object.entries(findErrors(toParsable(values)))
    // A small form leaves out what its kind can ask: the server knows whether it may.
    const wrong = found.filter(([name]) => names.includes(name))
    const errors = wrong.map(([name, message]) => [name, { type: 'rule', message }])
    return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
  }
  const [defaultValues] = useState(() => (form ? readValues(form, names) : {}))
  return useForm<FieldValues>({
    resolver,
    defaultValues,
    // When a field is looked at is for use-form-events; the summary of errors takes the focus.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
}

type RuledForm = ReturnType<typeof useRuledForm>

/** Registers the fields that the server has drawn with what stands in them, so that nothing is lost that was typed before. */
function useRegistered(form: Form, { names, controlled = none, ruled }: FormRules & { ruled: RuledForm }) {
  const { register, setValue } = ruled
  const registered = useRef(new Map<string, ReturnType<RuledForm['register']>>())

  /** Takes what stands in the fields: a browser may fill them in without a word. */
  const readAgain = () => {
    const typed = form ? readValues(form, names) : {}
    for (const [name, value] of Object.entries({ ...typed, ...controlled })) setValue(name, value)
  }
  const takeOver = useEffectEvent((shown: HTMLFormElement) => {
    const typed = readValues(shown, names)
    for (const name of names) {
      const field = register(name)
      registered.current.set(name, field)
      if (!(name in controlled)) for (const control of controlsOf(shown, name)) field.ref(control)
    }
    // Boxes of one name are known one after the other: together they hold what they did before.
    for (const [name, value] of Object.entries({ ...typed, ...controlled })) setValue(name, value)
  })
  useEffect(() => {
    if (form) takeOver(form)
  }, [form])
  const handlersOf = (name: string) => (name in controlled ? undefined : registered.current.get(name))
  return { handlersOf, readAgain }
}

/** The fields of a form as react-hook-form knows them; what is wrong is written into the lines that the server has drawn. */
export function useFormFields(form: Form, rules: FormRules) {
  const { id, names, controlled = none } = rules
  const ruled = useRuledForm(form, rules)
  const { handlersOf, readAgain } = useRegistered(form, { ...rules, ruled })
  const { errors } = ruled.formState

  /** Looks again at a field and at all that were wrong, save what only the server can know. */
  const recheck = (name: string) => {
    const known = names.filter((other) => other !== name && errors[other] && errors[other].type !== 'server')
    return ruled.trigger([name, ...known])
  }
  const chosen = JSON.stringify(controlled)
  const follow = useEffectEvent(() => {
    for (const [name, value] of Object.entries(controlled)) {
      ruled.setValue(name, value)
      if (errors[name]) void recheck(name)
    }
  })
  useEffect(() => follow(), [chosen])
  useEffect(() => {
    if (form) markErrors({ form, id, names, textOf: (name) => textOf(errors, name) })
  })

  return {
    messages: toMessages(errors, names),
    isWrong: (name: string) => errors[name] !== undefined,
    /** Whether only another answer can put it right. */
    isRefused: (name: string) => errors[name]?.type === 'server',
    handlersOf,
    recheck,
    /** Whether these fields are right. */
    check: (fields: readonly string[]) => {
      readAgain()
      return ruled.trigger([...fields])
    },
    /** Does what is to be done once all of it is right. */
    submit: (onRight: () => Promise<void>) => {
      readAgain()
      return ruled.handleSubmit(onRight)()
    },
    /** Fills a field in for the visitor. */
    fill: (name: string, value: string) => {
      ruled.setValue(name, value)
      if (value !== '') void recheck(name)
    },
    refuse: (texts: Readonly<Record<string, string>>) => {
      for (const [name, message] of Object.entries(texts)) ruled.setError(name, { type: 'server', message })
    },
    /** Everything as it was drawn. */
    empty: () => {
      if (!form) return
      form.reset()
      ruled.reset(readValues(form, names), { keepFieldsRef: true })
    },
  }
}

export type FormFields = ReturnType<typeof useFormFields>

const textOf = (errors: Errors, name: string): string | null => errors[name]?.message ?? null

// What concerns no field of the form comes last: it has no place to go to.
function toMessages(errors: Errors, names: readonly string[]): Messages {
  const others = Object.keys(errors).filter((name) => !names.includes(name))
  return [...names, ...others].flatMap((name) => {
    const text = textOf(errors, name)
    return text === null ? [] : [{ name, text }]
  })
}

'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { controlsOf } from '@/site/forms/answers/form-answers'
import { writeErrors } from '@/site/forms/answers/write-errors'
import { areParts, readValues, toParsable, type FieldValues } from './field-values'

/** The fields of a form, and the rules of the server for them. */
export type FormRules = {
  /** The id of the form, unique on the page. */
  id: string
  /** In the order of the form. */
  names: readonly string[]
  /** The errors of these values in words, by field. */
  findErrors: (values: FieldValues) => Partial<Record<string, string>>
  /** Fields that React controls, with their present values. */
  controlled?: Readonly<Record<string, string>>
}

/** The error of each field in words, in the order of the form. */
export type Messages = { name: string; text: string }[]

type FormFieldErrors = FieldErrors<FieldValues>

const none: Readonly<Record<string, string>> = {}

/** react-hook-form over the rules of the server. */
function useRuledForm(form: HTMLFormElement, { names, findErrors }: FormRules) {
  const resolver: Resolver<FieldValues> = (values) => {
    const found = Object.entries(findErrors(toParsable(values)))
    // A small form may leave out fields that its kind requires: the server decides about those.
    const wrong = found.filter(([name]) => names.includes(name))
    const errors = wrong.map(([name, message]) => [name, { type: 'rule', message }])
    return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
  }
  const [defaultValues] = useState(() => readValues(form, names))
  return useForm<FieldValues>({
    resolver,
    defaultValues,
    // use-form-events decides when a field is checked, and the summary of errors takes the focus.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
}

type RuledForm = ReturnType<typeof useRuledForm>

/** Registers the fields that the server has drawn with their present values, so that nothing typed before is lost. */
function useRegistered(
  form: HTMLFormElement,
  { names, controlled = none, ruled }: FormRules & { ruled: RuledForm },
) {
  const { register, setValue } = ruled
  const registered = useRef(new Map<string, ReturnType<RuledForm['register']>>())

  /** Reads the fields again: a browser may fill them in without an event. */
  const readAgain = () => {
    const typed = readValues(form, names)
    for (const [name, value] of Object.entries({ ...typed, ...controlled })) setValue(name, value)
  }
  const takeOver = useEffectEvent(() => {
    const typed = readValues(form, names)
    for (const name of names) {
      const field = register(name)
      const controls = controlsOf(form, name)
      if (areParts(controls)) {
        // react-hook-form would write one value into all of them.
        const readParts = async () => setValue(name, readValues(form, [name])[name])
        registered.current.set(name, { ...field, onChange: readParts })
      } else {
        registered.current.set(name, field)
        if (!(name in controlled)) for (const control of controls) field.ref(control)
      }
    }
    // Registering the boxes of one name one by one changes their common value: this sets it again.
    for (const [name, value] of Object.entries({ ...typed, ...controlled })) setValue(name, value)
  })
  useEffect(() => takeOver(), [form])
  const handlersOf = (name: string) => (name in controlled ? undefined : registered.current.get(name))
  return { handlersOf, readAgain }
}

/** The fields of a form in react-hook-form; their errors are written into the lines that the server has drawn. */
export function useFormFields(form: HTMLFormElement, rules: FormRules) {
  const { id, names, controlled = none } = rules
  const ruled = useRuledForm(form, rules)
  const { handlersOf, readAgain } = useRegistered(form, { ...rules, ruled })
  const { errors } = ruled.formState

  /** Checks a field again together with the other wrong fields, except those that only the server can judge. */
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
  useEffect(() => writeErrors({ form, id, names, messageOf: (name) => messageOf(errors, name) }))

  return {
    messages: toMessages(errors, names),
    isWrong: (name: string) => errors[name] !== undefined,
    /** Whether the server refused its value, so that only another value can be right. */
    isRefused: (name: string) => errors[name]?.type === 'server',
    handlersOf,
    recheck,
    /** Whether these fields are right. */
    check: (fields: readonly string[]) => {
      readAgain()
      return ruled.trigger([...fields])
    },
    /** Runs once every field is right. */
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
    /** Resets every field to what the server has drawn. */
    empty: () => {
      form.reset()
      ruled.reset(readValues(form, names), { keepFieldsRef: true })
    },
  }
}

export type FormFields = ReturnType<typeof useFormFields>

const messageOf = (errors: FormFieldErrors, name: string): string | null => errors[name]?.message ?? null

// Errors of no field of the form come last: the summary cannot link to them.
function toMessages(errors: FormFieldErrors, names: readonly string[]): Messages {
  const others = Object.keys(errors).filter((name) => !names.includes(name))
  return [...names, ...others].flatMap((name) => {
    const text = messageOf(errors, name)
    return text === null ? [] : [{ name, text }]
  })
}

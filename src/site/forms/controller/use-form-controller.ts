'use client'

import { useFormEvents } from './use-form-events'
import { useFormFields, type FormRules } from './use-form-fields'
import { useSaid } from './use-said'
import { useSending, type SendPlan } from './use-sending'

/** What is a form's own: what it asks, how it is sent, and what becomes of it. */
export type FormPlan<Outcome extends { kind: string }> = {
  rules: FormRules
  sending: SendPlan<Outcome>
  onOutcome: (outcome: Outcome) => void
  /** Instead of sending it, as from a step that is not the last. */
  onSubmit?: () => void
  /** Leads to the first field that is wrong, where it is not in sight. */
  onWrong?: (name: string) => void
  /** A step forth or back. */
  onMove?: (by: 1 | -1) => void
  /** The form was sent, and its page is shown again as it was left. */
  onReopen?: () => void
}

const nothing = () => undefined

/**
 * What every form of the site does in the browser: its fields are looked at when they are left and when it is sent, by
 * the rules of the server; what is wrong is said above it and beside them; it is sent once, and stays as it was typed
 * until it is taken.
 */
export function useFormController<Outcome extends { kind: string }>(
  form: HTMLFormElement | null,
  plan: FormPlan<Outcome>,
) {
  const { rules, onOutcome, onWrong = nothing, onMove = nothing, onReopen = nothing } = plan
  const fields = useFormFields(form, rules)
  const said = useSaid({ messages: fields.messages, onWrong })
  const sending = useSending(form, plan.sending)

  const send = async () => {
    said.hush()
    const outcome = await sending.send()
    if (outcome) onOutcome(outcome)
  }
  const submit = async () => {
    let isRight = false
    await fields.submit(() => {
      isRight = true
      return send()
    })
    // The errors are known to the page by now.
    if (!isRight) said.say(rules.names)
  }
  const onSubmit = plan.onSubmit ?? (() => void submit())
  const onReturn = () => {
    if (sending.reopen()) onReopen()
  }
  useFormEvents(form, { fields, names: rules.names, onSubmit, onMove, onReturn })

  return {
    fields,
    said,
    progress: sending.progress,
    submit: () => void submit(),
    /** Says what the server has refused, by field. */
    refuse: (errors: Readonly<Record<string, string>>) => {
      fields.refuse(errors)
      if (Object.keys(errors).length > 0) said.say([...rules.names, ...Object.keys(errors)])
    },
  }
}

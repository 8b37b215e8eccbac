'use client'

import { useFormEvents } from './use-form-events'
import { useFormFields, type FormRules } from './use-form-fields'
import { useSummary } from './use-summary'
import { useSending, type SendPlan } from './use-sending'

/** What one form has of its own: its rules, how it is sent, and what follows from the answer. */
export type FormPlan<Outcome extends { kind: string }> = {
  rules: FormRules
  sending: SendPlan<Outcome>
  onOutcome: (outcome: Outcome) => void
  /** Runs instead of sending, as in a step that is not the last. */
  onSubmit?: () => void
  /** Gets the first field with an error, to show the step it is in. */
  onWrong?: (name: string) => void
  /** One step forward or back. */
  onMove?: (by: 1 | -1) => void
  /** Runs when a form was sent and the browser shows its page again as it was left. */
  onReopen?: () => void
}

const nothing = () => undefined

/**
 * Runs every form of the site in the browser: it checks fields by the rules of the server when they are left and when the
 * form is submitted, shows errors above the form and beside the fields, sends once at a time, and keeps what was typed
 * until the server has accepted it.
 */
export function useFormController<Outcome extends { kind: string }>(
  form: HTMLFormElement,
  plan: FormPlan<Outcome>,
) {
  const { rules, onOutcome, onWrong = nothing, onMove = nothing, onReopen = nothing } = plan
  const fields = useFormFields(form, rules)
  const summary = useSummary({ messages: fields.messages, onWrong })
  const sending = useSending(form, plan.sending)

  const send = async () => {
    summary.clear()
    const outcome = await sending.send()
    if (outcome) onOutcome(outcome)
  }
  const submit = async () => {
    let isRight = false
    await fields.submit(() => {
      isRight = true
      return send()
    })
    // By now formState has the errors.
    if (!isRight) summary.show(rules.names)
  }
  const onSubmit = plan.onSubmit ?? (() => void submit())
  const onReturn = () => {
    if (sending.reopen()) onReopen()
  }
  useFormEvents(form, { fields, names: rules.names, onSubmit, onMove, onReturn })

  return {
    fields,
    summary,
    progress: sending.progress,
    submit: () => void submit(),
    /** Shows the errors that the server has found, by field. */
    refuse: (errors: Readonly<Record<string, string>>) => {
      fields.refuse(errors)
      if (Object.keys(errors).length > 0) summary.show([...rules.names, ...Object.keys(errors)])
    },
  }
}

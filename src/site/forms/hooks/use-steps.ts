'use client'

import { useEffect, useRef, useState } from 'react'

type SteppedForm = { form: HTMLFormElement; fields: readonly (readonly string[])[]; first: number }

/** Shows one step of the form at a time, and moves the focus to the title of the new step. */
export function useSteps({ form, fields, first }: SteppedForm) {
  const last = fields.length - 1
  const [step, setStep] = useState(Math.min(first, last))
  const isMoved = useRef(false)

  useEffect(() => {
    const sections = [...form.querySelectorAll<HTMLElement>('[data-step]')]
    for (const [index, section] of sections.entries()) section.hidden = index !== step
    form.setAttribute('data-stepped', '')
    if (isMoved.current) sections[step]?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    isMoved.current = false
  }, [form, step])

  return {
    step,
    /** Shows a step without moving the focus. */
    show: setStep,
    /** Shows the step of a field; an unknown field changes nothing. */
    showField: (name: string) => {
      const found = fields.findIndex((names) => names.includes(name))
      if (found >= 0) setStep(found)
    },
    go: (to: number) => {
      const next = Math.min(Math.max(to, 0), last)
      isMoved.current = next !== step
      setStep(next)
    },
  }
}

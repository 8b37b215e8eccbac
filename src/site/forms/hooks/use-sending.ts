'use client'

import { useEffect, useRef, useState } from 'react'
import { fieldInfo } from '@/domain/leads/lead-fields'
import { guardFields } from '@/domain/leads/form-guard'
import { actionOf, type FormSetup } from '@/site/forms/form-setup'
import { sendAnswers, toBody, type Outcome } from '@/site/forms/answers/send-answers'

/** What a form says while it is on its way; the percent of a file that has left. */
export type Progress = { text: string; percent: number | null }

type Sending = { form: HTMLFormElement; setup: FormSetup; takeRequestId: () => string }

/** Sends the form, once at a time; where the server asks for a proof of work, does it and sends again. */
export function useSending({ form, setup, takeRequestId }: Sending) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const isUnderWay = useRef(false)

  useEffect(() => {
    form.toggleAttribute('data-busy', progress !== null)
    const button = form.querySelector('button[type="submit"]')
    if (progress) button?.setAttribute('aria-disabled', 'true')
    else button?.removeAttribute('aria-disabled')
  }, [form, progress])

  const post = (proof: string | null): Promise<Outcome> => {
    const { words } = setup
    setProgress({ text: words.sending, percent: null })
    const data = new FormData(form)
    data.set(guardFields.request, takeRequestId())
    if (proof) data.set(guardFields.proof, proof)
    const hasFile = words.upload !== null
    return sendAnswers({
      url: actionOf(setup),
      body: toBody({ data, lists: listsOf(setup), hasFile }),
      onProgress: (percent) => {
        if (words.upload && hasChosen(data))
          setProgress({ text: words.upload.progress.replace('{percent}', String(percent)), percent })
      },
    })
  }

  /** Null where another sending is under way. After 'sent' the form stays busy: the page is about to be left. */
  const send = async (): Promise<Outcome | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    const first = await post(null)
    const outcome = first.kind === 'proof' ? await postWithProof() : first
    if (outcome.kind !== 'sent') stop()
    return outcome
  }
  const postWithProof = async (): Promise<Outcome> => {
    setProgress({ text: setup.words.proof, percent: null })
    const { solveProof } = await import('@/site/forms/answers/solve-proof')
    const proof = await solveProof()
    return proof === null ? { kind: 'proof' } : post(proof)
  }
  const stop = () => {
    isUnderWay.current = false
    setProgress(null)
  }
  return { progress, send, stop }
}

const listsOf = ({ steps }: FormSetup): string[] =>
  steps.flat().filter((name) => ['types', 'cities'].includes(fieldInfo(name).type))

const hasChosen = (data: FormData): boolean =>
  [...data.values()].some((value) => typeof value !== 'string' && value.size > 0)

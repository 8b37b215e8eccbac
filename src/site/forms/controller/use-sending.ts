'use client'

import { useEffect, useRef, useState } from 'react'
import { sendAnswers, type SentAnswer } from '@/site/forms/answers/send-answers'

/** What a form shows while it is being sent: a text, and the percentage of its upload. */
export type Progress = { text: string; percent: number | null }

/** How a form is sent, and how the answer is read. */
export type SendPlan<Outcome extends { kind: string }> = {
  url: string
  /** What is posted, with the proof of work where one was asked for. */
  toBody: (proof: string | null) => FormData | string
  readAnswer: (answer: SentAnswer) => Outcome
  words: {
    sending: string
    /** Shown while the proof of work is made. */
    proof: string
    /** How much of a file was uploaded; null where the form has no file. */
    upload: ((percent: number) => string) | null
  }
}

const hasChosen = (body: FormData | string): boolean =>
  typeof body !== 'string' && [...body.values()].some((value) => typeof value !== 'string' && value.size > 0)

/** Sends the form, one sending at a time; where the server asks for a proof of work, makes it and sends again. */
export function useSending<Outcome extends { kind: string }>(
  form: HTMLFormElement,
  { url, toBody, readAnswer, words }: SendPlan<Outcome>,
) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const state = useRef<'idle' | 'under-way' | 'sent'>('idle')

  useEffect(() => {
    form.toggleAttribute('data-busy', progress !== null)
    const button = form.querySelector('button[type="submit"]')
    if (progress) button?.setAttribute('aria-disabled', 'true')
    else button?.removeAttribute('aria-disabled')
  }, [form, progress])

  const post = async (proof: string | null): Promise<Outcome> => {
    setProgress({ text: words.sending, percent: null })
    const body = toBody(proof)
    const { upload } = words
    const onProgress = (percent: number) => {
      if (upload && hasChosen(body)) setProgress({ text: upload(percent), percent })
    }
    return readAnswer(await sendAnswers({ url, body, onProgress }))
  }
  const postWithProof = async (first: Outcome): Promise<Outcome> => {
    setProgress({ text: words.proof, percent: null })
    const proof = await makeProof()
    return proof === null ? first : post(proof)
  }
  const stop = () => {
    state.current = 'idle'
    setProgress(null)
  }
  /** Null while another sending is under way. After 'sent' the form stays busy, because the browser is leaving the page. */
  const send = async (): Promise<Outcome | null> => {
    if (state.current !== 'idle') return null
    state.current = 'under-way'
    const first = await post(null)
    const outcome = first.kind === 'proof' ? await postWithProof(first) : first
    if (outcome.kind === 'sent') state.current = 'sent'
    else stop()
    return outcome
  }
  /** Lets a form that was sent be sent again; false where it was not sent. */
  const reopen = (): boolean => {
    if (state.current !== 'sent') return false
    stop()
    return true
  }
  return { progress, send, reopen }
}

// Null also where its chunk cannot be fetched.
const makeProof = (): Promise<string | null> =>
  import('@/site/forms/answers/solve-proof').then(
    ({ solveProof }) => solveProof(),
    () => null,
  )

'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as z from 'zod/mini'
import { postForAnswer } from '@/cms/admin/ask-json'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { PropertyStatus } from '@/domain/properties/property-status'
import { screenTexts } from '@/messages/screen-texts'

const { faults } = screenTexts.quickEdit

const codes = ['price', 'changed', 'annuity', 'forbidden', 'unknown', 'refused'] as const

const answerShape = z.object({
  ok: z.boolean(),
  error: z.catch(z.optional(z.enum(codes)), undefined),
  reasons: z.optional(z.array(z.string())),
})

/** Why nothing was saved: a sentence of ours, or the reasons of the form in the editor's language. */
export type QuickRefusal =
  { code: string; text: EditorTexts } | { code: 'refused'; reasons: readonly string[] }

type QuickChange = { field: 'price'; typed: string } | { field: 'status'; status: PropertyStatus }

type QuickEditInput = { path: string; base: string; onSaved: () => void }

/** Sends a change of a row, and loads the list anew: after a refusal too, as somebody else may have changed the property. */
export function useQuickEdit({ path, base, onSaved }: QuickEditInput) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<QuickRefusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (change: QuickChange) => {
    if (isBusy) return
    setBusy(true)
    const answer = await postForAnswer(path, { body: { ...change, base }, shape: answerShape })
    setBusy(false)
    if (answer?.ok) {
      router.refresh()
      return onSaved()
    }
    const { error, reasons = [] } = answer ?? {}
    if (error === undefined) return setRefusal({ code: 'failed', text: faults.failed })
    setRefusal(error === 'refused' ? { code: error, reasons } : { code: error, text: faults[error] })
    if (error !== 'price') router.refresh()
  }
  return { refusal, isBusy, send }
}

'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAsked } from '@/cms/admin/ask-json'
import { callEndpoint } from '@/cms/admin/call-endpoint'
import {
  momentFaults,
  planFaults,
  planKinds,
  type PlanKind,
} from '@/domain/publication-plans/publication-plan'
import { screenTexts } from '@/messages/screen-texts'
import type { EditorTexts } from '@/cms/fields/editor-text'

const texts = screenTexts.publicationPlans

const planShape = z.object({
  kind: z.enum(planKinds),
  dueAt: z.string(),
  day: z.string(),
  time: z.string(),
  by: z.nullable(z.string()),
  fault: z.nullable(z.enum(planFaults)),
  reasons: z.array(z.string()),
})

/** A plan of a document as the panel shows it; day and time are those of Belgium. */
export type ShownPlan = z.infer<typeof planShape>

const answer = z.object({ mayPlan: z.boolean(), plans: z.array(planShape) })

const isMomentFault = (code: string): code is keyof (typeof texts)['moments'] =>
  momentFaults.some((fault) => fault === code)

type PlanNews = { kind: PlanKind; isError: boolean; text: EditorTexts } | null

/** What is planned for the document of the form, and the ways to change it. */
export function usePlans() {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const [news, setNews] = useState<PlanNews>(null)
  const [round, setRound] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const document = id === undefined || !collectionSlug ? null : `${collectionSlug}/${id}`
  const path = `${config.routes.api}/publication-plans`
  const asked = document && `${path}?${new URLSearchParams({ document })}`
  const updatedAt: unknown = data?.updatedAt
  const found = useAsked({ path: asked, shape: answer, savedAt: `${String(updatedAt)} ${round}` })

  async function send(action: 'save' | 'cancel', body: { kind: PlanKind; day?: string; time?: string }) {
    setBusy(true)
    const sent = await callEndpoint({ path: `${path}/${action}`, body: { ...body, document, locale } })
    const { kind } = body
    setBusy(false)
    if (!sent.isDone) {
      const text = isMomentFault(sent.code) ? texts.moments[sent.code] : texts.notSaved
      return setNews({ kind, isError: true, text })
    }
    setNews({ kind, isError: false, text: action === 'save' ? texts.saved : texts.cancelled })
    setRound((before) => before + 1)
  }
  return { plans: found?.plans ?? [], mayPlan: found?.mayPlan ?? false, news, isBusy, send }
}

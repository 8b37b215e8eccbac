'use client'

import { useEffect, useRef, useState } from 'react'
import { callEndpoint, type EndpointAnswer } from '@/cms/admin/call-endpoint'
import { useLeaveWarning } from '@/cms/admin/forms/use-leave-warning'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { LabelledText } from '@/cms/queries/translations/labelled-texts'
import type { Direction } from '@/domain/translations/segments'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { askDrafts, type AskedDrafts } from './ask-drafts'
import { segmentKey, targetsOf, withCopies, withDrafts, withSegments, type SegmentPlace } from './typed-texts'

const texts = screenTexts.translations.editor

function newsOf(answer: EndpointAnswer, waiting: number): EditorTexts {
  if (answer.isDone)
    return waiting > 0 ? fillTexts(texts.machine.savedWithout, { count: waiting }) : texts.saved
  if (answer.code === 'outdated') return texts.outdated
  return answer.code === 'invalid' ? texts.refused : texts.failed
}

function newsOfDrafts(answer: AskedDrafts, count: number): EditorTexts {
  if (!answer.isDone) {
    if (answer.code === 'busy') return texts.machine.busy
    return answer.code === 'refused' ? texts.machine.refused : texts.machine.failed
  }
  if (count === 0) return texts.machine.none
  return fillTexts(answer.missing > 0 ? texts.machine.someDrafted : texts.machine.drafted, {
    count,
    missing: answer.missing,
  })
}

export type TranslationToEdit = Direction & {
  api: string
  document: string
  base: string | null
  /** Whether the agency has a machine that translates. */
  hasMachine: boolean
  parts: readonly LabelledText[]
}

const nobody: ReadonlySet<string> = new Set()

/**
 * The typed translation of a document, and its saving; what was typed stays, also after a refusal. A machine's draft is saved once
 * somebody has confirmed or changed it.
 */
export function useTranslation({ parts, base: loaded, ...asked }: TranslationToEdit) {
  const { api, document, from, to } = asked
  const [typed, setTyped] = useState(() => targetsOf(parts))
  const [saved, setSaved] = useState(typed)
  const [drafted, setDrafted] = useState(nobody)
  const [base, setBase] = useState(loaded)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [news, setNews] = useState<EditorTexts | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [round, setRound] = useState(0)
  useLeaveWarning(JSON.stringify(typed) !== JSON.stringify(saved))
  const latest = useRef({ typed, drafted })
  useEffect(() => {
    latest.current = { typed, drafted }
  }, [typed, drafted])
  const confirm = (segment: SegmentPlace) =>
    setDrafted(new Set([...drafted].filter((key) => key !== segmentKey(segment))))
  const setText = ({ text, ...segment }: SegmentPlace & { text: string }) => {
    const key = segmentKey(segment)
    setTyped(withSegments(typed, (each) => (segmentKey(each) === key ? text : null)))
    confirm(segment)
    setErrors({ ...errors, [key]: undefined })
    setNews(null)
  }
  const copyAll = () => {
    setTyped(withCopies(parts, typed))
    setNews(texts.copied)
  }
  const draftAll = async () => {
    setIsBusy(true)
    setNews(texts.machine.working)
    const answer = await askDrafts({ api, document, from, to })
    setIsBusy(false)
    // A machine takes its time, and what was typed meanwhile stays.
    const now = latest.current
    const filled = withDrafts(now.typed, answer.isDone ? answer.drafts : {})
    setTyped(filled.typed)
    setDrafted(new Set([...now.drafted, ...filled.drafted]))
    setNews(newsOfDrafts(answer, filled.drafted.length))
  }
  const save = async () => {
    const confirmed = withSegments(typed, (each) =>
      drafted.has(segmentKey(each)) ? (saved[each.place]?.[each.index] ?? '') : null,
    )
    setIsBusy(true)
    const body = { document, from, to, base, texts: confirmed }
    const answer = await callEndpoint({ path: `${api}/translations/save`, body })
    setIsBusy(false)
    setErrors(answer.isDone ? {} : answer.errors)
    setNews(newsOf(answer, drafted.size))
    if (!answer.isDone) return setRound(round + 1)
    setSaved(confirmed)
    setBase(answer.base ?? base)
  }
  const drafts = { drafted, draftAll, confirm, confirmAll: () => setDrafted(nobody) }
  return { typed, setText, copyAll, errors, news, isBusy, round, save, ...drafts }
}

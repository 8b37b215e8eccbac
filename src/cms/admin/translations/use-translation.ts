'use client'

import { useState } from 'react'
import { callEndpoint, type EndpointAnswer } from '@/cms/admin/call-endpoint'
import { useLeaveWarning } from '@/cms/admin/forms/use-leave-warning'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { LabelledText } from '@/cms/queries/translations/labelled-texts'
import type { Direction } from '@/domain/translations/segments'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.translations.editor

type TypedTexts = Readonly<Record<string, readonly string[]>>

function newsOf(answer: EndpointAnswer): EditorTexts {
  if (answer.isDone) return texts.saved
  if (answer.code === 'outdated') return texts.outdated
  return answer.code === 'invalid' ? texts.refused : texts.failed
}

const targetsOf = (parts: readonly LabelledText[]): TypedTexts =>
  Object.fromEntries(parts.map(({ place, segments }) => [place, segments.map(({ target }) => target)]))

/** The typed texts with what the source says wherever there is nothing, except addresses. */
const withCopies = (parts: readonly LabelledText[], typed: TypedTexts): TypedTexts =>
  Object.fromEntries(
    parts.map(({ place, segments, isAddress }) => [
      place,
      segments.map(({ source }, index) => {
        const text = typed[place]?.[index] ?? ''
        return text.trim() === '' && !isAddress ? source : text
      }),
    ]),
  )

export type TranslationToEdit = Direction & {
  api: string
  document: string
  base: string | null
  parts: readonly LabelledText[]
}

/** The typed translation of a document, and its saving; what was typed stays, also after a refusal. */
export function useTranslation({ api, document, from, to, base: loaded, parts }: TranslationToEdit) {
  const [typed, setTyped] = useState(() => targetsOf(parts))
  const [saved, setSaved] = useState(typed)
  const [base, setBase] = useState(loaded)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [news, setNews] = useState<EditorTexts | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [round, setRound] = useState(0)
  useLeaveWarning(JSON.stringify(typed) !== JSON.stringify(saved))
  const setText = ({ place, index, text }: { place: string; index: number; text: string }) => {
    setTyped({ ...typed, [place]: (typed[place] ?? []).map((old, at) => (at === index ? text : old)) })
    setErrors({ ...errors, [`${place} ${index}`]: undefined })
    setNews(null)
  }
  const copyAll = () => {
    setTyped(withCopies(parts, typed))
    setNews(texts.copied)
  }
  const save = async () => {
    setIsBusy(true)
    const answer = await callEndpoint({
      path: `${api}/translations/save`,
      body: { document, from, to, base, texts: typed },
    })
    setIsBusy(false)
    setErrors(answer.isDone ? {} : answer.errors)
    setNews(newsOf(answer))
    if (!answer.isDone) return setRound(round + 1)
    setSaved(typed)
    setBase(answer.base ?? base)
  }
  return { typed, setText, copyAll, errors, news, isBusy, round, save }
}

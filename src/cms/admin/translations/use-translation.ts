'use client'

import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { EditorTexts } from '@/cms/fields/editor-text'
import type { Direction } from '@/domain/translations/segments'
import { screenTexts } from '@/messages/screen-texts'
import type { LabelledText } from './labelled-texts'

const texts = screenTexts.translations.editor

type TypedTexts = Readonly<Record<string, readonly string[]>>

const answerShape = z.object({
  base: z.optional(z.nullable(z.string())),
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
})

type SaveAnswer = z.infer<typeof answerShape> & { isSaved: boolean }

async function send(path: string, body: object): Promise<SaveAnswer> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const read = answerShape.safeParse(await answer.json())
    return { ...read.data, isSaved: answer.ok && read.success }
  } catch {
    return { isSaved: false }
  }
}

function newsOf({ isSaved, error }: SaveAnswer): EditorTexts {
  if (isSaved) return texts.saved
  if (error === 'outdated') return texts.outdated
  return error === 'invalid' ? texts.refused : texts.failed
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

/** Asks before the page is left with texts that are not saved. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}

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
    const answer = await send(`${api}/translations/save`, { document, from, to, base, texts: typed })
    setIsBusy(false)
    setErrors(answer.errors ?? {})
    setNews(newsOf(answer))
    if (answer.isSaved) {
      setSaved(typed)
      setBase(answer.base ?? base)
    } else setRound(round + 1)
  }
  return { typed, setText, copyAll, errors, news, isBusy, round, save }
}

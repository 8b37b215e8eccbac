'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { askJson } from '@/cms/admin/ask-json'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { fillText } from '@/domain/shared/fill-text'
import type { Locale } from '@/domain/shared/locale'
import { countText } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.watermark

const shape = z.object({ all: z.number(), waiting: z.number() })

type PhotoCount = z.infer<typeof shape>

// In milliseconds.
const pause = 4000

/** How many photos have the watermark of the settings, asked again while some are still made. */
function usePhotoCount(): PhotoCount | null {
  const { config } = useConfig()
  const { savedDocumentData } = useDocumentInfo()
  const savedAt = savedDocumentData?.updatedAt
  const [count, setCount] = useState<PhotoCount | null>(null)
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const answer = await askJson(`${config.routes.api}/media/watermark`, { shape })
      if (isGone) return
      setCount(answer)
      if (answer && answer.waiting > 0) timer = setTimeout(() => void ask(), pause)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [config.routes.api, savedAt])
  return count
}

function wordsOf({ all, waiting }: PhotoCount, locale: Locale): string {
  if (all === 0) return texts.none[locale]
  if (waiting > 0) return fillText(texts.waiting[locale], { done: all - waiting, all })
  const forms = { one: texts.done.one[locale], other: texts.done.other[locale] }
  return countText({ forms, count: all, locale })
}

/** How far the photos of properties are with the watermark of the settings. */
export const WatermarkState = () => {
  const { locale } = useEditorText()
  const count = usePhotoCount()
  return <p role="status">{count && wordsOf(count, locale)}</p>
}

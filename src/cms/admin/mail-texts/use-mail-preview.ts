'use client'

import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { EditableMail } from '@/domain/mail-texts/editable-mails'
import type { Locale } from '@/domain/shared/locale'

const answerShape = z.object({ subject: z.string(), html: z.string() })

type MailExample = z.infer<typeof answerShape>

const pause = 500 // milliseconds

type TypedMail = { api: string; mail: EditableMail; locale: Locale; texts: Record<string, string> }

async function askExample({ api, body, signal }: { api: string; body: string; signal: AbortSignal }) {
  const answer = await fetch(`${api}/mail-texts/preview`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal,
  })
  return answer.ok ? (answerShape.safeParse(await answer.json()).data ?? null) : null
}

/** The mail with example data and the typed texts, once typing pauses. */
export function useMailPreview({ api, mail, locale, texts }: TypedMail): MailExample | null {
  const [example, setExample] = useState<MailExample | null>(null)
  const body = JSON.stringify({ mail, locale, texts })
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      // A failed preview leaves the last one.
      void askExample({ api, body, signal: controller.signal })
        .then((found) => found && setExample(found))
        .catch(() => undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, body])
  return example
}

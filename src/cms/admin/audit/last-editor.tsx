'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { lastSaver, saveActions, type DocumentSaveEntry } from '@/domain/audit/saves'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.audit

const answer = z.object({
  saves: z.array(z.object({ at: z.string(), name: z.string(), action: z.enum(saveActions) })),
})

async function askSaves(path: string): Promise<DocumentSaveEntry[]> {
  try {
    const response = await fetch(path, { credentials: 'same-origin' })
    const read = answer.safeParse(await response.json())
    return response.ok && read.success ? read.data.saves : []
  } catch {
    return []
  }
}

/** Who saved this document and when, asked again after each save; empty until then. */
function useSaves(savedAt: string | null): DocumentSaveEntry[] {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const [saves, setSaves] = useState<DocumentSaveEntry[]>([])
  const kind = globalSlug ?? (id === undefined ? undefined : collectionSlug)
  const api = config.routes.api
  useEffect(() => {
    if (kind === undefined || savedAt === null) return
    let isGone = false
    const query = new URLSearchParams({ kind, ...(globalSlug ? {} : { id: String(id) }) })
    void askSaves(`${api}/audit-entries/saves?${query}`).then((found) => {
      if (!isGone) setSaves(found)
    })
    return () => {
      isGone = true
    }
  }, [api, globalSlug, id, kind, savedAt])
  return saves
}

/** Who saved the document last, beside its buttons; it opens the list of those who saved its earlier versions. */
export function LastEditor() {
  const { data } = useDocumentInfo()
  const { say, locale } = useEditorText()
  const updatedAt: unknown = data?.updatedAt
  const savedAt = typeof updatedAt === 'string' ? updatedAt : null
  const saves = useSaves(savedAt)
  if (savedAt === null || saves.length === 0) return null
  const name = lastSaver(saves, savedAt)
  const title = name === null ? say(texts.saves) : say(texts.lastSavedBy).replace('{name}', () => name)
  return (
    <details className="agency-saves">
      <summary className="agency-part">{title}</summary>
      <ol aria-label={say(texts.saves)}>
        {saves.map(({ at, name: who, action }) => (
          <li key={`${at} ${action}`}>
            <time dateTime={at}>{shownMoment(at, locale)}</time> · {who} · {say(texts.saved[action])}
          </li>
        ))}
      </ol>
    </details>
  )
}

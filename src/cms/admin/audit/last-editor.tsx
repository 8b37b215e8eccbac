'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import * as z from 'zod/mini'
import { useAsked } from '@/cms/admin/ask-json'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { useRole } from '@/cms/admin/use-role'
import { lastSaver, saveActions, type DocumentSaveEntry } from '@/domain/audit/saves'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { screenTexts } from '@/messages/screen-texts'

const texts = screenTexts.audit

const answer = z.object({
  saves: z.array(z.object({ at: z.string(), name: z.string(), action: z.enum(saveActions) })),
})

/** Who saved this document and when; empty until it is known. */
function useSaves(savedAt: string | null): DocumentSaveEntry[] {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const role = useRole()
  const kind = globalSlug ?? (id === undefined ? undefined : collectionSlug)
  const query = new URLSearchParams({ kind: kind ?? '', ...(globalSlug ? {} : { id: String(id) }) })
  // Translators learn nothing of persons, so the endpoint is closed to them.
  const isAsked = kind !== undefined && savedAt !== null && role !== 'translator'
  const path = isAsked ? `${config.routes.api}/audit-entries/saves?${query}` : null
  return useAsked({ path, shape: answer, savedAt })?.saves ?? []
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

'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import * as z from 'zod/mini'
import { useAsked } from '@/cms/admin/ask-json'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { useRole } from '@/cms/admin/use-role'
import { locales } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'
import { translationsHref } from './translations-href'

const texts = screenTexts.translations
const { languageNames } = screenTexts.fields.language

const answer = z.object({
  gaps: z.array(z.object({ to: z.enum(locales), from: z.enum(locales), count: z.number() })),
})

/** The document by its path; null while it is new, and for a reader, who changes nothing. */
function useGapsPath(): string | null {
  const { id, collectionSlug } = useDocumentInfo()
  const role = useRole()
  return id === undefined || !collectionSlug || role === 'reader' ? null : `${collectionSlug}/${id}`
}

/** The languages in which a document is shown and lacks texts, each with the way to the editor of translations. */
export function DocumentGaps() {
  const { data } = useDocumentInfo()
  const { config } = useConfig()
  const { say } = useEditorText()
  const document = useGapsPath()
  const updatedAt: unknown = data?.updatedAt
  const { admin, api } = config.routes
  const path = document && `${api}/translations/gaps?${new URLSearchParams({ document })}`
  const savedAt = typeof updatedAt === 'string' ? updatedAt : null
  const gaps = useAsked({ path, shape: answer, savedAt })?.gaps ?? []
  if (document === null || gaps.length === 0) return null
  return (
    <details className="agency-gaps">
      <summary className="agency-part">
        {say(texts.missing)} ({gaps.reduce((sum, { count }) => sum + count, 0)})
      </summary>
      <ul aria-label={say(texts.missing)}>
        {gaps.map(({ to, from, count }) => (
          <li key={to}>
            <a href={translationsHref(admin, { document, from, to })}>
              {say(languageNames[to])} ({count})
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

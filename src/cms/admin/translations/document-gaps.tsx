'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useEditorText } from '@/cms/admin/use-editor-text'
import { locales } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'
import { translationsHref } from './translations-href'

const texts = screenTexts.translations
const { languageNames } = screenTexts.fields.language

const answer = z.object({
  gaps: z.array(z.object({ to: z.enum(locales), from: z.enum(locales), count: z.number() })),
})

type LanguageGap = z.infer<typeof answer>['gaps'][number]

async function askGaps(path: string): Promise<LanguageGap[]> {
  try {
    const response = await fetch(path, { credentials: 'same-origin' })
    const read = answer.safeParse(await response.json())
    return response.ok && read.success ? read.data.gaps : []
  } catch {
    return []
  }
}

/** What the document lacks as last saved, asked again after each save. */
function useGaps(document: string | null, savedAt: unknown): LanguageGap[] {
  const { config } = useConfig()
  const [gaps, setGaps] = useState<LanguageGap[]>([])
  const api = config.routes.api
  useEffect(() => {
    if (document === null) return
    let isGone = false
    void askGaps(`${api}/translations/gaps?${new URLSearchParams({ document })}`).then((found) => {
      if (!isGone) setGaps(found)
    })
    return () => {
      isGone = true
    }
  }, [api, document, savedAt])
  return gaps
}

/** The languages in which a document is shown and lacks texts, each with the way to the editor of translations. */
export function DocumentGaps() {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { config } = useConfig()
  const { say } = useEditorText()
  const document = id === undefined || !collectionSlug ? null : `${collectionSlug}/${id}`
  const gaps = useGaps(document, data?.updatedAt)
  if (document === null || gaps.length === 0) return null
  return (
    <details className="agency-gaps">
      <summary className="agency-part">
        {say(texts.missing)} ({gaps.reduce((sum, { count }) => sum + count, 0)})
      </summary>
      <ul aria-label={say(texts.missing)}>
        {gaps.map(({ to, from, count }) => (
          <li key={to}>
            <a href={translationsHref(config.routes.admin, { document, from, to })}>
              {say(languageNames[to])} ({count})
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

'use server'

import type { ReactNode } from 'react'
import { parsePreviewAddress } from '@/domain/routing/preview-address'
import { parsePage } from '@/domain/search/paging'
import { isRecord } from '@/domain/shared/is-record'
import { isLocale } from '@/domain/shared/locale'
import { getLivePreview, type PreviewQuestion } from '@/site/data/preview/preview'
import { guardAction } from '@/site/guards/guard-action'
import { PreviewContent } from './preview-content'

// Anybody can call a server action with any arguments: the bound ones come back from the browser.
function toQuestion(value: unknown): PreviewQuestion | null {
  if (!isRecord(value) || !isLocale(value.locale)) return null
  const address = parsePreviewAddress({ collection: value.collection, id: String(value.id) })
  return address && { ...address, locale: value.locale, page: parsePage(String(value.page)) }
}

function toDrawing(bound: unknown, values: unknown) {
  const question = toQuestion(bound)
  return question && isRecord(values) ? { question, values } : null
}

/**
 * Renders unsaved values for staff; null if they cannot be rendered. The values are not stored: they come with the call,
 * are populated, and return as the page.
 */
export async function drawPreview(bound: unknown, values: unknown): Promise<ReactNode> {
  return guardAction({
    parse: () => toDrawing(bound, values),
    answer: async ({ question, values: typed }) => {
      const preview = await getLivePreview(question, typed)
      return preview && <PreviewContent previewed={preview.previewed} locale={question.locale} />
    },
  })
}

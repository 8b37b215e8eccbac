'use server'

import type { ReactNode } from 'react'
import { parsePreviewAddress } from '@/domain/routing/preview-address'
import { parsePage } from '@/domain/search/paging'
import { isRecord } from '@/domain/shared/is-record'
import { isLocale } from '@/domain/shared/locale'
import { getLivePreview, type PreviewInput } from '@/site/data/preview/preview'
import { guardAction } from '@/site/guards/guard-action'
import { PreviewContent } from './preview-content'

// Anybody can call a server action with any arguments: the bound ones come back from the browser.
function toPreviewInput(value: unknown): PreviewInput | null {
  if (!isRecord(value) || !isLocale(value.locale)) return null
  const address = parsePreviewAddress({ collection: value.collection, id: String(value.id) })
  return address && { ...address, locale: value.locale, page: parsePage(String(value.page)) }
}

function toDrawing(bound: unknown, values: unknown) {
  const input = toPreviewInput(bound)
  return input && isRecord(values) ? { input, values } : null
}

/**
 * Renders unsaved values for staff; null if they cannot be rendered. The values are not stored: they come with the call,
 * are populated, and return as the page.
 */
export async function drawPreview(bound: unknown, values: unknown): Promise<ReactNode> {
  return guardAction({
    parse: () => toDrawing(bound, values),
    answer: async ({ input, values: typed }) => {
      const preview = await getLivePreview(input, typed)
      return preview && <PreviewContent previewed={preview.previewed} locale={input.locale} />
    },
  })
}

import type { Endpoint, PayloadRequest } from 'payload'
import { translatorEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import { findTranslatedDocument } from '@/cms/queries/translations/translated-document'
import { findTargetLanguages } from '@/cms/queries/translations/translator-reach'
import { textOf } from '@/domain/shared/text'
import { countGaps, shownLanguages, sourceFor } from '@/domain/translations/gaps'

/** What a document lacks, by its path: each language with the number of texts and the language to translate from. */
async function answerGaps(req: PayloadRequest): Promise<Response> {
  const found = await findTranslatedDocument(req, textOf(req.query.document))
  if (found === null) return wrong('unknown', 404)
  const { siteLanguages: site } = await getStockSettings(req.payload)
  const shown = shownLanguages({ site, listed: found.listed })
  const gaps = countGaps(found.texts, shown)
  const targets = await findTargetLanguages(req)
  const lacking = shown.filter((locale) => gaps[locale] > 0 && targets.includes(locale))
  const noStore = { 'Cache-Control': 'no-store' }
  const rows = lacking.map((to) => ({ to, from: sourceFor({ target: to, shown, gaps }), count: gaps[to] }))
  return Response.json({ ok: true, gaps: rows }, { headers: noStore })
}

/** Staff and translators read what a document lacks that they may change. */
export const gapsEndpoints: Endpoint[] = [
  { path: '/translations/gaps', method: 'get', handler: translatorEndpoint(answerGaps) },
]

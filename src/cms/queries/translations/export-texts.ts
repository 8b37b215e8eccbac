import type { PayloadRequest } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import { unitId } from '@/domain/translations/imported-texts'
import { segmentName, type Direction } from '@/domain/translations/segments'
import { xliffDocument, xliffFile } from '@/domain/translations/xliff'
import { largestExport, mostExported } from '@/domain/translations/translator-file'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { documentName, documentPath } from './document-names'
import { findGaps } from './find-gaps'
import { labelledTexts, type LabelledText } from './labelled-texts'
import { findTranslatedDocument } from './translated-document'
import { findTranslatedEntities } from './translated-entities'

/** A file for a translator: how many of how many documents are in it. */
export type ExportedTexts = { xml: string; documents: number; total: number }

/** The words that a translation replaces, because they stand in other paragraphs than those of the source. */
const replacedNote = (req: PayloadRequest, { replaced }: LabelledText): string | null =>
  replaced === null
    ? null
    : editorText(req, fillTexts(screenTexts.translations.editor.replaced, { text: replaced }))

async function documentXml(
  req: PayloadRequest,
  { document, ...direction }: Direction & { document: string },
): Promise<string | null> {
  const found = await findTranslatedDocument(req, document)
  if (found === null || found.updatedAt === null) return null
  const texts = labelledTexts(req, { document: found, ...direction }).filter(({ isAddress }) => !isAddress)
  if (texts.length === 0) return null
  return xliffDocument({
    ...direction,
    document,
    name: documentName(req, found),
    version: found.updatedAt,
    units: texts.flatMap((text) =>
      text.segments.map(({ source, target }, index) => ({
        id: unitId(text.place, index),
        name: segmentName(text, index),
        isMarked: text.kind === 'rich',
        source,
        target,
        note: index === 0 ? replacedNote(req, text) : null,
      })),
    ),
  })
}

async function exported(
  req: PayloadRequest,
  { documents, total, ...direction }: Direction & { documents: readonly string[]; total: number },
): Promise<ExportedTexts | null> {
  const parts: string[] = []
  let size = 0
  for (const document of documents) {
    const part = await documentXml(req, { document, ...direction })
    if (part === null) continue
    parts.push(part)
    size += Buffer.byteLength(part)
    if (size >= largestExport) break
  }
  return parts.length === 0 ? null : { xml: xliffFile(parts), documents: parts.length, total }
}

/** The texts of one document; null if it has none in the language to translate from, or the user may not change it. */
export const exportDocument = (
  req: PayloadRequest,
  { document, ...direction }: Direction & { document: string },
): Promise<ExportedTexts | null> => exported(req, { documents: [document], total: 1, ...direction })

/**
 * The texts of the documents that lack any in the language to translate to, of one kind or of all, as the list of gaps has them: those
 * that the user may change. Null if none has a text in the language to translate from.
 */
export async function exportGaps(
  req: PayloadRequest,
  { collection, from, to }: Direction & { collection: string | null },
): Promise<ExportedTexts | null> {
  const { payload } = req
  const [entities, { siteLanguages: site }] = await Promise.all([
    findTranslatedEntities(req),
    getStockSettings(payload),
  ])
  const filter = { slug: collection, locale: to }
  const { documents, total } = await findGaps({
    ...{ payload, entities, site, filter },
    page: 1,
    size: mostExported,
  })
  const paths = documents.map(({ entity, id }) => documentPath(entity, id))
  return exported(req, { documents: paths, total, from, to })
}

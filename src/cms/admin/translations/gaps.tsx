import type { PayloadRequest } from 'payload'
import { isTranslator } from '@/cms/access/access'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { nameDocuments } from '@/cms/queries/broken/name-documents'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import { findGaps, type GapsFilter } from '@/cms/queries/translations/find-gaps'
import { documentPath } from '@/cms/queries/translations/document-names'
import { findTranslatedEntities } from '@/cms/queries/translations/translated-entities'
import { findTargetLanguages } from '@/cms/queries/translations/translator-reach'
import { screenTexts } from '@/messages/screen-texts'
import { GapCounts } from './gap-counts'
import { GapList, GapPages } from './gap-list'
import { XliffTools } from './xliff-tools'

const texts = screenTexts.translations

type GapsProps = { req: PayloadRequest; filter: GapsFilter; page: number; size: number }

/** The texts that languages lack: numbers by kind and language, and the documents. */
export async function Gaps({ req, filter, page, size }: GapsProps) {
  const { payload } = req
  const say = (text: EditorTexts) => editorText(req, text)
  const [entities, { siteLanguages: site }, mine] = await Promise.all([
    findTranslatedEntities(req),
    getStockSettings(payload),
    findTargetLanguages(req),
  ])
  const targets = site.filter((locale) => mine.includes(locale))
  const { counts, documents, total } = await findGaps({
    ...{ payload, entities, site, targets, filter },
    ...{ page, size },
  })
  const names = await nameDocuments(
    req,
    documents.map(({ entity, id }) => documentPath(entity, id)),
  )
  const isWhole = counts.every(({ any }) => any === 0)
  return (
    <>
      <p>{say(isTranslator(req) ? texts.translator.about : texts.about)}</p>
      {isWhole && <p>{say(texts.nothing)}</p>}
      {!isWhole && <GapCounts req={req} counts={counts} targets={targets} filter={filter} size={size} />}
      <XliffTools req={req} counts={counts} site={site} targets={targets} filter={filter} />
      {!isWhole && (
        <section aria-labelledby="gap-list">
          <h2 id="gap-list" style={{ margin: '2rem 0 0.5rem' }}>
            {say(texts.list)}
          </h2>
          {documents.length === 0 ? (
            <p>{say(texts.noneHere)}</p>
          ) : (
            <>
              <GapList req={req} documents={documents} names={names} site={site} targets={targets} />
              <GapPages req={req} filter={filter} {...{ page, size, total }} shown={documents.length} />
            </>
          )}
        </section>
      )}
    </>
  )
}

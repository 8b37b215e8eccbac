import type { PayloadRequest } from 'payload'
import { cellStyle, rowStyle, scrollStyle, tableStyle } from '@/cms/admin/styles'
import { formHref } from '@/cms/admin/broken/form-href'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import type { DocumentNames } from '@/cms/queries/broken/name-documents'
import { documentPath } from '@/cms/queries/translations/document-names'
import type { DocumentGaps, GapsFilter } from '@/cms/queries/translations/find-gaps'
import type { Locale } from '@/domain/shared/locale'
import { sourceFor } from '@/domain/translations/gaps'
import { pageSizes } from '@/domain/translations/page-size'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { entityName } from './entity-names'
import { translationsHref } from './translations-href'

const texts = screenTexts.translations
const { languageNames } = screenTexts.fields.language

type GapListProps = {
  req: PayloadRequest
  documents: readonly DocumentGaps[]
  names: DocumentNames
  site: readonly Locale[]
  /** The languages whose gaps count. */
  targets: readonly Locale[]
}

/** The documents that lack a text; each language leads to the editor of that document. */
export function GapList({ req, documents, names, site, targets }: GapListProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  return (
    <div role="region" aria-labelledby="gap-list" tabIndex={0} style={scrollStyle}>
      <table style={tableStyle}>
        <thead>
          <tr>
            {[texts.kind, texts.list, texts.missing].map((column) => (
              <th key={column.en} scope="col" style={cellStyle}>
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map(({ entity, id, gaps }) => {
            const document = documentPath(entity, id)
            const name = names.get(document) ?? document
            return (
              <tr key={document}>
                <td style={cellStyle}>{entityName(req, entity)}</td>
                <td style={cellStyle}>
                  <a href={formHref(req, { document, locale: readerLocale(req) })}>{name}</a>
                </td>
                <td style={cellStyle}>
                  <ul className="agency-kinds" aria-label={name}>
                    {targets
                      .filter((locale) => gaps[locale] > 0)
                      .map((locale) => (
                        <li key={locale}>
                          <a
                            href={translationsHref(req.payload.config.routes.admin, {
                              document,
                              from: sourceFor({ target: locale, shown: site, gaps }),
                              to: locale,
                            })}
                          >
                            {say(languageNames[locale])} ({gaps[locale]})
                          </a>
                        </li>
                      ))}
                  </ul>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type GapPagesProps = {
  req: PayloadRequest
  filter: GapsFilter
  page: number
  size: number
  total: number
  shown: number
}

/** Where in the list its reader is, and the ways on. */
export function GapPages({ req, filter, page, size, total, shown }: GapPagesProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  const first = (page - 1) * size
  const href = (to: { page?: number; size: number }) =>
    translationsHref(req.payload.config.routes.admin, {
      collection: filter.slug,
      locale: filter.locale,
      ...to,
    })
  const range = fillTexts(texts.shown, { from: first + 1, to: first + shown, total })
  return (
    <nav aria-label={say(texts.pages)} style={{ ...rowStyle, marginTop: '1rem' }}>
      {page > 1 && (
        <a className="agency-way-back" href={href({ page: page - 1, size })}>
          ← {say(texts.before)}
        </a>
      )}
      <span>{say(range)}</span>
      {first + shown < total && (
        <a className="agency-way-back" href={href({ page: page + 1, size })}>
          {say(texts.after)} →
        </a>
      )}
      <span>{say(texts.perPage)}</span>
      <ul className="agency-kinds">
        {pageSizes.map((each) => (
          <li key={each}>
            <a href={href({ size: each })} aria-current={each === size ? 'page' : undefined}>
              {each}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

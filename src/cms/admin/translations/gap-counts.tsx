import type { PayloadRequest } from 'payload'
import { cellStyle, numberStyle, scrollStyle, tableStyle } from '@/cms/admin/styles'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerNumber } from '@/cms/fields/reader-number'
import type { EntityGaps, GapsFilter } from '@/cms/queries/translations/find-gaps'
import type { Locale } from '@/domain/shared/locale'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { entityName } from './entity-names'
import { translationsHref } from './translations-href'

const texts = screenTexts.translations
const { languageNames } = screenTexts.fields.language

type GapCountsProps = {
  req: PayloadRequest
  counts: readonly EntityGaps[]
  /** The languages whose gaps count. */
  targets: readonly Locale[]
  filter: GapsFilter
  size: number
}

/** How many documents lack a text, by kind and language; each number leads to its part of the list. */
export function GapCounts({ req, counts, targets, filter, size }: GapCountsProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  const { admin } = req.payload.config.routes
  const link = (text: string, { name, ...to }: GapsFilter & { name?: string }) => (
    <a
      href={translationsHref(admin, { collection: to.slug, locale: to.locale, size })}
      aria-current={to.slug === filter.slug && to.locale === filter.locale ? 'page' : undefined}
    >
      {text}
      {name !== undefined && <span className="agency-hidden"> {name}</span>}
    </a>
  )
  const total = counts.reduce((sum, { any }) => sum + any, 0)
  return (
    <section aria-labelledby="gap-counts">
      <h2 id="gap-counts" style={{ margin: '1.5rem 0 0.5rem' }}>
        {say(texts.counts)}
      </h2>
      <div
        className="agency-gap-counts"
        role="region"
        aria-labelledby="gap-counts"
        tabIndex={0}
        style={scrollStyle}
      >
        <table style={tableStyle}>
          <thead>
            <tr>
              <th scope="col" style={cellStyle}>
                {say(texts.kind)}
              </th>
              {targets.map((locale) => (
                <th key={locale} scope="col" style={numberStyle}>
                  {link(say(languageNames[locale]), { slug: null, locale })}
                </th>
              ))}
              <th scope="col" style={numberStyle}>
                {say(texts.any)}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts
              .filter(({ any }) => any > 0)
              .map(({ entity, documents, any }) => {
                const name = entityName(req, entity)
                const { slug } = entity
                return (
                  <tr key={slug}>
                    <th scope="row" style={cellStyle}>
                      {link(name, { slug, locale: null })}
                    </th>
                    {targets.map((locale) => (
                      <td key={locale} style={numberStyle}>
                        {documents[locale] === 0
                          ? 0
                          : link(readerNumber(req, documents[locale]), {
                              slug,
                              locale,
                              name: `${name}, ${say(languageNames[locale])}`,
                            })}
                      </td>
                    ))}
                    <td style={numberStyle}>{readerNumber(req, any)}</td>
                  </tr>
                )
              })}
            <tr>
              <th scope="row" style={cellStyle}>
                {link(say(sharedTexts.everything), { slug: null, locale: null })}
              </th>
              {targets.map((locale) => (
                <td key={locale} style={numberStyle}>
                  {readerNumber(
                    req,
                    counts.reduce((sum, { documents }) => sum + documents[locale], 0),
                  )}
                </td>
              ))}
              <td style={numberStyle}>{readerNumber(req, total)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

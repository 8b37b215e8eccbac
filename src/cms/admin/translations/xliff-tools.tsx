import type { PayloadRequest } from 'payload'
import { isTranslator } from '@/cms/access/access'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import type { EntityGaps, GapsFilter } from '@/cms/queries/translations/find-gaps'
import { perLocale, type Locale } from '@/domain/shared/locale'
import { sourceFor } from '@/domain/translations/gaps'
import { screenTexts } from '@/messages/screen-texts'
import { entityName } from './entity-names'
import { XliffExport } from './xliff-export'
import { XliffImport } from './xliff-import'

const { xliff: texts, translator } = screenTexts.translations

type XliffToolsProps = {
  req: PayloadRequest
  counts: readonly EntityGaps[]
  site: readonly Locale[]
  /** The languages whose gaps count. */
  targets: readonly Locale[]
  filter: GapsFilter
}

/** The texts for an outside translator, and the way back for them; at first of what the list shows. */
export function XliffTools({ req, counts, site, targets, filter }: XliffToolsProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  const { admin, api } = req.payload.config.routes
  const gaps = perLocale((locale) => counts.reduce((sum, { documents }) => sum + documents[locale], 0))
  const [emptiest] = targets.toSorted((one, other) => gaps[other] - gaps[one])
  const to = targets.find((locale) => locale === filter.locale) ?? emptiest
  if (to === undefined || site.length < 2) return null
  const kinds = counts.filter(({ any }) => any > 0)
  return (
    <section aria-labelledby="xliff">
      <h2 id="xliff" style={{ margin: '2rem 0 0.5rem' }}>
        {say(isTranslator(req) ? translator.file : texts.title)}
      </h2>
      <p style={{ marginBottom: '1rem' }}>{say(isTranslator(req) ? translator.aboutFile : texts.about)}</p>
      <XliffExport
        api={api}
        kinds={kinds.map(({ entity, documents }) => ({
          ...{ slug: entity.slug, name: entityName(req, entity), documents },
        }))}
        site={site}
        targets={targets}
        collection={kinds.some(({ entity }) => entity.slug === filter.slug) ? (filter.slug ?? '') : ''}
        from={sourceFor({ target: to, shown: site, gaps })}
        to={to}
      />
      <XliffImport api={api} admin={admin} />
    </section>
  )
}

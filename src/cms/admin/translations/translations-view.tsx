import type { AdminViewServerProps } from 'payload'
import { isStaff, isTranslator } from '@/cms/access/access'
import { AgencyFrame } from '@/cms/admin/agency-frame'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { isLocale, locales } from '@/domain/shared/locale'
import { pageOf, pageSizeOf } from '@/domain/translations/page-size'
import { screenTexts } from '@/messages/screen-texts'
import { Gaps } from './gaps'
import { TranslationEditor } from './translation-editor'
import { translationsHref } from './translations-href'

const texts = screenTexts.translations

/** The missing translations, and the editor of those of one document. */
export const TranslationsView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { collection, locale, page, size, document, from, to } = view.searchParams ?? {}
  const target = isLocale(to) ? to : readerLocale(req)
  const source =
    isLocale(from) && from !== target ? from : (locales.find((each) => each !== target) ?? target)
  const title = editorText(req, texts.title)
  return (
    <AgencyFrame
      view={view}
      title={title}
      href={translationsHref(req.payload.config.routes.admin)}
      isOpenTo={(user) => isStaff(user) || isTranslator(user)}
    >
      <section className="agency-part" aria-labelledby="translations" style={{ padding: '1rem 0 4rem' }}>
        <h1 id="translations" style={{ marginBottom: '1rem' }}>
          {title}
        </h1>
        {typeof document === 'string' ? (
          <TranslationEditor req={req} document={document} from={source} to={target} />
        ) : (
          <Gaps
            req={req}
            filter={{
              slug: typeof collection === 'string' ? collection : null,
              locale: isLocale(locale) ? locale : null,
            }}
            page={pageOf(page)}
            size={pageSizeOf(size)}
          />
        )}
      </section>
    </AgencyFrame>
  )
}

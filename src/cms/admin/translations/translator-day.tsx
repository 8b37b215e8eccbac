import { Gutter } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { defaultPageSize } from '@/domain/translations/page-size'
import { screenTexts } from '@/messages/screen-texts'
import { Gaps } from './gaps'

/** The first screen of a translator: the texts that are missing in their languages. */
export const TranslatorDay = ({ req }: { req: PayloadRequest }) => (
  <Gutter className="dashboard agency-dashboard">
    <section className="agency-part" aria-labelledby="translations">
      <h1 id="translations">{editorText(req, screenTexts.translations.title)}</h1>
      <Gaps req={req} filter={{ slug: null, locale: null }} page={1} size={defaultPageSize} />
    </section>
  </Gutter>
)

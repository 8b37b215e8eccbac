import type { PayloadRequest } from 'payload'
import { fieldStyle, rowStyle } from '@/cms/admin/styles'
import { formHref } from '@/cms/admin/broken/form-href'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import { documentName } from '@/cms/queries/translations/document-names'
import { machineTranslator } from '@/cms/operations/translations/machine-translator'
import { labelledTexts, type LabelledText } from '@/cms/queries/translations/labelled-texts'
import { findTranslatedDocument } from '@/cms/queries/translations/translated-document'
import { locales, type Locale } from '@/domain/shared/locale'
import { shownLanguages } from '@/domain/translations/gaps'
import type { Direction } from '@/domain/translations/segments'
import { screenTexts } from '@/messages/screen-texts'
import { TranslationForm } from './translation-form'
import { translationsHref } from './translations-href'
import { XliffButton } from './xliff-button'

const texts = screenTexts.translations
const { languageNames } = screenTexts.fields.language

type TranslationEditorProps = Direction & { req: PayloadRequest; document: string }

/** The editor of the translation of one document. */
export async function TranslationEditor({ req, document, from, to }: TranslationEditorProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  const { admin, api } = req.payload.config.routes
  const [found, { siteLanguages: site }] = await Promise.all([
    findTranslatedDocument(req, document),
    getStockSettings(req.payload),
  ])
  const parts = found ? labelledTexts(req, { document: found, from, to }) : []
  const isShown = found && shownLanguages({ site, listed: found.listed }).includes(to)
  return (
    <>
      <p>
        <a className="agency-way-back" href={translationsHref(admin)}>
          ← {say(texts.editor.all)}
        </a>
      </p>
      {!found && <p>{say(texts.notYours)}</p>}
      {found && (
        <>
          <h2 style={{ marginBottom: '0.5rem' }}>{documentName(req, found)}</h2>
          <p>
            <a className="agency-way-back" href={formHref(req, { document, locale: to })}>
              {say(texts.editor.form)}
            </a>
          </p>
          <DirectionForm req={req} document={document} from={from} to={to} />
          <p style={{ marginBottom: '1rem' }}>{say(texts.editor.about)}</p>
          {found.isDraft && <p>{say(texts.editor.draft)}</p>}
          {!isShown && <p>{say(texts.editor.notShown)}</p>}
          {parts.length === 0 && <p>{say(texts.editor.nothing)}</p>}
          <ForTranslator {...{ api, site, document, from, to, parts }} />
          {parts.length > 0 && (
            <TranslationForm
              key={`${document} ${from} ${to}`}
              {...{ api, document, from, to, parts }}
              base={found.updatedAt}
              hasMachine={machineTranslator() !== null}
            />
          )}
        </>
      )}
    </>
  )
}

type ForTranslatorProps = Direction & {
  api: string
  site: readonly Locale[]
  document: string
  parts: readonly LabelledText[]
}

/** The download for a translator, where there is a text for one. */
function ForTranslator({ site, parts, ...asked }: ForTranslatorProps) {
  const { document, from, to } = asked
  const hasTexts = parts.some(({ isAddress }) => !isAddress)
  return hasTexts && site.includes(to) ? <XliffButton key={`${document} ${from} ${to}`} {...asked} /> : null
}

/** The choice of the two languages. */
function DirectionForm({ req, document, from, to }: TranslationEditorProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  const choices = [
    { name: 'from', label: texts.editor.source, value: from },
    { name: 'to', label: texts.editor.target, value: to },
  ]
  return (
    <form
      method="get"
      action={translationsHref(req.payload.config.routes.admin)}
      style={{ ...rowStyle, margin: '1rem 0' }}
    >
      <input type="hidden" name="document" value={document} />
      {choices.map(({ name, label, value }) => (
        <div key={name} style={rowStyle}>
          <label htmlFor={`translation-${name}`}>{say(label)}</label>
          <select
            key={value}
            id={`translation-${name}`}
            name={name}
            defaultValue={value}
            style={{ ...fieldStyle, width: 'auto' }}
          >
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {say(languageNames[locale])}
              </option>
            ))}
          </select>
        </div>
      ))}
      <button
        type="submit"
        style={{ ...fieldStyle, width: 'auto', cursor: 'pointer', background: 'var(--theme-elevation-50)' }}
      >
        {say(texts.editor.show)}
      </button>
    </form>
  )
}

import type { PayloadRequest } from 'payload'
import { isTranslator } from '@/cms/access/access'
import { fieldStyle, rowStyle } from '@/cms/admin/styles'
import { formHref } from '@/cms/admin/broken/form-href'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { getStockSettings } from '@/cms/queries/stock/stock-settings'
import { documentName } from '@/cms/queries/translations/document-names'
import { machineTranslator } from '@/cms/operations/translations/machine-translator'
import { labelledTexts, type LabelledText } from '@/cms/queries/translations/labelled-texts'
import { findTranslatedDocument } from '@/cms/queries/translations/translated-document'
import { findTargetLanguages } from '@/cms/queries/translations/translator-reach'
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
  const [found, { siteLanguages: site }, targets] = await Promise.all([
    findTranslatedDocument(req, document),
    getStockSettings(req.payload),
    findTargetLanguages(req),
  ])
  const isTarget = targets.includes(to)
  const parts = found && isTarget ? labelledTexts(req, { document: found, from, to }) : []
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
          <DirectionForm {...{ req, document, from, to, targets }} />
          {isTarget ? (
            <Notes req={req} isDraft={found.isDraft} isShown={isShown === true} hasTexts={parts.length > 0} />
          ) : (
            <p>{say(texts.translator.notYourLanguage)}</p>
          )}
          <ForTranslator {...{ api, site, document, from, to, parts }} isOwn={isTranslator(req)} />
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

type NotesProps = { req: PayloadRequest; isDraft: boolean; isShown: boolean; hasTexts: boolean }

/** What to know of the translation before it is typed. */
function Notes({ req, isDraft, isShown, hasTexts }: NotesProps) {
  const { editor } = texts
  return (
    <>
      <p style={{ marginBottom: '1rem' }}>{editorText(req, editor.about)}</p>
      {isDraft && <p>{editorText(req, editor.draft)}</p>}
      {!isShown && <p>{editorText(req, editor.notShown)}</p>}
      {!hasTexts && <p>{editorText(req, editor.nothing)}</p>}
    </>
  )
}

type ForTranslatorProps = Direction & {
  api: string
  site: readonly Locale[]
  document: string
  isOwn: boolean
  parts: readonly LabelledText[]
}

/** The download for a translator, where there is a text for one. */
function ForTranslator({ site, parts, ...asked }: ForTranslatorProps) {
  const { document, from, to } = asked
  const hasTexts = parts.some(({ isAddress }) => !isAddress)
  return hasTexts && site.includes(to) ? <XliffButton key={`${document} ${from} ${to}`} {...asked} /> : null
}

type DirectionFormProps = TranslationEditorProps & {
  /** The languages into which the reader may translate. */
  targets: readonly Locale[]
}

/** The choice of the two languages. */
function DirectionForm({ req, document, from, to, targets }: DirectionFormProps) {
  const say = (text: EditorTexts) => editorText(req, text)
  const ends = [
    { name: 'from', label: texts.editor.source, value: from, choices: locales },
    { name: 'to', label: texts.editor.target, value: to, choices: targets },
  ]
  return (
    <form
      method="get"
      action={translationsHref(req.payload.config.routes.admin)}
      style={{ ...rowStyle, margin: '1rem 0' }}
    >
      <input type="hidden" name="document" value={document} />
      {ends.map(({ name, label, value, choices }) => (
        <div key={name} style={rowStyle}>
          <label htmlFor={`translation-${name}`}>{say(label)}</label>
          <select
            key={value}
            id={`translation-${name}`}
            name={name}
            defaultValue={value}
            style={{ ...fieldStyle, width: 'auto' }}
          >
            {choices.map((locale) => (
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

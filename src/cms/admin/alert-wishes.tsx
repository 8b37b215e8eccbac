import type { DefaultServerCellComponentProps, JSONFieldServerProps } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { findAlertFacts, findAlertSummary } from '@/cms/queries/find-alert-facts'
import { readWishes } from '@/domain/alerts/read-wishes'
import { fallbackLocale, isLocale } from '@/domain/shared/locale'

const everything: EditorTexts = {
  nl: 'Alle panden',
  fr: 'Tous les biens',
  en: 'Every home',
  de: 'Alle Immobilien',
}

const localeOf = ({ language }: { language: string }) => (isLocale(language) ? language : fallbackLocale)

const cell = {
  padding: '0.5rem 1rem 0.5rem 0',
  borderBottom: '1px solid var(--theme-elevation-100)',
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const

/** What somebody looks for, a line each. */
export const AlertWishesField = async ({ data, req }: JSONFieldServerProps) => {
  const wishes = readWishes(data?.wishes)
  if (wishes === null) return null
  const locale = localeOf(req.i18n)
  const facts = await findAlertFacts({ payload: req.payload, wishes, locale })
  if (facts.length === 0) return <p>{editorText(req, everything)}</p>
  return (
    <table
      className="agency-part"
      style={{ width: '100%', marginBottom: '2rem', borderCollapse: 'collapse' }}
    >
      <tbody>
        {facts.map(({ field, label, value }) => (
          <tr key={field}>
            <th scope="row" style={{ ...cell, width: '35%', fontWeight: 'normal', opacity: 0.8 }}>
              {label}
            </th>
            <td style={cell}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same in one line, in lists. */
export const AlertWishesCell = async ({ rowData, i18n, payload }: DefaultServerCellComponentProps) => {
  const wishes = readWishes(rowData.wishes)
  if (wishes === null) return null
  const summary = await findAlertSummary({ payload, wishes, locale: localeOf(i18n) })
  return <span>{summary || editorText({ i18n }, everything)}</span>
}

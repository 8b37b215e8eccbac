import type { DefaultServerCellComponentProps, JSONFieldServerProps } from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findAlertFacts, findAlertSummary } from '@/cms/queries/alerts/find-alert-facts'
import { readAlertCriteria } from '@/domain/alerts/alert-criteria'
import { FactsTable } from '@/cms/admin/leads/facts-table'
import { officeTexts } from '@/messages/office-texts'

const everything: EditorTexts = officeTexts.alerts.alertCriteria.everything

/** The criteria of an alert, a line each. */
export const AlertCriteriaField = async ({ data, req }: JSONFieldServerProps) => {
  const criteria = readAlertCriteria(data?.criteria)
  if (criteria === null) return null
  const locale = readerLocale(req)
  const facts = await findAlertFacts({ payload: req.payload, criteria, locale })
  if (facts.length === 0) return <p>{editorText(req, everything)}</p>
  return <FactsTable facts={facts} />
}

/** The criteria of an alert in one line, in lists. */
export const AlertCriteriaCell = async ({ rowData, i18n, payload }: DefaultServerCellComponentProps) => {
  const criteria = readAlertCriteria(rowData.criteria)
  if (criteria === null) return null
  const summary = await findAlertSummary({ payload, criteria, locale: readerLocale({ i18n }) })
  return <span>{summary || editorText({ i18n }, everything)}</span>
}

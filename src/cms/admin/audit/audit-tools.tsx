import type { BeforeListTableServerProps } from 'payload'
import { ExportLink } from '@/cms/admin/leads/export-link'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { findRecords } from '@/cms/database/records'
import { actionWords } from '@/cms/operations/audit/action-words'
import { auditedKind } from '@/cms/operations/audit/audit-words'
import { auditActions } from '@/domain/audit/audit-actions'
import { officeTexts } from '@/messages/office-texts'
import { AuditFilter, type FilterChoice } from './audit-filter'

const texts = officeTexts.audit

const byLabel = (one: FilterChoice, other: FilterChoice): number => one.label.localeCompare(other.label)

/** The filter above the audit log, by who, what, kind and period; and the export of what it shows. */
export async function AuditTools({ payload, i18n }: BeforeListTableServerProps) {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const accounts = await findRecords(payload, { collection: 'users', sort: 'name', limit: 500 })
  const { collections, globals } = payload.config
  const kinds = [...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(({ slug }) => {
      const { label } = auditedKind(payload.config, { slug, reader: { i18n, t: i18n.t } })
      return { value: slug, label }
    })
  return (
    <div className="agency-part" style={{ display: 'grid', gap: '1rem', marginBottom: '1rem' }}>
      <AuditFilter
        path={`${payload.config.routes.admin}/collections/audit-entries`}
        choices={{
          account: accounts.map(({ id, name, email }) => ({ value: String(id), label: name || email })),
          action: auditActions.map((value) => ({ value, label: say(actionWords[value]) })).sort(byLabel),
          kind: kinds.sort(byLabel),
        }}
        words={{
          title: say(texts.filter.title),
          account: say(texts.who),
          action: say(texts.action),
          kind: say(officeTexts.common.kind),
          from: say(texts.filter.from),
          until: say(texts.filter.until),
          everybody: say(texts.filter.everybody),
          everything: say(texts.filter.everything),
          show: say(officeTexts.appointments.week.show),
          clear: say(texts.filter.clear),
        }}
      />
      <ExportLink path={`${payload.config.routes.api}/audit-entries/export`} label={say(texts.csv)} />
    </div>
  )
}

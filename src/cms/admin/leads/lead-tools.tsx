import type { BeforeListTableServerProps } from 'payload'
import { hasRole, isStaff } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { seesEveryLead } from '@/domain/accounts/staff-rights'
import { officeTexts } from '@/messages/office-texts'
import { ExportLink } from './export-link'
import { notedLeadHref } from './noted-lead-href'
import { PersonTools } from './person-tools'

const texts = officeTexts.leads.leadTools.texts

/** Tools above the list of leads: a new one, the export, and the requests a person may make by law. */
export const LeadTools = async ({ payload, i18n, user }: BeforeListTableServerProps) => {
  if (!isStaff({ user: user ?? null })) return null
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const base = `${payload.config.routes.api}/leads`
  const scope = await getScope({ payload, user: user ?? null })
  const mayErase = hasRole({ user: user ?? null }, ['admin', 'editor']) && seesEveryLead(scope)
  return (
    <div
      className="agency-part"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem', marginBottom: '1rem' }}
    >
      <a href={notedLeadHref(payload.config.routes.admin)} style={{ minHeight: '24px' }}>
        {say(officeTexts.leads.noted.title)}
      </a>
      <ExportLink path={`${base}/export`} label={say(texts.csv)} />
      {mayErase && (
        <PersonTools
          path={`${base}/person`}
          words={{
            title: say(texts.title),
            email: say(texts.email),
            show: say(texts.show),
            erase: say(texts.erase),
            sure: say(texts.sure),
            failure: say(texts.failure),
          }}
        />
      )}
    </div>
  )
}

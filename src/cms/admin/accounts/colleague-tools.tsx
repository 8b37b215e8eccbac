import type { BeforeListTableServerProps } from 'payload'
import { hasRole } from '@/cms/access/access'
import { News } from '@/cms/admin/news'
import { roleOptions } from '@/cms/collections/users/role-options'
import { editorText } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'
import { InviteColleague } from './invite-colleague'

/** The tool above the list of accounts: administrators invite a colleague. */
export const ColleagueTools = ({ payload, i18n, user }: BeforeListTableServerProps) => {
  if (!hasRole({ user: user ?? null }, ['admin'])) return null
  return (
    <div className="agency-part" style={{ marginBottom: '1rem' }}>
      <News />
      <InviteColleague
        api={payload.config.routes.api}
        roleLabel={editorText({ i18n }, officeTexts.users.role.label)}
        roleHint={editorText({ i18n }, officeTexts.users.role.description)}
        roles={roleOptions.map(({ value, label }) => ({ value, label: editorText({ i18n }, label) }))}
      />
    </div>
  )
}

import type { Payload } from 'payload'
import type { StaffScope } from '@/cms/access/staff-scope'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findAbsentOwners, type AbsentOwner } from '@/cms/queries/owners/office-owners'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { listStyle, openerStyle, panelStyle } from '@/cms/admin/styles'
import { absenceTexts, ownerTexts } from './owner-texts'

type AbsentOwnersProps = { payload: Payload; i18n: { language: string }; scope: StaffScope }

const mostShown = 50

/** When an owner last logged in, or was invited. */
const sinceOf = ({ absence, invitedAt, lastLoginAt }: AbsentOwner): string | null =>
  absence === 'not-since' ? lastLoginAt : invitedAt

/** The owners without a login for 60 days, whom the agency should call. */
export async function AbsentOwners({ payload, i18n, scope }: AbsentOwnersProps) {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const locale = readerLocale({ i18n })
  const { total, owners } = await findAbsentOwners({ payload, scope, now: new Date(), limit: mostShown })
  return (
    <details id="absent-owners" style={panelStyle}>
      <summary style={openerStyle}>
        {say(ownerTexts.absent)} ({total})
      </summary>
      {total === 0 && <p>{say(ownerTexts.nobodyAbsent)}</p>}
      {total > owners.length && <p>{say(ownerTexts.firstOnly)}</p>}
      <ul style={listStyle}>
        {owners.map((owner) => {
          const since = sinceOf(owner)
          return (
            <li key={owner.id} style={{ marginBottom: '0.5rem' }}>
              <a href={`${payload.config.routes.admin}/collections/owners/${owner.id}`}>{owner.name}</a> ·{' '}
              {say(absenceTexts[owner.absence])}
              {since && ` ${shownMoment(since, locale)}`}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

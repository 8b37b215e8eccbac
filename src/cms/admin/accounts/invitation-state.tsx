import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { hasRole } from '@/cms/access/access'
import { InviteButton } from '@/cms/admin/invite-button'
import { News } from '@/cms/admin/news'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { isAwaited } from '@/cms/queries/accounts/staff-invitations'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { officeTexts } from '@/messages/office-texts'
import { invitationTexts } from './invitation-texts'

const againWords = {
  sent: invitationTexts.sentAgain,
  tooMany: invitationTexts.tooMany,
  failed: invitationTexts.failedAgain,
}

const momentOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

type AccountRow = Partial<Record<'invitedAt' | 'joinedAt', unknown>> | undefined

const awaitedSince = (row: AccountRow): string | null => {
  const invitedAt = momentOf(row?.invitedAt)
  return isAwaited({ invitedAt, joinedAt: momentOf(row?.joinedAt) }) ? invitedAt : null
}

/** Whether the person of an account has come yet, in the list of accounts. */
export function InvitationCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const since = awaitedSince(rowData)
  const text = editorText({ i18n }, since ? invitationTexts.waiting : invitationTexts.here)
  return <span>{since ? `${text} (${shownMoment(since, readerLocale({ i18n }))})` : text}</span>
}

/** The state of the invitation on the account, with the button that sends it again. */
export function InvitationField({ data, req }: UIFieldServerProps) {
  const id: unknown = data?.id
  const since = awaitedSince(data)
  if (typeof id !== 'number' || since === null) return null
  const { api } = req.payload.config.routes
  return (
    <section className="agency-part" aria-labelledby="invitation" style={{ marginBottom: '1.5rem' }}>
      <h3 id="invitation" style={{ margin: '0 0 0.5rem', fontSize: '1rem' }}>
        {editorText(req, officeTexts.users.invitation)}
      </h3>
      <News />
      <p>
        {editorText(req, invitationTexts.waiting)} ({shownMoment(since, readerLocale(req))})
      </p>
      {hasRole(req, ['admin']) && (
        <InviteButton path={`${api}/users/${id}/invite`} label={invitationTexts.again} words={againWords} />
      )}
    </section>
  )
}

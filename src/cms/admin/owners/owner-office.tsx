import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { isStaff, isStaffOrReader } from '@/cms/access/access'
import { isReadable } from '@/cms/collections/staff-endpoint'
import { getScope } from '@/cms/access/staff-scope'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import {
  findPropertiesOfOwner,
  getOfficeOwner,
  type OfficeProperty,
} from '@/cms/queries/owners/office-owners'
import { findOfficeThreads } from '@/cms/queries/owners/owner-messages'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { InviteButton } from '@/cms/admin/invite-button'
import { ImpersonateButton } from './impersonate-button'
import { listStyle, panelStyle, rowStyle } from '@/cms/admin/styles'
import { News } from '@/cms/admin/news'
import { ownerTexts } from './owner-texts'
import { WriteToOwner } from './write-to-owner'

const mostThreads = 50

const PropertiesOf = ({
  req,
  properties,
}: {
  req: PayloadRequest
  properties: readonly OfficeProperty[]
}) => (
  <>
    <h3>{editorText(req, ownerTexts.properties)}</h3>
    {properties.length === 0 && <p>{editorText(req, ownerTexts.noProperties)}</p>}
    <ul style={listStyle}>
      {properties.map(({ id, label }) => (
        <li key={id}>
          <a href={`${req.payload.config.routes.admin}/collections/properties/${id}`}>{label}</a>
        </li>
      ))}
    </ul>
  </>
)

async function ThreadsOf({ req, owner }: { req: PayloadRequest; owner: number }) {
  const { payload } = req
  const say = (text: EditorTexts) => editorText(req, text)
  const threads = await findOfficeThreads({ payload, owner, limit: mostThreads, scope: await getScope(req) })
  return (
    <>
      <h3>{say(ownerTexts.threads)}</h3>
      {threads.length === 0 && <p>{say(ownerTexts.noThreads)}</p>}
      <ul style={listStyle}>
        {threads.map(({ id, subject, at, messages, unread }) => (
          <li key={id} style={{ marginBottom: '0.5rem' }}>
            <a href={`${payload.config.routes.admin}/collections/owner-messages/${id}`}>{subject}</a> (
            {messages}) · {shownMoment(at, readerLocale(req))}
            {unread > 0 && (
              <strong>
                {' '}
                · {unread} {say(ownerTexts.unread)}
              </strong>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** An owner's properties, logins and conversations, with the tools of the office. */
export const OwnerOffice = async ({ data, req }: UIFieldServerProps) => {
  const id: unknown = data?.id
  if (typeof id !== 'number' || !isStaffOrReader(req)) return null
  const { payload } = req
  const { api } = payload.config.routes
  const locale = readerLocale(req)
  const say = (text: EditorTexts) => editorText(req, text)
  if (!(await isReadable(req, { collection: 'owners', id }))) return null
  const owner = await getOfficeOwner({ payload, id })
  if (!owner) return null
  const properties = await findPropertiesOfOwner({ payload, locale, owner: id })
  const { invitedAt, lastLoginAt } = owner
  const shown = (moment: string | null) => (moment ? shownMoment(moment, locale) : say(ownerTexts.never))
  return (
    <section className="agency-part" aria-labelledby="owner-office" style={panelStyle}>
      <h2 id="owner-office" style={{ margin: '0 0 0.5rem' }}>
        {say(ownerTexts.office)}
      </h2>
      <News />
      <p>
        {say(ownerTexts.invited)} · {shown(invitedAt)}
        <br />
        {say(ownerTexts.lastLogin)} · {shown(lastLoginAt)}
      </p>
      {isStaff(req) && (
        <div style={{ ...rowStyle, marginBottom: '1rem' }}>
          <InviteButton
            path={`${api}/owners/${id}/invite`}
            label={invitedAt === null ? ownerTexts.invite : ownerTexts.inviteAgain}
            words={{ sent: ownerTexts.inviteSent, tooMany: ownerTexts.tooMany, failed: ownerTexts.failure }}
          />
          <ImpersonateButton path={`${api}/owners/${id}/impersonate`} />
        </div>
      )}
      <PropertiesOf req={req} properties={properties} />
      <ThreadsOf req={req} owner={id} />
      {isStaff(req) && (
        <WriteToOwner api={api} owner={id} property={null} hasProperties={properties.length > 0} />
      )}
    </section>
  )
}

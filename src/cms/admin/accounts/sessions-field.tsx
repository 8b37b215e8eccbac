import type { UIFieldServerProps } from 'payload'
import { News } from '@/cms/admin/news'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { mayEndSessions } from '@/cms/operations/accounts/end-sessions'
import { findOpenSessions, ownSession } from '@/cms/queries/accounts/open-sessions'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { screenTexts } from '@/messages/screen-texts'
import { EndSessions } from './end-sessions'

const texts = screenTexts.accounts.sessions

/** The open sessions of the account, for its own person and for administrators, with the buttons that end them. */
export async function SessionsField({ data, req }: UIFieldServerProps) {
  const id: unknown = data?.id
  if (typeof id !== 'number' || !mayEndSessions(req, id)) return null
  const open = await findOpenSessions({ payload: req.payload, id, now: new Date() })
  const own = ownSession(req, id)
  const locale = readerLocale(req)
  return (
    <section className="agency-part" aria-labelledby="sessions" style={{ margin: '1.5rem 0' }}>
      <h3 id="sessions" style={{ margin: '0 0 0.5rem', fontSize: '1rem' }}>
        {editorText(req, texts.title)}
      </h3>
      <News />
      <EndSessions
        path={`${req.payload.config.routes.api}/users/${id}/end-sessions`}
        sessions={open.map((session) => ({
          id: session.id,
          since: session.since ? shownMoment(session.since, locale) : null,
          until: shownMoment(session.until, locale),
          isOwn: session.id === own,
        }))}
      />
    </section>
  )
}

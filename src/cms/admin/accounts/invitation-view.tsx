import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { passwordWords } from '@/cms/collections/users/password-words'
import { readerLocale } from '@/cms/fields/reader-locale'
import { getInvitedByToken } from '@/cms/queries/accounts/staff-invitations'
import { isLocale } from '@/domain/shared/locale'
import { sharedTexts } from '@/messages/shared-texts'
import { AcceptForm } from './accept-form'
import { acceptTexts } from './invitation-texts'

/** Where an invited colleague chooses their password, in the language of their account. */
export async function InvitationView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { payload } = req
  const { admin, api } = payload.config.routes
  const token = [searchParams?.token].flat()[0] ?? ''
  const user = await getInvitedByToken({ payload, token, now: new Date() })
  const locale = isLocale(user?.language) ? user.language : readerLocale(req)
  const { errors } = acceptTexts
  return (
    <MinimalTemplate>
      <main className="agency-part" lang={locale}>
        <h1 style={{ marginBottom: '1rem', fontSize: '1.6rem' }}>
          {(user ? acceptTexts.title : acceptTexts.gone)[locale]}
        </h1>
        {user ? (
          <AcceptForm
            path={`${api}/users/accept-invitation`}
            login={`${admin}/login`}
            token={token}
            email={user.email}
            words={{
              intro: acceptTexts.intro[locale],
              password: sharedTexts.newPassword[locale],
              hint: acceptTexts.hint[locale],
              repeat: acceptTexts.repeat[locale],
              button: acceptTexts.button[locale],
              busy: sharedTexts.busy[locale],
              done: acceptTexts.done[locale],
              toLogin: acceptTexts.toLogin[locale],
              gone: `${acceptTexts.gone[locale]}. ${acceptTexts.goneText[locale]}`,
              failure: acceptTexts.failure[locale],
            }}
            errors={{
              password: Object.fromEntries(
                Object.entries(passwordWords).map(([code, texts]) => [code, texts[locale]]),
              ),
              repeat: { required: errors.repeatRequired[locale], mismatch: errors.mismatch[locale] },
            }}
          />
        ) : (
          <>
            <p>{acceptTexts.goneText[locale]}</p>
            <p>
              <a href={`${admin}/login`}>{acceptTexts.toLogin[locale]}</a>
            </p>
          </>
        )}
      </main>
    </MinimalTemplate>
  )
}

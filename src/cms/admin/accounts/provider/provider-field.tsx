import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { hasRole, isColleague } from '@/cms/access/access'
import { databaseOf } from '@/cms/database/transactions'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { getLoginProvider, getProviderLink } from '@/cms/queries/accounts/login-provider'
import { isSameIssuer } from '@/domain/accounts/provider-login'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { fillTexts } from '@/messages/fill-texts'
import { screenTexts } from '@/messages/screen-texts'
import { EndLink } from './end-link'

const texts = screenTexts.accounts.provider

type ShownLink = { id: number; req: PayloadRequest }

/** Who may see the link: its own person, and administrators, who end it. */
const mayEnd = (req: PayloadRequest): boolean => hasRole(req, ['admin'])
const maySee = ({ id, req }: ShownLink): boolean => mayEnd(req) || (isColleague(req) && req.user?.id === id)

async function LinkPart({ id, req }: ShownLink) {
  const provider = getLoginProvider()
  const link = await getProviderLink(databaseOf(req.payload), id)
  // A link with a former provider stays until somebody ends it, or logs in with the present one.
  const isFormer = link !== null && !(provider && isSameIssuer(link.issuer, provider.issuer))
  const name = isFormer ? new URL(link.issuer).host : provider?.name
  if (name === undefined) return null
  const say = (words: (typeof texts)['title']) => editorText(req, fillTexts(words, { name }))
  const path = `${req.payload.config.routes.api}/users/${id}/unlink-provider`
  return (
    <section className="agency-part" aria-labelledby="provider-link" style={{ margin: '1.5rem 0' }}>
      <h3 id="provider-link" style={{ margin: '0 0 0.5rem', fontSize: '1.1rem' }}>
        {say(texts.title)}
      </h3>
      <p>{link ? `${say(texts.since)} ${shownMoment(link.since, readerLocale(req))}.` : say(texts.open)}</p>
      {link && mayEnd(req) && <EndLink path={path} about={say(texts.about)} />}
    </section>
  )
}

/** Whether an account is linked with the provider of logins. */
export function ProviderField({ data, req }: UIFieldServerProps) {
  const id: unknown = data?.id
  return typeof id === 'number' && maySee({ id, req }) ? <LinkPart id={id} req={req} /> : null
}

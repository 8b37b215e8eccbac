import { LoginView } from '@payloadcms/next/views'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { ProviderProblem } from '@/cms/admin/accounts/provider/provider-login'
import { pendingTokenOf } from '@/cms/collections/users/login-request'
import { editorText } from '@/cms/fields/editor-text'
import { getPendingLogin, type PendingStep } from '@/cms/queries/accounts/pending-login'
import { databaseOf } from '@/cms/database/transactions'
import { getFactorState } from '@/cms/queries/accounts/second-factor'
import { hasUsablePasskey, relyingParty } from '@/cms/queries/accounts/relying-party'
import { factorTexts as texts } from './factor-texts'
import { LoginCodePage, LoginWithNewFactor } from './login-steps'

type OwedStep = { step: PendingStep; hasPasskey: boolean }

async function stepOf(req: PayloadRequest): Promise<OwedStep | null> {
  const owed = { payload: req.payload, token: pendingTokenOf(req), now: new Date() }
  if (owed.token === null) return null
  const user = await getPendingLogin({ ...owed, step: 'code' })
  const state = user && (await getFactorState(databaseOf(req.payload), user.id))
  if (state) return { step: 'code', hasPasskey: hasUsablePasskey(state) }
  return (await getPendingLogin({ ...owed, step: 'set-up' })) ? { step: 'set-up', hasPasskey: false } : null
}

/** Payload's form for the password, with the way to the provider; after them, the step that the login still owes. */
export async function StaffLoginView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { req } = initPageResult
  const { admin, api } = req.payload.config.routes
  const owed = req.user || searchParams?.account !== undefined ? null : await stepOf(req)
  if (owed === null) return <LoginView {...view} />
  const next = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.redirect ?? '' })
  const ways = { path: `${api}/users/login`, next, other: `${admin}/login?account=other` }
  return (
    <section className="agency-part" style={{ width: '100%' }}>
      <h1 style={{ margin: '0 0 1rem', fontSize: '1.6rem' }}>{editorText(req, texts.login.title)}</h1>
      <ProviderProblem i18n={req.i18n} searchParams={searchParams} />
      {owed.step === 'code' ? (
        <LoginCodePage {...ways} hasPasskey={owed.hasPasskey} />
      ) : (
        <LoginWithNewFactor {...ways} isPossible={relyingParty !== null} />
      )}
    </section>
  )
}

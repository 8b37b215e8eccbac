import type { CheckboxFieldServerProps, DefaultServerCellComponentProps, PayloadRequest } from 'payload'
import { hasRole, isColleague } from '@/cms/access/access'
import { currentWords } from '@/cms/collections/users/password-words'
import { databaseOf } from '@/cms/database/transactions'
import { editorText } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import {
  findPasskeys,
  getFactorState,
  isFactorRequired,
  type FactorState,
} from '@/cms/queries/accounts/second-factor'
import { shownMoment } from '@/domain/leads/values/belgian-moment'
import { OwnPasskeys, type OwnPasskey } from '@/cms/admin/accounts/passkeys/own-passkeys'
import { relyingParty } from '@/cms/queries/accounts/relying-party'
import { factorTexts as texts } from './factor-texts'
import { OwnFactor } from './own-factor'
import { ResetFactor } from './reset-factor'

/** Whether an account has a second factor, in the list of accounts; administrators alone see it. */
export function FactorCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const isOn: unknown = rowData?.secondFactor
  if (typeof isOn !== 'boolean') return null
  return <span>{editorText({ i18n }, isOn ? texts.on : texts.off)}</span>
}

const passwordErrorsOf = (req: PayloadRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(currentWords).map(([code, words]) => [code, editorText(req, words)]))

const momentOf = (req: PayloadRequest, state: FactorState | null): string | null =>
  state && shownMoment(state.since, readerLocale(req))

async function shownPasskeys(req: PayloadRequest, user: number): Promise<OwnPasskey[]> {
  const shown = (moment: string) => shownMoment(moment, readerLocale(req))
  const passkeys = await findPasskeys(databaseOf(req.payload), user)
  return passkeys.map(({ since, usedAt, ...passkey }) => ({
    ...passkey,
    since: shown(since),
    usedAt: usedAt && shown(usedAt),
  }))
}

type ShownFactor = { id: number; req: PayloadRequest; state: FactorState | null }

async function OwnPart({ req, state }: ShownFactor) {
  const { payload, user } = req
  if (user?.collection !== 'users') return null
  return (
    <OwnFactor
      path={`${payload.config.routes.api}/users/second-factor`}
      hasApp={state?.hasApp ?? false}
      since={momentOf(req, state)}
      codesLeft={state?.codesLeft ?? 0}
      isRequired={await isFactorRequired(databaseOf(payload), user.role)}
      passwordErrors={passwordErrorsOf(req)}
    />
  )
}

const PasskeysPart = async ({ id, req }: Omit<ShownFactor, 'state'>) => (
  <OwnPasskeys
    path={`${req.payload.config.routes.api}/users/passkeys`}
    passkeys={await shownPasskeys(req, id)}
    isPossible={relyingParty !== null}
    passwordErrors={passwordErrorsOf(req)}
  />
)

function ColleaguePart({ id, req, state }: ShownFactor) {
  if (!state) return <p>{editorText(req, texts.off)}</p>
  return (
    <>
      <p>
        {editorText(req, texts.onSince)} {momentOf(req, state)}. {editorText(req, texts.codesLeft)}:{' '}
        <strong>{state.codesLeft}</strong>.
      </p>
      <ResetFactor
        path={`${req.payload.config.routes.api}/users/${id}/reset-second-factor`}
        passwordErrors={passwordErrorsOf(req)}
      />
    </>
  )
}

/** The second factor on an account: its person switches it on and off, and an administrator takes that of a colleague away. */
export async function FactorField({ data, req }: CheckboxFieldServerProps) {
  const id: unknown = data?.id
  const isOwn = isColleague(req) && req.user?.id === id
  if (typeof id !== 'number' || (!isOwn && !hasRole(req, ['admin']))) return null
  const state = await getFactorState(databaseOf(req.payload), id)
  const shown = { id, req, state }
  return (
    <>
      <section className="agency-part agency-factor" aria-labelledby="second-factor">
        <h3 id="second-factor" style={{ margin: '0 0 0.5rem', fontSize: '1.1rem' }}>
          {editorText(req, texts.title)}
        </h3>
        {isOwn ? <OwnPart {...shown} /> : <ColleaguePart {...shown} />}
      </section>
      {isOwn && <PasskeysPart id={id} req={req} />}
    </>
  )
}

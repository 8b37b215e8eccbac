import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { openText, sealText } from '@/cms/access/sealed-text'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { auditActor } from '@/cms/operations/audit/note-action'
import { endOtherSessions } from '@/cms/operations/accounts/end-sessions'
import type { User } from '@/cms/payload-types'
import { getFactorState } from '@/cms/queries/accounts/second-factor'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { appAddress, secretText, stepOfCode } from '@/domain/accounts/app-codes'
import { readTypedCode, SET_UP_AWAITED } from '@/domain/accounts/second-factor'
import { drawCode } from '@/domain/shared/draw-code'
import { knownLocale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { textOf } from '@/domain/shared/text'
import { tellOfFactor } from './factor-news'
import { lockAccount, renewRecoveryCodes, storeFactor } from './stored-factor'

/** A secret for an app, which is stored only once a code of the app has confirmed it. */
export type FactorOffer = {
  secret: string
  /** The QR code, as an SVG picture. */
  picture: string
  /** The secret and its end, sealed for this account: it comes back with the code. */
  offer: string
}

/** The offer is invalid or too old; the code is missing or wrong; or the account has an app already. */
export type SwitchOnFailure = 'expired' | 'required' | 'wrong' | 'taken'

type Person = Pick<User, 'id' | 'email' | 'language'>

const keyOf = ({ payload }: PayloadRequest, { id }: Pick<User, 'id'>) =>
  ({ secret: payload.secret, use: 'second-factor-offer', owner: `users/${id}` }) as const

/** Makes a secret for the app of an account; null if the account has one already. */
export async function offerFactor(
  req: PayloadRequest,
  { user, now }: { user: Person; now: Date },
): Promise<FactorOffer | null> {
  const { payload } = req
  if ((await getFactorState(databaseOf(payload), user.id))?.hasApp) return null
  const { name: issuer } = await getMailAgency({ payload, locale: knownLocale(user.language), req })
  // As long as the hash that makes the codes (RFC 4226, 4).
  const secret = secretText(new Uint8Array(randomBytes(20)))
  const text = `${now.getTime() + SET_UP_AWAITED} ${secret}`
  return {
    secret,
    picture: drawCode(appAddress({ secret, issuer, account: user.email })),
    offer: sealText({ ...keyOf(req, user), text }),
  }
}

function readOffer(
  req: PayloadRequest,
  { user, offer, now }: { user: Person; offer: unknown; now: Date },
): string | null {
  const [expires, secret] = openText({ ...keyOf(req, user), sealed: offer })?.split(' ') ?? []
  return secret !== undefined && Number(expires) > now.getTime() ? secret : null
}

type SwitchOnInput = { user: User; offer: unknown; code: unknown; now: Date }

/** The secret of an offer with the time step of the code that confirms it; it is stored by `switchOnFactor`. */
export function confirmOffer(
  req: PayloadRequest,
  { user, offer, code, now }: SwitchOnInput,
): Result<{ secret: string; step: number }, SwitchOnFailure> {
  const secret = readOffer(req, { user, offer, now })
  if (secret === null) return { ok: false, failure: 'expired' }
  if (textOf(code).trim() === '') return { ok: false, failure: 'required' }
  const typed = readTypedCode(code)
  const step = typed?.kind === 'app' ? stepOfCode({ secret, digits: typed.digits, now }) : null
  return step === null ? { ok: false, failure: 'wrong' } : { ok: true, value: { secret, step } }
}

/**
 * Switches the second factor of an account on, ends every session of it except the one that asks, and returns its recovery codes,
 * which are never shown again.
 */
export async function switchOnFactor(
  req: PayloadRequest,
  input: SwitchOnInput,
): Promise<Result<string[], SwitchOnFailure>> {
  const confirmed = confirmOffer(req, input)
  if (!confirmed.ok) return confirmed
  const { user, now } = input
  return inTransaction(req, async () => {
    await lockAccount(req, user.id)
    if ((await getFactorState(await transactionOf(req), user.id))?.hasApp)
      return { ok: false, failure: 'taken' }
    await storeFactor(req, { user: user.id, ...confirmed.value, now })
    const codes = await renewRecoveryCodes(req, user.id)
    await endOtherSessions(req, user.id)
    await tellOfFactor(req, { user, news: 'on', now, actor: auditActor(user) })
    return { ok: true, value: codes }
  })
}

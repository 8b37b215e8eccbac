import type {
  PublicKeyCredentialCreationOptionsJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { endOtherSessions } from '@/cms/operations/accounts/end-sessions'
import { tellOfFactor } from '@/cms/operations/accounts/second-factor/factor-news'
import { lockAccount, renewRecoveryCodes } from '@/cms/operations/accounts/second-factor/stored-factor'
import { auditActor } from '@/cms/operations/audit/note-action'
import type { User } from '@/cms/payload-types'
import { relyingParty } from '@/cms/queries/accounts/relying-party'
import { getFactorState } from '@/cms/queries/accounts/second-factor'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { MOST_PASSKEYS, passkeyName, PASSKEY_AWAITED } from '@/domain/accounts/passkeys'
import { knownLocale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { makeChallenge, useChallenge } from './challenges'
import { loadWebAuthn } from './load-web-authn'
import { knownTransports, readNewPasskey } from './read-response'
import { findStoredPasskeys, storePasskey } from './stored-passkeys'

/** The site has no address for passkeys; the account has too many; or the browser's answer is no passkey that was asked for. */
export type AddPasskeyFailure = 'impossible' | 'full' | 'refused' | 'name'

type Asked = {
  user: User
  /** The token of the pending login, or the number of the session. */
  begun: string
  now: Date
}

/** What a browser needs to make a passkey for an account, sixty times an hour at most. */
export async function offerPasskey(
  req: PayloadRequest,
  { user, begun, now }: Asked,
): Promise<Result<PublicKeyCredentialCreationOptionsJSON, AddPasskeyFailure | 'too-many'>> {
  if (!relyingParty) return { ok: false, failure: 'impossible' }
  const { payload } = req
  const known = await findStoredPasskeys(databaseOf(payload), user.id)
  if (known.length >= MOST_PASSKEYS) return { ok: false, failure: 'full' }
  const challenge = await makeChallenge(req, { use: 'add', user: user.id, begun, now })
  if (!challenge) return { ok: false, failure: 'too-many' }
  const { name } = await getMailAgency({ payload, locale: knownLocale(user.language), req })
  const { generateRegistrationOptions } = await loadWebAuthn()
  const value = await generateRegistrationOptions({
    rpName: name,
    rpID: relyingParty.id,
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    userID: new TextEncoder().encode(`users/${user.id}`),
    challenge,
    timeout: PASSKEY_AWAITED,
    excludeCredentials: known.map(({ credential, transports }) => ({
      id: credential,
      transports: knownTransports(transports),
    })),
    // It comes after the password, so it need not know its person by itself, nor take one of the few places of a security key.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  return { ok: true, value }
}

type NewPasskeyInput = Asked & { response: unknown; name: unknown }

type Registration = Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo']

async function verify(
  req: PayloadRequest,
  { user, begun, response: sent, now }: NewPasskeyInput,
): Promise<{ registration: Registration; transports: string[] } | null> {
  const response = readNewPasskey(sent)
  if (!relyingParty || !response) return null
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const answer = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(req, { use: 'add', user: user.id, begun, challenge, now }),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: false,
  }).catch(() => null)
  if (!answer?.verified) return null
  return { registration: answer.registrationInfo, transports: response.response.transports }
}

async function store(
  req: PayloadRequest,
  { name, ...input }: Omit<NewPasskeyInput, 'name'> & { name: string },
): Promise<Result<string[] | null, AddPasskeyFailure>> {
  const { user, now } = input
  await lockAccount(req, user.id)
  const db = await transactionOf(req)
  const hadFactor = (await getFactorState(db, user.id)) !== null
  const isFull = (await findStoredPasskeys(db, user.id)).length >= MOST_PASSKEYS
  if (isFull) return { ok: false, failure: 'full' }
  const verified = await verify(req, { ...input, name })
  if (!verified) return { ok: false, failure: 'refused' }
  const { id: credential, publicKey, counter } = verified.registration.credential
  const isStored = await storePasskey(req, {
    ...{ user: user.id, credential, counter, name, now },
    transports: verified.transports,
    publicKey: Buffer.from(publicKey).toString('base64url'),
  })
  if (!isStored) return { ok: false, failure: 'refused' }
  const codes = hadFactor ? null : await renewRecoveryCodes(req, user.id)
  if (!hadFactor) await endOtherSessions(req, user.id)
  await tellOfFactor(req, { user, news: 'passkey-on', now, actor: auditActor(user) })
  return { ok: true, value: codes }
}

/**
 * Stores a passkey that a browser made. The first second factor of an account ends every other session of it, and brings recovery codes,
 * which are returned and never shown again; null where the account has some already.
 */
export async function addPasskey(
  req: PayloadRequest,
  input: NewPasskeyInput,
): Promise<Result<string[] | null, AddPasskeyFailure>> {
  const name = passkeyName(input.name)
  if (name === null) return { ok: false, failure: 'name' }
  return inTransaction(req, () => store(req, { ...input, name }))
}

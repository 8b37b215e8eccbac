import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '@/cms/database/transactions'
import { relyingParty } from '@/cms/queries/accounts/relying-party'
import { PASSKEY_AWAITED } from '@/domain/accounts/passkeys'
import { makeChallenge, useChallenge } from './challenges'
import { loadWebAuthn } from './load-web-authn'
import { knownTransports, readUsedPasskey } from './read-response'
import { findStoredPasskeys, noteUse, takePasskey, type StoredPasskey } from './stored-passkeys'

type Asked = {
  user: number
  /** The token of the pending login. */
  begun: string
  now: Date
}

/** What a browser needs to ask for a passkey of an account. */
export async function askForPasskey(
  { payload }: { payload: Payload },
  { user, begun, now }: Asked,
): Promise<PublicKeyCredentialRequestOptionsJSON | 'too-many' | 'gone'> {
  const known = await findStoredPasskeys(databaseOf(payload), user)
  if (!relyingParty || known.length === 0) return 'gone'
  const challenge = await makeChallenge({ payload }, { use: 'login', user, begun, now })
  if (!challenge) return 'too-many'
  const { generateAuthenticationOptions } = await loadWebAuthn()
  return generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge,
    timeout: PASSKEY_AWAITED,
    allowCredentials: known.map(({ credential, transports }) => ({
      id: credential,
      transports: knownTransports(transports),
    })),
    userVerification: 'preferred',
  })
}

type UsedPasskey = NonNullable<ReturnType<typeof readUsedPasskey>>

type VerifyInput = Asked & { req: PayloadRequest; passkey: StoredPasskey; response: UsedPasskey }

/** The new count of the device of a passkey that has signed the challenge; null if it has not, or its count went back. */
async function verify({ req, user, begun, now, passkey, response }: VerifyInput): Promise<number | null> {
  if (!relyingParty) return null
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(req, { use: 'login', user, begun, challenge, now }),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: false,
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    // A count that does not rise means that there are two of a device that has no copy.
    const isCopied = error instanceof Error && error.message.includes('counter')
    if (isCopied) req.payload.logger.warn(`A passkey of users/${user} may be copied: its count went back`)
    return null
  })
  return answer?.verified ? answer.authenticationInfo.newCounter : null
}

/** Uses a passkey of the account for a login, in the transaction of the request; false for anything that is not right. */
export async function usePasskey(
  req: PayloadRequest,
  input: Asked & { response: unknown },
): Promise<boolean> {
  const { user, now } = input
  const response = readUsedPasskey(input.response)
  const passkey = response && (await takePasskey(req, { user, credential: response.id }))
  if (!passkey) return false
  const counter = await verify({ ...input, req, passkey, response })
  if (counter === null) return false
  await noteUse(req, { id: passkey.id, counter, now })
  return true
}

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import { isRecord } from '@/domain/shared/is-record'

/** What the browser made of it, for the server; or why nothing came of it. */
export type CeremonyAnswer =
  { isDone: true; response: object } | { isDone: false; code: 'cancelled' | 'known' | 'impossible' }

const reasons: Partial<Record<string, 'cancelled' | 'known'>> = {
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotAllowedError: 'cancelled',
}

/** The person does something with their device: a refusal, and one that takes too long, is an answer too. */
async function ask(ceremony: () => Promise<object>): Promise<CeremonyAnswer> {
  if (!browserSupportsWebAuthn()) return { isDone: false, code: 'impossible' }
  try {
    return { isDone: true, response: await ceremony() }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { isDone: false, code: reasons[name] ?? 'impossible' }
  }
}

// The server has made them for the browser, which checks them itself.
const creation = z.custom<PublicKeyCredentialCreationOptionsJSON>(isRecord)
const request = z.custom<PublicKeyCredentialRequestOptionsJSON>(isRecord)

/** Has a device make a passkey, with the options of the server. */
export const makePasskey = (options: unknown): Promise<CeremonyAnswer> =>
  ask(() => startRegistration({ optionsJSON: creation.parse(options) }))

/** Has a device use a passkey, with the options of the server. */
export const usePasskeyOnce = (options: unknown): Promise<CeremonyAnswer> =>
  ask(() => startAuthentication({ optionsJSON: request.parse(options) }))

import { Secret, TOTP } from 'otpauth'
import { CODE_DRIFT, CODE_PERIOD, timeStepAt } from './second-factor'

/** The bytes of a secret as apps take them: in base32, without an end sign. */
export const secretText = (bytes: Uint8Array<ArrayBuffer>): string =>
  new Secret({ buffer: bytes.buffer }).base32

/** What the QR code of a secret says: the address that authenticator apps read. */
export const appAddress = (factor: { secret: string; issuer: string; account: string }): string =>
  new TOTP({
    secret: Secret.fromBase32(factor.secret),
    // A colon ends the name of the issuer.
    issuer: factor.issuer.replaceAll(':', ' '),
    label: factor.account,
    period: CODE_PERIOD,
  }).toString()

/** The time step of a code of six digits, if it belongs to now or to one step before or after; null for any other. */
export function stepOfCode({
  secret,
  digits,
  now,
}: {
  secret: string
  digits: string
  now: Date
}): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: CODE_PERIOD })
  const delta = totp.validate({ token: digits, timestamp: now.getTime(), window: CODE_DRIFT })
  return delta === null ? null : timeStepAt(now) + delta
}

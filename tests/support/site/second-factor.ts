import { Secret, TOTP } from 'otpauth'

/** The code that an app shows for a secret; `steps` later or, below 0, earlier. */
export const appCode = (secret: string, { now = Date.now(), steps = 0 } = {}): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 })

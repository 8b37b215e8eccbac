import { relyingPartyOf } from '@/domain/accounts/passkeys'
import { env } from '@/env'
import type { FactorState } from './second-factor'

/** What the passkeys of this site are bound to; null where browsers refuse them at its address. */
export const relyingParty = relyingPartyOf(env.SITE_URL)

/** Whether an account can use a passkey of its own. */
export const hasUsablePasskey = (state: FactorState | null): boolean =>
  relyingParty !== null && (state?.passkeys ?? 0) > 0

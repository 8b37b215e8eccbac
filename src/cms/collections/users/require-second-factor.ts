import {
  AuthenticationError,
  JWTAuthentication,
  type AuthStrategy,
  type CollectionBeforeLoginHook,
} from 'payload'
import { transactionOf } from '@/cms/database/transactions'
import type { User } from '@/cms/payload-types'
import { getLoginStep, lacksFactor } from '@/cms/queries/accounts/second-factor'
import { isReset } from './note-account-use'

/**
 * Whoever has to switch on the second factor of their role is a stranger until they have, whatever session they hold: in REST,
 * in server functions and on pages, which all ask the strategies of Payload for their user. The login leads them there.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session-with-factor',
  authenticate: async (args) => {
    const session = await JWTAuthentication({ ...args, strategyName: 'local-jwt' })
    const { user } = session
    if (user?.collection !== 'users') return session
    // Payload asks its own strategy next, with these same arguments, also after an error: it must find no session in them.
    args.headers = new Headers({ DisableAutologin: 'true' })
    return (await lacksFactor(args.payload, user)) ? { user: null } : session
  },
}

/**
 * Payload's own login begins no session where a second step is owed (`logInStaff`), whoever calls it. The link of a mail sets a
 * password without a session.
 */
export const refuseWithoutStep: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  if (isReset(req)) return
  if ((await getLoginStep(await transactionOf(req), user)) !== 'session') throw new AuthenticationError(req.t)
}

import type { IncomingAuthType } from 'payload'
import { env } from '@/env'

const minute = 60

/**
 * The login of both kinds of accounts: five wrong passwords lock an account for ten minutes; a login lasts a working day.
 */
export const loginOptions = {
  maxLoginAttempts: 5,
  lockTime: 10 * minute * 1000, // milliseconds, while the expiration is in seconds
  tokenExpiration: 8 * 60 * minute,
  cookies: { secure: env.SITE_URL.startsWith('https://'), sameSite: 'Lax' },
} satisfies IncomingAuthType

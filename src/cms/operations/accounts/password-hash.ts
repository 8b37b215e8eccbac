import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD_MAX_LENGTH } from '@/domain/accounts/password-rules'

// How Payload hashes a password (payload/dist/auth/strategies/local/generatePasswordSaltHash.js).
const current = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, length: 32 } as const
const legacy = { prefix: '', iterations: 25_000, length: 512 } as const
const derive = promisify(pbkdf2)

/** Takes as long as checking a password. */
export async function spendAsMuch(password: string): Promise<void> {
  const salt = randomBytes(32).toString('hex')
  await derive(password.slice(0, PASSWORD_MAX_LENGTH), salt, current.iterations, current.length, 'sha256')
}

/** Whether this is the password of the account with this hash and salt. */
export async function isPasswordOf({
  hash,
  salt,
  password,
}: {
  hash?: string | null
  salt?: string | null
  password: string
}): Promise<boolean> {
  if (!hash || !salt) return false
  const { prefix, iterations, length } = hash.startsWith(current.prefix) ? current : legacy
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const given = await derive(password, salt, iterations, length, 'sha256')
  return stored.length === given.length && timingSafeEqual(stored, given)
}

import crypto, { type BinaryLike } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { pbkdf2 } = crypto

type HashCallback = (error: Error | null, key: Buffer) => void

/** The work for passwords in this spec file. */
export type PasswordWork = {
  /** The computed hashes, each as rounds and bytes. */
  hashed: string[]
  /** How many failures took the time of a success. */
  evened: number
  /** What such a failure waits for before it is answered. */
  held: Promise<void>
}

export const passwordWork: PasswordWork = { hashed: [], evened: 0, held: Promise.resolve() }

// The cost of a stored password (src/cms/operations/accounts/password-hash.ts): a fifth of a second of a processor.
const KEPT = 600_000

function hashQuickly(
  password: BinaryLike,
  salt: BinaryLike,
  rounds: number,
  length: number,
  digest: string,
  done: HashCallback,
): void {
  passwordWork.hashed.push(`${rounds} x ${length}`)
  pbkdf2(password, salt, rounds === KEPT ? 1 : rounds, length, digest, done)
}

/** Makes this process hash passwords in one round; it does not recognise those of other processes. */
export function hashPasswordsQuickly(): () => void {
  Object.assign(crypto, { pbkdf2: hashQuickly })
  syncBuiltinESMExports()
  return () => {
    Object.assign(crypto, { pbkdf2 })
    syncBuiltinESMExports()
  }
}

/** Replaces src/cms/operations/accounts/answer-evenly.ts without its delay, which its own spec tests. */
export async function countEvened<Value>(work: () => Promise<Value | null>): Promise<Value | null> {
  const value = await work()
  if (value !== null) return value
  passwordWork.evened += 1
  await passwordWork.held
  return null
}

/** The work for passwords during some work. */
export async function passwordWorkOf(
  work: () => Promise<unknown>,
): Promise<Pick<PasswordWork, 'hashed' | 'evened'>> {
  const { hashed, evened } = { hashed: passwordWork.hashed.length, evened: passwordWork.evened }
  await work()
  return { hashed: passwordWork.hashed.slice(hashed), evened: passwordWork.evened - evened }
}

import { isRecord } from '@/domain/shared/is-record'
import type { Challenge } from 'altcha-lib/types'

function isChallenge(value: unknown): value is Challenge {
  if (!isRecord(value) || !isRecord(value.parameters)) return false
  const { algorithm, nonce, salt, cost } = value.parameters
  return [algorithm, nonce, salt].every((text) => typeof text === 'string') && typeof cost === 'number'
}

// The browser's own cryptography, in the background of the page.
const findDeriveKey = async (algorithm: string) =>
  (
    await (algorithm.startsWith('PBKDF2')
      ? import('altcha-lib/algorithms/web/pbkdf2')
      : import('altcha-lib/algorithms/web/sha'))
  ).deriveKey

/** Fetches a challenge and solves it, which takes a moment of computing; null where that failed. */
export async function solveProof(): Promise<string | null> {
  try {
    const response = await fetch('/api/forms/challenge', { headers: { accept: 'application/json' } })
    const challenge: unknown = await response.json()
    if (!response.ok || !isChallenge(challenge)) return null
    const { solveChallenge } = await import('altcha-lib')
    const deriveKey = await findDeriveKey(challenge.parameters.algorithm)
    const solution = await solveChallenge({ challenge, deriveKey })
    return solution && btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return null
  }
}

import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { solveProof } from './solve-proof'

const hmacSignatureSecret = 'secret'

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

afterEach(() => vi.unstubAllGlobals())

describe('solveProof', () => {
  it('solves a challenge so that the server accepts the solution', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 7,
      deriveKey,
      hmacSignatureSecret,
    })
    answer(challenge)
    const solved = JSON.parse(atob((await solveProof()) ?? ''))
    const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret })
    expect(verified).toBe(true)
  })

  it.each([
    [{}, 200],
    [null, 200],
    [{ parameters: { algorithm: 'PBKDF2/SHA-256' } }, 200],
    [{}, 500],
  ])('gives none for the response %j with status %i', async (body, status) => {
    answer(body, status)
    expect(await solveProof()).toBeNull()
  })

  it('gives none without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    expect(await solveProof()).toBeNull()
  })
})

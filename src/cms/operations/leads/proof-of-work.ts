import { sql } from '@payloadcms/db-postgres'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import type { Payload } from 'payload'
import { z } from 'zod'
import { databaseOf } from '@/cms/database/transactions'
import { deriveKey as deriveSecret, keepAsHash } from '@/cms/access/signed-token'
import { table } from '@/cms/database/tables'

const formProofs = table('form_proofs')

// A phone needs a second or two; a robot needs them again for every form.
const algorithm = 'PBKDF2/SHA-256'
const cost = 5000
const tries = { least: 100, most: 400 }
const lifetime = 20 * 60_000

const secretsOf = ({ secret }: Payload) => ({
  hmacSignatureSecret: deriveSecret({ secret, use: 'proof' }),
  hmacKeySignatureSecret: deriveSecret({ secret, use: 'proof-key' }),
})

/**
 * The challenge that a visitor's browser solves before it may send more forms. It is signed, so nothing is stored for it.
 */
export const createProofChallenge = ({ payload, now }: { payload: Payload; now: Date }): Promise<Challenge> =>
  createChallenge({
    algorithm,
    cost,
    counter: randomInt(tries.most, tries.least),
    deriveKey,
    expiresAt: new Date(now.getTime() + lifetime),
    ...secretsOf(payload),
  })

const hex = z.string().regex(/^[0-9a-f]{2,128}$/)
const count = z.number().int().min(0).max(4_294_967_295)

const schema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      nonce: hex,
      salt: hex,
      cost: z.literal(cost),
      keyLength: count,
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: count,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: count, derivedKey: hex }),
})

type SolvedChallenge = z.infer<typeof schema>

const LONGEST_SOLUTION = 4000

// Base64 of JSON; the first value of a repeated field.
function readSolved(posted: unknown): SolvedChallenge | null {
  const text: unknown = Array.isArray(posted) ? posted[0] : posted
  if (typeof text !== 'string' || text.length > LONGEST_SOLUTION) return null
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

/** Whether a form came with a solution, right or wrong. */
export const hasSolution = (posted: unknown): boolean =>
  [posted].flat().some((item) => item !== undefined && item !== null && item !== '')

/**
 * Uses up a solution: returns the hash for a refund, or null if the solution is wrong, older than 20 minutes or already
 * used. Of two forms with one solution, one succeeds.
 */
export async function spendSolution({
  payload,
  posted,
  now,
}: {
  payload: Payload
  posted: unknown
  now: Date
}): Promise<string | null> {
  const solved = readSolved(posted)
  if (!solved) return null
  const { challenge, solution } = solved
  const { expiresAt, nonce } = challenge.parameters
  if (expiresAt * 1000 <= now.getTime()) return null
  const { verified } = await verifySolution({
    challenge,
    solution: { ...solution, time: 0 },
    deriveKey,
    ...secretsOf(payload),
  })
  if (!verified) return null
  const solutionHash = keepAsHash({ secret: payload.secret, use: 'proof-spent', value: nonce })
  const { rows } = await databaseOf(payload).execute(sql`
    insert into ${formProofs} (${formProofs.$.solution_hash}, ${formProofs.$.expires_at}) values (${solutionHash}, ${new Date(expiresAt * 1000).toISOString()})
    on conflict (${formProofs.$.solution_hash}) do nothing returning ${formProofs.solution_hash}`)
  return rows.length > 0 ? solutionHash : null
}

/** Makes a solution valid again, because its form has failed. */
export async function returnSolution({
  payload,
  solutionHash,
}: {
  payload: Payload
  solutionHash: string
}): Promise<void> {
  await databaseOf(payload).execute(
    sql`delete from ${formProofs} where ${formProofs.solution_hash} = ${solutionHash}`,
  )
}

import type { Payload } from 'payload'
import { decide } from '@/domain/leads/form-guard'
import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import type { Result } from '@/domain/shared/result'
import { env } from '@/env'
import { claimAll, claimAllowance, countOf, returnAllowance, type Allowance } from './form-allowance'
import { hasSolution, returnSolution, spendSolution } from './proof-of-work'

export type Applicant = {
  payload: Payload
  /** The visitor's address, for counting. */
  address: string
  /** The value of the form's field `altcha`. */
  proof: unknown
  /** Faster than a person: accepted only with a proof of work. */
  isSuspect: boolean
  /** The sender and the recipient of a form that writes to somebody who has not asked for it. */
  friend?: { sender: string; address: string } | null
  now: Date
}

/** Too many, with the seconds to wait; or a proof of work is required, or invalid. */
export type AdmissionFailure =
  | { reason: 'too-many'; retryAfter: number }
  | { reason: 'proof'; code: Extract<LeadErrorCode, 'required' | 'invalid'> }

/** Refunds what the admission counted, because the form could not be stored. */
export type UndoAdmission = () => Promise<void>

const perHour = { use: 'visitor', hours: 1 } as const

const free = (address: string): Allowance => ({
  ...perHour,
  value: address,
  most: Math.min(env.FORM_FREE_PER_HOUR, env.FORM_LIMIT_PER_HOUR),
})

const limited = (address: string): Allowance => ({
  ...perHour,
  value: address,
  most: env.FORM_LIMIT_PER_HOUR,
})

// The mail goes to somebody who has not asked for it, so the site must not serve for many.
const friendAllowances = ({ friend, address }: Applicant): Allowance[] =>
  friend
    ? [
        { use: 'visitor-to-friend', value: address, most: 5, hours: 1 },
        { use: 'sender-to-friend', value: friend.sender, most: 5, hours: 24 },
        { use: 'friend', value: friend.address, most: 3, hours: 24 },
      ]
    : []

/** The seconds that a visitor has to wait before a form of theirs is read; null if they need not. */
export async function findVisitorWait({
  payload,
  address,
  now,
}: Pick<Applicant, 'payload' | 'address' | 'now'>): Promise<number | null> {
  const { count, retryAfter } = await countOf({ payload, allowance: limited(address), now })
  return count >= env.FORM_LIMIT_PER_HOUR ? retryAfter : null
}

type Admission = Result<{ allowance: Allowance; solutionHash: string | null }, AdmissionFailure>

/** After the free forms of the hour, or for a robot's speed: a proof of work is needed, up to the limit. */
async function admitWithProof({ payload, address, proof, now }: Applicant): Promise<Admission> {
  const allowance = limited(address)
  const { count, retryAfter } = await countOf({ payload, allowance, now })
  const hasProof = hasSolution(proof)
  const admission = decide({ count, free: 0, limit: allowance.most, hasProof })
  if (admission === 'refuse') return { ok: false, failure: { reason: 'too-many', retryAfter } }
  if (admission === 'ask-proof') return { ok: false, failure: { reason: 'proof', code: 'required' } }
  const solutionHash = await spendSolution({ payload, posted: proof, now })
  if (solutionHash === null) return { ok: false, failure: { reason: 'proof', code: 'invalid' } }
  if (await claimAllowance({ payload, allowance, now }))
    return { ok: true, value: { allowance, solutionHash } }
  await returnSolution({ payload, solutionHash })
  return { ok: false, failure: { reason: 'too-many', retryAfter } }
}

async function admitVisitor(applicant: Applicant): Promise<Admission> {
  const { payload, address, isSuspect, now } = applicant
  const allowance = free(address)
  const isFree = !isSuspect && (await claimAllowance({ payload, allowance, now }))
  return isFree ? { ok: true, value: { allowance, solutionHash: null } } : admitWithProof(applicant)
}

/**
 * Whether a valid form may be sent now: the first ones of an address in an hour freely, later ones with a proof of work,
 * and none beyond the limit. It counts at once in PostgreSQL, so that parallel requests cannot exceed the limit; the
 * returned function refunds the count.
 */
export async function admitSubmission(
  applicant: Applicant,
): Promise<Result<UndoAdmission, AdmissionFailure>> {
  const { payload, now } = applicant
  const admission = await admitVisitor(applicant)
  if (!admission.ok) return admission
  const { allowance, solutionHash } = admission.value
  const toFriends = friendAllowances(applicant)
  const readmitVisitor = async () => {
    await returnAllowance({ payload, allowance, now })
    if (solutionHash) await returnSolution({ payload, solutionHash })
  }
  const retryAfter = await claimAll({ payload, allowances: toFriends, now })
  if (retryAfter !== null) {
    await readmitVisitor()
    return { ok: false, failure: { reason: 'too-many', retryAfter } }
  }
  const readmit = async () => {
    for (const each of toFriends) await returnAllowance({ payload, allowance: each, now })
    await readmitVisitor()
  }
  return { ok: true, value: readmit }
}

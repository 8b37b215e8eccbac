import type { Payload, PayloadRequest } from 'payload'
import { claimAll, returnAllowance, type Allowance } from '@/cms/operations/leads/form-allowance'
import type { User } from '@/cms/payload-types'
import { stepOfCode } from '@/domain/accounts/app-codes'
import { isUnusedStep, readTypedCode, type TypedCode } from '@/domain/accounts/second-factor'
import type { Result } from '@/domain/shared/result'
import { textOf } from '@/domain/shared/text'
import { takeFactor, useRecoveryCode, useStep } from './stored-factor'

/**
 * Why a code is refused: it is missing; wrong or used; too many were tried; or the secret cannot be read, because the site has
 * another PAYLOAD_SECRET than when it was stored.
 */
export type CodeFailure = 'required' | 'wrong' | 'too-many' | 'unreadable'

export type CodeAttempt = {
  user: Pick<User, 'id' | 'invitationVersion'>
  code: unknown
  /** The visitor's network address; null if visitors share one, or somebody logged in tries it. */
  visitor: string | null
  now: Date
}

/**
 * Ten codes of a visitor in ten minutes, as of passwords; and twenty of anybody a day, as many addresses may guess together: only
 * whoever has the password gets here, and another password begins the count again.
 */
const allowancesOf = ({
  user: { id, invitationVersion },
  visitor,
}: Omit<CodeAttempt, 'code' | 'now'>): Allowance[] => [
  ...(visitor === null
    ? []
    : [{ use: 'staff-code', value: `${visitor} ${id}`, most: 10, hours: 1 / 6 } as const]),
  { use: 'staff-codes', value: `${id} ${invitationVersion ?? 0}`, most: 20, hours: 24 },
]

type CountedAttempt = Omit<CodeAttempt, 'code'> & { payload: Payload }

/**
 * Counts an attempt, and does the work. Every attempt is counted before it is looked at, so that many at once are no way around the
 * limit, and outside of any transaction, so that those who wait for the account need no second connection.
 */
export async function withCountedAttempt<Value, Failure extends string>(
  { payload, ...attempt }: CountedAttempt,
  work: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | 'too-many'>> {
  const allowances = allowancesOf(attempt)
  const { now } = attempt
  if ((await claimAll({ payload, allowances, now })) !== null) return { ok: false, failure: 'too-many' }
  const result = await work()
  if (result.ok || result.failure !== 'wrong')
    for (const allowance of allowances) await returnAllowance({ payload, allowance, now })
  return result
}

/** Counts an attempt with a code, and does the work with what was typed; what is no code at all does not count. */
export async function withCountedCode<Value, Failure extends string>(
  attempt: CountedAttempt & Pick<CodeAttempt, 'code'>,
  work: (typed: TypedCode) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | CodeFailure>> {
  const typed = readTypedCode(attempt.code)
  if (typed !== null) return withCountedAttempt(attempt, () => work(typed))
  const isMissing = textOf(attempt.code).trim() === ''
  return { ok: false, failure: isMissing ? 'required' : 'wrong' }
}

/** Uses a code of the account's app or one of its recovery codes, in the transaction of the request; null if it is right. */
export async function useCode(
  req: PayloadRequest,
  { id, typed, now }: { id: number; typed: TypedCode; now: Date },
): Promise<'wrong' | 'unreadable' | null> {
  const factor = await takeFactor(req, id)
  if (factor?.secret === null) {
    req.payload.logger.error(
      `The second factor of users/${id} was stored with another PAYLOAD_SECRET. Take it away: npm run create-staff -- --email E --reset-second-factor`,
    )
    return 'unreadable'
  }
  if (typed.kind === 'recovery')
    return (await useRecoveryCode(req, { user: id, digits: typed.digits })) ? null : 'wrong'
  if (!factor) return 'wrong'
  const { secret, lastStep } = factor
  const step = stepOfCode({ secret, digits: typed.digits, now })
  if (step === null || !isUnusedStep({ step, lastStep })) return 'wrong'
  await useStep(req, { user: id, step })
  return null
}

import { textOf } from '@/domain/shared/text'

/** A time step of an app's codes, in seconds (RFC 6238). */
export const CODE_PERIOD = 30

/** So many steps a clock may be ahead or behind. */
export const CODE_DRIFT = 1

/** How many recovery codes an account gets at once. */
export const RECOVERY_CODES = 10

/** How many recovery codes there can be: twelve digits. */
export const RECOVERY_RANGE = 10 ** 12

const minute = 60_000

/** The time between the password and the code, in milliseconds. */
export const CODE_AWAITED = 5 * minute

/** The time to install an app and to switch the second factor on, in milliseconds. */
export const SET_UP_AWAITED = 20 * minute

/** What a login asks for after the right password: nothing more, a code, or to switch on the second factor that the role needs. */
export type LoginStep = 'session' | 'code' | 'set-up'

export function nextLoginStep({
  hasFactor,
  isRequired,
}: {
  hasFactor: boolean
  isRequired: boolean
}): LoginStep {
  if (hasFactor) return 'code'
  return isRequired ? 'set-up' : 'session'
}

/** The time step of a moment. */
export const timeStepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / CODE_PERIOD)

/** Whether a code of this step may still be used: each step once, and none before the last that was used. */
export const isUnusedStep = ({ step, lastStep }: { step: number; lastStep: number | null }): boolean =>
  lastStep === null || step > lastStep

/** A code as somebody types it: the six digits of an app, or the twelve of a recovery code. */
export type TypedCode = { kind: 'app' | 'recovery'; digits: string }

/** Reads a typed code, with whatever stands between its digits; null for anything else. */
export function readTypedCode(text: unknown): TypedCode | null {
  const digits = textOf(text).replace(/[\s.-]/gu, '')
  if (/^\d{6}$/.test(digits)) return { kind: 'app', digits }
  return /^\d{12}$/.test(digits) ? { kind: 'recovery', digits } : null
}

/** The twelve digits of a recovery code, of a number below `RECOVERY_RANGE`. */
export const recoveryDigits = (value: number): string => String(value).padStart(12, '0')

/** Digits or letters in groups of four, as they are read and typed most easily. */
export const inGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

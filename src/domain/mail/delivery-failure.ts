import { isRecord } from '@/domain/shared/is-record'
export type DeliveryFailure = {
  /** The error codes of the mail server and of the system, without addresses or names. */
  detail: string
  /** Whether another attempt is useless: the server knows that the recipient does not exist. */
  isFinal: boolean
}

const factsOf = (error: unknown): Record<string, unknown> => (isRecord(error) ? { ...error } : {})

// The reply may repeat the recipient's address, so only its codes are kept.
function statusIn(response: unknown): string | undefined {
  return typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined
}

const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[A-Z0-9_. -]{1,40}$/.test(value))

/**
 * The part of a transport error that is kept. Only "no such recipient" (5.1.x, RFC 3463) is final: many other refusals come
 * from a misconfigured server and stop once it is corrected.
 */
export function describeFailure(error: unknown): DeliveryFailure {
  const { code, originalCode, command, responseCode, response } = factsOf(error)
  const status = statusIn(response)
  const detail = [code, originalCode, command, responseCode, status].filter(isCode).join(' ')
  return {
    detail: detail || (error instanceof Error ? error.name : 'Error'),
    isFinal: command === 'RCPT TO' && status?.startsWith('5.1.') === true,
  }
}

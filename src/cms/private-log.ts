import { defaultLoggerOptions } from 'payload'
import { describeError } from '@/domain/shared/describe-error'

/** Payload's own log, to the same place in the same form, without what somebody typed. */
export const privateLog = {
  destination: defaultLoggerOptions,
  options: { serializers: { err: describeError } },
}

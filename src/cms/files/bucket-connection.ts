import type * as S3 from '@aws-sdk/client-s3'
import { isRecord } from '@/domain/shared/is-record'
import type { Bucket } from './bucket'

export type BucketConnection = { s3: typeof S3; client: S3.S3Client }

/** Asks the server of a bucket. */
export type WithBucket = <Value>(request: (connected: BucketConnection) => Promise<Value>) => Promise<Value>

/** The bucket did not answer, or refused: its files may be there later. Its code is for the outbox and the log. */
class BucketError extends Error {
  override readonly name = 'BucketError'
  readonly code = 'EBUCKET'
}

/** Whether an error of the server has one of these names. */
export const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name)

/**
 * For `catch`: null where the bucket has no such key.
 * @throws any other error.
 */
export function nullIfNoKey(error: unknown): null {
  if (isNamed(error, 'NoSuchKey', 'NotFound')) return null
  throw error
}

function statusOf(error: unknown): number | undefined {
  const metadata = isRecord(error) ? error.$metadata : null
  const status = isRecord(metadata) ? metadata.httpStatusCode : null
  return typeof status === 'number' ? status : undefined
}

const reasons: Readonly<Record<number, string>> = {
  301: 'it is in another region',
  400: 'its server does not understand the request: look at S3_REGION and S3_FORCE_PATH_STYLE',
  403: 'its server refuses the key',
  404: 'there is none of this name',
}

/** Why a bucket cannot be used, for the person who set it up. */
function reasonOf(error: unknown): string {
  const status = statusOf(error)
  if (status !== undefined && status !== 200) return reasons[status] ?? `its server answers ${status}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return `its server does not answer${code ? ` (${code})` : ''}`
}

/** Loaded with the first use: a site without a bucket never loads the SDK. */
async function connect({ client }: Bucket): Promise<BucketConnection> {
  const s3 = await import('@aws-sdk/client-s3')
  return { s3, client: new s3.S3Client(client) }
}

/** One client for all requests. A refusal and a missing response of the server become one kind of error. */
export function askBucket(bucket: Bucket): WithBucket {
  let connecting: Promise<BucketConnection> | null = null
  return async (request) => {
    try {
      return await request(await (connecting ??= connect(bucket)))
    } catch (cause) {
      throw new BucketError(`The bucket ${bucket.name} cannot be used: ${reasonOf(cause)}.`, { cause })
    }
  }
}

import type { S3ClientConfig } from '@aws-sdk/client-s3'
import path from 'node:path'
import type { Env } from '@/env'
import type { FilePlace } from './stored-file'

/** The bucket of the site, and how to reach it. */
export type Bucket = {
  name: string
  /** What the keys of this site begin with: nothing, or a path that ends in a slash. */
  prefix: string
  /** Whether browsers fetch private files from the bucket, by a signed address. */
  isSigned: boolean
  client: S3ClientConfig
}

/** The bucket that the environment names, for files or for backups; null where they are in folders. */
export function bucketOf(env: Env, name = env.S3_BUCKET): Bucket | null {
  const { S3_PREFIX: prefix, S3_ENDPOINT: endpoint, S3_REGION: region } = env
  if (!name) return null
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  const client: S3ClientConfig = {
    region,
    endpoint,
    forcePathStyle: env.S3_FORCE_PATH_STYLE ? env.S3_FORCE_PATH_STYLE === '1' : endpoint !== undefined,
    // Without keys the SDK looks for the role of the machine.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Most servers other than Amazon's do not know the checksums that the SDK adds since 2025.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  }
  return { name, prefix: prefix ? `${prefix}/` : '', isSigned: env.S3_SIGNED_LINKS === '1', client }
}

/** The key of a file, which the plugin for uploads builds in the same way. */
export const keyOf = ({ prefix }: Bucket, { folder, name }: FilePlace): string =>
  `${prefix}${folder}/${path.basename(name)}`

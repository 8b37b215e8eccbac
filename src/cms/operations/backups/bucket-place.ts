import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Bucket } from '@/cms/files/bucket'
import { askBucket, nullIfNoKey, type WithBucket } from '@/cms/files/bucket-connection'
import type { BackupPlace } from './backup-place'

type Context = { ask: WithBucket; bucket: Bucket }

const at = ({ bucket }: Context, name: string) => ({ Bucket: bucket.name, Key: bucket.prefix + name })

async function* listKeys(context: Context, prefix: string): AsyncIterable<string> {
  const { bucket, ask } = context
  const start = bucket.prefix + prefix
  const delimiter = prefix === '' ? { Delimiter: '/' } : {}
  for (let next: string | undefined, isLast = false; !isLast;) {
    const command = { Bucket: bucket.name, Prefix: start, ContinuationToken: next, ...delimiter }
    const part = await ask(({ s3, client }) => client.send(new s3.ListObjectsV2Command(command)))
    for (const { Key } of part.Contents ?? []) if (Key) yield Key.slice(bucket.prefix.length)
    for (const { Prefix } of part.CommonPrefixes ?? [])
      if (Prefix) yield Prefix.slice(bucket.prefix.length).replace(/\/$/, '')
    next = part.NextContinuationToken
    isLast = next === undefined
  }
}

/** Backups in a bucket. Files are made in a folder of this machine first, as a bucket must be told their size. */
export function bucketPlace({ bucket, workFolder }: { bucket: Bucket; workFolder: string }): BackupPlace {
  const context = { ask: askBucket(bucket), bucket }
  const { ask } = context
  return {
    title: `s3://${path.posix.join(bucket.name, bucket.prefix)}`,
    workFolder,
    list: (prefix) => listKeys(context, prefix),
    sizeOf: (name) =>
      ask(async ({ s3, client }) => {
        const found = await client.send(new s3.HeadObjectCommand(at(context, name))).catch(nullIfNoKey)
        return found?.ContentLength ?? null
      }),
    store: async ({ name, from }) => {
      const { size: ContentLength } = await stat(from)
      await ask(({ s3, client }) =>
        client.send(
          new s3.PutObjectCommand({ ...at(context, name), Body: createReadStream(from), ContentLength }),
        ),
      )
      await rm(from)
    },
    open: (name) =>
      ask(async ({ s3, client }) => {
        const found = await client.send(new s3.GetObjectCommand(at(context, name))).catch(nullIfNoKey)
        return found?.Body ? Readable.from(found.Body.transformToWebStream()) : null
      }),
    remove: async (name) => {
      await ask(({ s3, client }) =>
        client.send(new s3.DeleteObjectCommand(at(context, name))).catch(nullIfNoKey),
      )
    },
  }
}

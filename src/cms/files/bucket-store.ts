import { contentDisposition } from './content-disposition'
import { keyOf, type Bucket } from './bucket'
import { askBucket, isNamed, nullIfNoKey, type WithBucket } from './bucket-connection'
import { pictureTypeOf } from './picture-type'
import type { FilePlace, FileStore } from './stored-file'

type Context = { ask: WithBucket; bucket: Bucket }

const SIGNED_SECONDS = 60

// Monitors wait for two seconds.
const LONGEST_CHECK = 1200

const at = ({ bucket }: Context, place: FilePlace) => ({ Bucket: bucket.name, Key: keyOf(bucket, place) })

const read = (context: Context, place: FilePlace): Promise<Buffer | null> =>
  context.ask(async ({ s3, client }) => {
    const found = await client.send(new s3.GetObjectCommand(at(context, place))).catch(nullIfNoKey)
    return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null
  })

const readStart = (
  context: Context,
  { bytes, ...place }: FilePlace & { bytes: number },
): Promise<Buffer | null> =>
  context.ask(async ({ s3, client }) => {
    const command = { ...at(context, place), Range: `bytes=0-${bytes - 1}` }
    // An empty file has no first byte.
    const found = await client.send(new s3.GetObjectCommand(command)).catch((error: unknown) => {
      if (isNamed(error, 'InvalidRange')) return 'empty' as const
      return nullIfNoKey(error)
    })
    if (found === 'empty') return Buffer.alloc(0)
    return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null
  })

const open = (context: Context, place: FilePlace): ReturnType<FileStore['open']> =>
  context.ask(async ({ s3, client }) => {
    const found = await client.send(new s3.GetObjectCommand(at(context, place))).catch(nullIfNoKey)
    if (!found?.Body) return null
    return { size: found.ContentLength ?? 0, content: found.Body.transformToWebStream() }
  })

const exists = (context: Context, place: FilePlace): Promise<boolean> =>
  context.ask(async ({ s3, client }) => {
    const found = await client.send(new s3.HeadObjectCommand(at(context, place))).catch(nullIfNoKey)
    return found !== null
  })

/** An address for one file and one minute. It says "download", as the bucket cannot say nosniff. */
async function sign(
  context: Context,
  { title, ...place }: FilePlace & { title: string },
): Promise<string | null> {
  if (!context.bucket.isSigned || !(await exists(context, place))) return null
  return context.ask(async ({ s3, client }) => {
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
    const command = new s3.GetObjectCommand({
      ...at(context, place),
      ResponseContentDisposition: contentDisposition(title),
      ResponseContentType: 'application/octet-stream',
      ResponseCacheControl: 'private, no-store',
    })
    return getSignedUrl(client, command, { expiresIn: SIGNED_SECONDS })
  })
}

type WrittenFile = FilePlace & { bytes: Uint8Array }

/** Complete or not at all, as the server keeps nothing of an interrupted request; it also replaces in one step. */
async function write(context: Context, { bytes, ...place }: WrittenFile): Promise<void> {
  const ContentType = pictureTypeOf(place.name) ?? 'application/octet-stream'
  await context.ask(({ s3, client }) =>
    client.send(new s3.PutObjectCommand({ ...at(context, place), Body: bytes, ContentType })),
  )
}

async function replace(context: Context, file: WrittenFile): Promise<'done' | 'gone'> {
  if (!(await exists(context, file))) return 'gone'
  await write(context, file)
  return 'done'
}

async function remove(context: Context, place: FilePlace): Promise<void> {
  await context.ask(({ s3, client }) =>
    client.send(new s3.DeleteObjectCommand(at(context, place))).catch(nullIfNoKey),
  )
}

async function* list(context: Context, folder: FilePlace['folder']): ReturnType<FileStore['list']> {
  const prefix = keyOf(context.bucket, { folder, name: '' })
  for (let next: string | undefined, isLast = false; !isLast;) {
    const command = { Bucket: context.bucket.name, Prefix: prefix, ContinuationToken: next }
    const part = await context.ask(({ s3, client }) => client.send(new s3.ListObjectsV2Command(command)))
    for (const { Key: key, LastModified: changedAt, Size: size = 0 } of part.Contents ?? [])
      if (key && changedAt) yield { name: key.slice(prefix.length), changedAt, size }
    next = part.NextContinuationToken
    isLast = next === undefined
  }
}

async function findFault({ ask, bucket }: Context): Promise<string | null> {
  const abortSignal = AbortSignal.timeout(LONGEST_CHECK)
  try {
    await ask(({ s3, client }) =>
      client.send(new s3.HeadBucketCommand({ Bucket: bucket.name }), { abortSignal }),
    )
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The files in a bucket that all instances of the site share. */
export function bucketStore(bucket: Bucket): FileStore {
  const context = { ask: askBucket(bucket), bucket }
  return {
    read: (place) => read(context, place),
    readStart: (place, bytes) => readStart(context, { ...place, bytes }),
    open: (place) => open(context, place),
    sign: ({ folder, name }, title) => sign(context, { folder, name, title }),
    write: (file) => write(context, file),
    writeIfRoom: async (file) => {
      await write(context, file)
      return true
    },
    replace: (file) => replace(context, file),
    remove: (place) => remove(context, place),
    list: (folder) => list(context, folder),
    hasRoom: () => Promise.resolve(true),
    findFault: () => findFault(context),
  }
}

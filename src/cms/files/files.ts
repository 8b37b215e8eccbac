import { env } from '@/env'
import { bucketOf } from './bucket'
import { bucketStore } from './bucket-store'
import { folderStore } from './folder-store'
import type { FileStore } from './stored-file'

/** The bucket of the site; null where its files are in folders. */
export const bucket = bucketOf(env)

/** The files of the site, in its bucket if it has one. */
export const files: FileStore = bucket ? bucketStore(bucket) : folderStore

import path from 'node:path'
import { bucketOf } from '@/cms/files/bucket'
import { env } from '@/env'
import type { BackupPlace } from './backup-place'
import { bucketPlace } from './bucket-place'
import { folderPlace } from './folder-place'

/** Where the environment wants the backups: in a bucket, in a folder, or in the data folder. */
export function placeOfBackups(): BackupPlace {
  const inDataFolder = path.resolve(env.DATA_DIR, 'backups')
  const bucket = env.BACKUP_S3_BUCKET ? bucketOf(env, env.BACKUP_S3_BUCKET) : null
  if (bucket) return bucketPlace({ bucket, workFolder: path.join(inDataFolder, '.work') })
  return folderPlace(env.BACKUP_DIR ? path.resolve(env.BACKUP_DIR) : inDataFolder)
}

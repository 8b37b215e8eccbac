import path from 'node:path'
import { env } from '@/env'
import { mediaFolder } from './media-folder'
import type { FileFolder } from './stored-file'

/** The folders on this machine's disk; the site serves none of them directly. */
export const folders: Record<FileFolder, string> = {
  media: mediaFolder,
  documents: path.resolve(env.DATA_DIR, 'documents'),
  'owner-files': path.resolve(env.DATA_DIR, 'owner-files'),
  'applicant-files': path.resolve(env.DATA_DIR, 'applicant-files'),
}

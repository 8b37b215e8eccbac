import path from 'node:path'
import { env } from '@/env'

/** The folder of attachments to owners, which the site does not serve. */
export const ownerFolder = path.resolve(env.DATA_DIR, 'owner-files')

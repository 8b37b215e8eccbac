import path from 'node:path'
import { env } from '@/env'

/** Where what is sent to owners lies: no folder of the site. */
export const ownerFolder = path.resolve(env.DATA_DIR, 'owner-files')

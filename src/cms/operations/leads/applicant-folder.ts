import path from 'node:path'
import { env } from '@/env'

/** Where the files of applicants lie: no folder of the site, and no name a stranger could guess. */
export const applicantFolder = path.resolve(env.DATA_DIR, 'applicant-files')

import path from 'node:path'
import { env } from '@/env'

/** The folder of applicants' files: not served by the site, with names that nobody can guess. */
export const applicantFolder = path.resolve(env.DATA_DIR, 'applicant-files')

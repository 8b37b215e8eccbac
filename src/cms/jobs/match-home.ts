import { z } from 'zod'
import { matchHome } from '@/cms/operations/alerts/match-home'
import type { Job } from './job'

const schema = z.object({ id: z.number().int() })

/** Finds whom what has become of a home is for. */
export const matchHomeJob: Job = ({ data, payload, now }) =>
  matchHome({ payload, now, ...schema.parse(data) })

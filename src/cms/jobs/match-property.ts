import { z } from 'zod'
import { matchProperty } from '@/cms/operations/alerts/match-property'
import type { Job } from './job'

const schema = z.object({ id: z.number().int() })

/** Finds the alerts that match an event of a property. */
export const matchPropertyJob: Job = ({ data, payload, now }) =>
  matchProperty({ payload, now, ...schema.parse(data) })

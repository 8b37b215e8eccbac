import type { Payload } from 'payload'
import type { SendMail } from '@/cms/mail/mail-transport'

/** What a job has to work with. */
export type JobContext = {
  payload: Payload
  send: SendMail
  /** What `queueJob` was given, as it came back from the database. */
  data: unknown
  /** 1 for the first. */
  attempt: number
  now: Date
  /** Aborted when the worker has to stop: what then fails is tried again by the next one. */
  signal?: AbortSignal
}

/** A piece of work that may be done twice: a worker that is killed leaves its job to another. Throwing means: again. */
export type Job = (context: JobContext) => Promise<void>

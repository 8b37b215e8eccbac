import type { Payload } from 'payload'
import type { SendMail } from '@/cms/operations/mails/mail-transport'

/** What a job has to work with. */
export type JobContext = {
  payload: Payload
  send: SendMail
  /** The data given to `queueJob`, as read from the database. */
  data: unknown
  /** 1 for the first. */
  attempt: number
  now: Date
  /** Aborted when the worker stops; the next worker repeats a job that then fails. */
  signal?: AbortSignal
}

/** Work that may run twice, because a killed worker leaves its job to another. Throwing means: try again. */
export type Job = (context: JobContext) => Promise<void>

import { isRecord } from '@/domain/shared/is-record'

const dayLength = 86_400_000

/** How many days the bin keeps a document where the site settings do not say. */
export const defaultBinDays = 30

/** What the settings may say, in days. */
export const binDays = { least: 1, most: 365 } as const

/** Whether the values of a document say that it is in the bin. */
export const isInBin = (values: unknown): boolean =>
  isRecord(values) && values.deletedAt !== null && values.deletedAt !== undefined

/** The moment since which the bin keeps documents: what was put into it before is deleted for good. */
export const binKeptSince = (now: Date, days: number): Date => new Date(now.getTime() - days * dayLength)

/** The sizes of a page of the list of gaps. */
export const pageSizes = [25, 50, 100] as const

export type PageSize = (typeof pageSizes)[number]

/** What a page has where nobody asks for more. */
export const defaultPageSize: PageSize = 25

/** The size that somebody asks for, or the smallest. */
export const pageSizeOf = (asked: unknown): PageSize =>
  pageSizes.find((size) => String(size) === String(asked)) ?? defaultPageSize

const lastPage = 10_000

/** The page that somebody asks for, or the first, which is 1. */
export function pageOf(asked: unknown): number {
  const page = Number(asked)
  return Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1
}

/** One page of a list: its number of how many, its first record (0-based), and the numbers to show with gaps between. */
export type PageWindow = {
  page: number
  pages: number
  total: number
  offset: number
  previous: number | null
  next: number | null
  numbers: (number | 'gap')[]
}

const MAX_PAGE = 100_000

/**
 * The requested page, limited to 1 to the last one (specification section 9: 'Page x of y [z objects]'); an empty list has
 * one page.
 */
export function pageWindow({
  total,
  pageSize,
  page,
}: {
  total: number
  pageSize: number
  page: number
}): PageWindow {
  const count = wholeAtLeast({ value: total, least: 0 })
  const size = wholeAtLeast({ value: pageSize, least: 1 })
  const pages = Math.max(1, Math.ceil(count / size))
  const current = Math.min(pages, wholeAtLeast({ value: page, least: 1 }))
  return {
    page: current,
    pages,
    total: count,
    offset: (current - 1) * size,
    previous: current > 1 ? current - 1 : null,
    next: current < pages ? current + 1 : null,
    numbers: pageNumbers({ page: current, pages }),
  }
}

/** The page in an address: a whole number from 1 to 100000 written plainly, else 1. */
export function parsePage(value: string | undefined): number {
  const page = /^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : 1
  return page <= MAX_PAGE ? page : 1
}

/** The first, the last, the page and its neighbours; a gap stands for two numbers or more. */
function pageNumbers({ page, pages }: { page: number; pages: number }): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages)
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}

function wholeAtLeast({ value, least }: { value: number; least: number }): number {
  return Number.isFinite(value) ? Math.max(least, Math.floor(value)) : least
}

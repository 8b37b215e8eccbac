import { setTimeout as pause } from 'node:timers/promises'
import { showsPrice } from '../cache/save-price'
import type { ControlledInstance } from './control-instances'

/** The address of a page at one instance, past the balancer. */
export const pageAt = ({ url }: Pick<ControlledInstance, 'url'>, page: string): string => {
  const { pathname, search } = new URL(page)
  return `${url}${pathname}${search}`
}

type WatchOptions = {
  page: string
  price: number
  /** In milliseconds. */
  most: number
  /** From when on time counts, by `performance.now()`; now if not given. */
  since?: number
}

export type ShownPrice = {
  /** After how many milliseconds the first answer with the price had arrived. */
  took: number
  /** When the last answer without it had arrived; 0 if there was none. */
  oldUntil: number
}

/** Asks for a page one request after another until it shows a price; null if it does not in this time. */
export async function untilShown(options: WatchOptions): Promise<ShownPrice | null> {
  const { page, price, most, since = performance.now() } = options
  let oldUntil = 0
  while (performance.now() - since < most) {
    // An instance that was killed answers nothing.
    const isShown = await showsPrice(page, price).catch(() => null)
    const took = performance.now() - since
    if (isShown) return { took, oldUntil }
    if (isShown === false) oldUntil = took
    await pause(2)
  }
  return null
}

/** The middle and the end of some times, in whole milliseconds. */
export function summarize(times: readonly number[]): { median: number; longest: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const round = (value = 0) => Math.round(value)
  return { median: round(sorted[Math.floor(sorted.length / 2)]), longest: round(sorted.at(-1)) }
}

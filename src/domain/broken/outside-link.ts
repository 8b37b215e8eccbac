/** What is known of a link to another site. */
export type OutsideLink = {
  /** On how many days in a row it failed. */
  failures: number
  /** The last day of these, as 2026-11-26. */
  failedOn: string | null
}

const failuresUntilBroken = 3

/** Another site may be away for a day: a link is broken after failures on three days. */
export const isBrokenOutside = ({ failures }: OutsideLink): boolean => failures >= failuresUntilBroken

/** The link after it was asked; several failures of a day count once. */
export function afterAsking(
  link: OutsideLink,
  { isThere, today }: { isThere: boolean; today: string },
): OutsideLink {
  if (isThere) return { failures: 0, failedOn: null }
  if (link.failedOn === today) return link
  return { failures: link.failures + 1, failedOn: today }
}

// A site that refuses programs, or asks for a login, shows the page to people.
const refusals = new Set([401, 403, 407, 429, 451, 999])

/** Whether an answer shows that the page is there: any that is no error, and those that only refuse programs. */
export const isThereBy = (status: number): boolean => (status >= 200 && status < 400) || refusals.has(status)

/** Whether a site that answers HEAD like this has to be asked with GET: many know only that. */
export const asksForGet = (status: number): boolean => status >= 400

/** Whether a link leads to another page than this one; its own sections, and what is no page, do not. */
export function leadsAway(to: string, here: string): boolean {
  if (!URL.canParse(to)) return false
  const [target, own] = [new URL(to), new URL(here)]
  if (target.origin !== own.origin) return false
  return target.pathname !== own.pathname || target.search !== own.search
}

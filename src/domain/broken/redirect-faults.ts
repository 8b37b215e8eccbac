import { canonicalKey } from '@/domain/routing/routes'

/** A stored redirect; both ends are paths of this site with a language, or `to` is another site. */
export type StoredRedirect = { id: number; from: string; to: string }

/** A redirect that leads to another one, or around to itself. */
export type RedirectFault = { id: number; kind: 'chain' | 'loop'; target: string }

const keyOf = (path: string): string => canonicalKey(path.replace(/[?#].*$/s, ''))

/** The redirects that lead to another redirect, or in a circle. */
export function redirectFaults(redirects: readonly StoredRedirect[]): RedirectFault[] {
  const next = new Map(redirects.map(({ from, to }) => [keyOf(from), to]))
  const isCircle = (from: string): boolean => {
    const seen = new Set<string>()
    for (let at: string | undefined = from; at !== undefined; at = next.get(keyOf(at))) {
      const key = keyOf(at)
      if (seen.has(key)) return key === keyOf(from)
      seen.add(key)
    }
    return false
  }
  return redirects.flatMap(({ id, from, to }): RedirectFault[] => {
    if (!to.startsWith('/') || !next.has(keyOf(to))) return []
    return [{ id, kind: isCircle(from) ? 'loop' : 'chain', target: `${from} → ${to}` }]
  })
}

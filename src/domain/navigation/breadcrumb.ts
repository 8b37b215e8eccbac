export type BreadcrumbEntry = { name: string; href: string | null }

type NamedOrNot = { name: string | null | undefined; href: string | null }

/** The path to a page: home first, entries without a name left out, the last one (the page itself) without href. */
export function buildBreadcrumb({
  home,
  trail,
}: {
  home: NamedOrNot
  trail: readonly NamedOrNot[]
}): BreadcrumbEntry[] {
  const named = [home, ...trail].flatMap(({ name, href }) =>
    name?.trim() ? [{ name: name.trim(), href }] : [],
  )
  return named.map((entry, index) => (index === named.length - 1 ? { ...entry, href: null } : entry))
}

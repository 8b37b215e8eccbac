import path from 'node:path'

/** The files of a text each, and for each of them those that it imports. */
export type ImportGraph = ReadonlyMap<string, string[]>

type Texts = ReadonlyMap<string, string>

/** The file that an import names; null for a package or a file that is not there. */
function resolveImport(texts: Texts, { from, name }: { from: string; name: string }): string | null {
  const target = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), name)
      : null
  if (target === null) return null
  return ['', '.ts', '.tsx', '.mjs'].map((end) => target + end).find((file) => texts.has(file)) ?? null
}

/** What files import of each other, types and scripts that are loaded later too. */
export const graphOf = (texts: Texts): ImportGraph =>
  new Map(
    [...texts].map(([from, text]) => [
      from,
      [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g)].flatMap(
        ([, name = '']) => resolveImport(texts, { from, name }) ?? [],
      ),
    ]),
  )

/** Groups of files that import each other in a circle (Tarjan's components); a file in no circle is its own group. */
export function groupCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []
  const enter = (file: string): void => {
    const place = order.size
    order.set(file, place)
    open.push(file)
    let low = place
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) enter(next)
      if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low)
    }
    lowest.set(file, low)
    if (low === place) groups.push(open.splice(open.indexOf(file)))
  }
  for (const file of graph.keys()) if (!order.has(file)) enter(file)
  return groups
}

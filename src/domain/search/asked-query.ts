/** The key of the line that a form shows both as text and as filters; no address of ours has it. */
export const lineKey = 'line'

/** The key of what was read in that line, as the query of a list: a browser without JavaScript sends both with another line. */
export const readKey = 'read'

type AskedQueryInput = {
  /** What a form of filters has filled in, and what it had at first, as in an address; with the line it shows, if any. */
  fields: URLSearchParams
  first: URLSearchParams
  /** The query of the page's address, which has the line in place of what was read in it. */
  own: string
}

const hasSame = (key: string, { fields, first }: Omit<AskedQueryInput, 'own'>): boolean =>
  JSON.stringify(fields.getAll(key)) === JSON.stringify(first.getAll(key))

/**
 * The query that a form of filters asks for. While nothing is changed it is that of the page; filters that are changed say
 * all that the line beside them said, and a changed line takes back what was read in the earlier one.
 */
export function askedQuery({ fields, first, own }: AskedQueryInput): string {
  if (!fields.has(lineKey)) return fields.toString()
  const keys = new Set([...fields.keys(), ...first.keys()])
  const changed = [...keys].filter((key) => !hasSame(key, { fields, first }))
  if (changed.length === 0) return own
  if (!changed.includes('q')) {
    const asked = new URLSearchParams(fields)
    asked.delete('q')
    asked.delete(lineKey)
    asked.delete(readKey)
    return asked.toString()
  }
  const asked = new URLSearchParams(own)
  for (const key of changed) {
    asked.delete(key)
    for (const value of fields.getAll(key)) asked.append(key, value)
  }
  return asked.toString()
}

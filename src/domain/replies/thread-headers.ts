// Mail programs need the last ones; a header of hundreds is refused.
const MOST_REFERENCES = 10

/** The headers by which mail programs put a mail below the earlier ones, named from the first to the last. */
export function threadHeaders(messageIds: readonly string[]): Record<string, string> {
  const last = messageIds.at(-1)
  if (last === undefined) return {}
  return { 'In-Reply-To': last, References: messageIds.slice(-MOST_REFERENCES).join(' ') }
}

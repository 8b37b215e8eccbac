type ListedVersion = { id: number; at: string; name: string | null }

type ShownVersions = { shown: ListedVersion | null; compared: ListedVersion | null }

/**
 * The version of an address, and the one that it is compared with: the chosen one, else the one before. The versions are the newest
 * first.
 */
export function shownVersions(
  versions: readonly ListedVersion[],
  { version, from }: { version: string; from: string | null },
): ShownVersions {
  const find = (id: string | null) => versions.find((each) => String(each.id) === id) ?? null
  const shown = find(version)
  if (shown === null) return { shown, compared: null }
  const before = versions.find(({ at }) => at < shown.at) ?? null
  return { shown, compared: from === null ? before : find(from) }
}

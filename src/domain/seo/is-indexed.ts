/** The facts that decide whether search engines may list a page; absent flags have no effect. */
export type IndexingFlags = {
  /** The kind of page, in the CMS's words. */
  type?: string | null
  isPublic?: boolean | null
  isActiveSeo?: boolean | null
}

// Visitors reach these from a form or with a password, never from a search.
const unlistedTypes = ['feedback', 'login', 'link']

/** Whether search engines may list a page: it is public, its editor allows it, and it is no thank-you or login page. */
export function isIndexed({ type, isPublic, isActiveSeo }: IndexingFlags): boolean {
  return isPublic !== false && isActiveSeo !== false && !unlistedTypes.includes(type ?? '')
}

/** What decides whether search engines may list a page; absent flags ask for nothing. */
export type IndexingFlags = {
  /** The kind of page, in the CMS's words. */
  type?: string | null
  isPublic?: boolean | null
  isActiveSeo?: boolean | null
}

// A visitor comes to them from a form or with a password, never from a search.
const unlistedTypes = ['feedback', 'login', 'link']

/** Whether search engines may list a page: it is public, its editor lets them, and it is no thank-you or login page. */
export function isIndexed({ type, isPublic, isActiveSeo }: IndexingFlags): boolean {
  return isPublic !== false && isActiveSeo !== false && !unlistedTypes.includes(type ?? '')
}

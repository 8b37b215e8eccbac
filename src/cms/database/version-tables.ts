/** Who saved which version, with the PostgreSQL types of the columns. */
export const versionTables = {
  version_authors: {
    kind: 'text',
    document: 'text',
    saved_at: 'timestamp with time zone',
    name: 'text',
  },
} as const

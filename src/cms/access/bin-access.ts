import type { Access, CollectionConfig, Where } from 'payload'

type BinRule = { rule: Access; mayDelete: Access; outside: Where }

/** A rule that leaves out what is in the bin, except for whoever may delete it. */
const outsideBin =
  ({ rule, mayDelete, outside }: BinRule): Access =>
  async (asked) => {
    const allowed = await rule(asked)
    const deleted = allowed === false || (await mayDelete(asked))
    if (deleted === true) return allowed
    const shown = typeof deleted === 'object' ? { or: [outside, deleted] } : outside
    return allowed === true ? shown : { and: [allowed, shown] }
  }

/** The access of a collection with a bin: whoever may delete its documents sees, restores and empties the bin; nobody else knows of it. */
export function closeBin(access: CollectionConfig['access']): CollectionConfig['access'] {
  const { delete: mayDelete, read, readVersions, update } = access ?? {}
  // Every collection states all its access.
  if (!mayDelete || !read || !readVersions || !update) throw new Error('A collection lacks a rule of access')
  const outside: Where = { deletedAt: { exists: false } }
  return {
    ...access,
    read: outsideBin({ rule: read, mayDelete, outside }),
    update: outsideBin({ rule: update, mayDelete, outside }),
    readVersions: outsideBin({
      rule: readVersions,
      // A condition on documents is none on versions.
      mayDelete: async (asked) => (await mayDelete(asked)) === true,
      outside: { 'version.deletedAt': { exists: false } },
    }),
  }
}

import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { cacheRead } from '@/process/freshness.mjs'

/** Payload for the site's reads. Every read passes `asVisitor`, so that access rules apply. */
export const getClient = (): Promise<Payload> => getPayload({ config })

/** The options of every public read: access enforced, no drafts, no populated documents unless requested. */
export const asVisitor = { overrideAccess: false, draft: false, pagination: false } as const

/**
 * Caches a read, for an hour at most, until one of its dependencies changes: its `tags`, and what the queries and cached reads
 * within it add (docs/caching.md). The argument must be plain data, as it is part of the cache key.
 */
export const cached =
  <Args extends object | string | void, Value>(
    { name, tags }: { name: string; tags: readonly string[] | ((args: Args) => readonly string[]) },
    read: (args: Args) => Promise<Value>,
  ): ((args: Args) => Promise<Value>) =>
  (args) =>
    cacheRead({
      key: `${name} ${JSON.stringify(args)}`,
      tags: typeof tags === 'function' ? tags(args) : tags,
      read: () => read(args),
    })

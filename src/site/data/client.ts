import 'server-only'
import config from '@payload-config'
import { unstable_cache } from 'next/cache'
import { getPayload, type Payload } from 'payload'

/** Payload for the site's reads. Every read passes `asVisitor`, so that access rules apply. */
export const getClient = (): Promise<Payload> => getPayload({ config })

/** The options of every public read: access enforced, no drafts, no populated documents unless requested. */
export const asVisitor = { overrideAccess: false, draft: false, pagination: false } as const

/**
 * Caches a read until a document of one of the collections or globals in `tags` is saved. The argument must be plain data:
 * it is part of the key.
 */
// A render that was running during a save may cache the old state: for an hour at most.
const longest = 3600

export function cached<Args extends object | string | void, Value>(
  { name, tags }: { name: string; tags: string[] },
  read: (args: Args) => Promise<Value>,
): (args: Args) => Promise<Value> {
  return unstable_cache(read, [name], { tags, revalidate: longest })
}

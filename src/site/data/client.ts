import 'server-only'
import config from '@payload-config'
import { unstable_cache } from 'next/cache'
import { getPayload, type Payload } from 'payload'

/** Payload as the site reads it. Every read passes `asVisitor`, so that access rules hold. */
export const getClient = (): Promise<Payload> => getPayload({ config })

/** What every public read says: access enforced, no drafts, no more documents than asked for. */
export const asVisitor = { overrideAccess: false, draft: false, pagination: false } as const

/**
 * Keeps what a read gives until a document of one of the collections or globals named by `tags` is saved.
 * The argument must be a plain value: it is part of the key.
 */
// A render that was under way while something was saved may be kept as it was before: an hour at most.
const longest = 3600

export function cached<Args extends object | string | void, Value>(
  { name, tags }: { name: string; tags: string[] },
  read: (args: Args) => Promise<Value>,
): (args: Args) => Promise<Value> {
  return unstable_cache(read, [name], { tags, revalidate: longest })
}

import type {
  CollectionBeforeChangeHook,
  Endpoint,
  PayloadHandler,
  PayloadRequest,
  SanitizedConfig,
} from 'payload'
import { colleaguesOnly, isColleague, isStaff, nobody, staffOnly } from './access'

/**
 * For Payload's own collections, which only the back office uses; Payload itself restricts a preference to its author. A form asks for
 * its lock before it opens, also where its reader changes nothing.
 */
const rules = {
  'payload-locked-documents': {
    create: staffOnly,
    read: colleaguesOnly,
    update: staffOnly,
    delete: staffOnly,
  },
  'payload-preferences': { create: colleaguesOnly },
  'payload-migrations': { create: nobody, read: nobody, update: nobody, delete: nobody },
}

const isAllowed = (slug: string, req: PayloadRequest): boolean =>
  slug === 'payload-preferences' ? isColleague(req) : isStaff(req)

const guardedEndpoint = (slug: string, { handler, ...endpoint }: Endpoint): Endpoint => {
  const guarded: PayloadHandler = (req) =>
    isAllowed(slug, req)
      ? handler(req)
      : Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })
  return { ...endpoint, handler: guarded }
}

/** Whoever locks a document, or takes it over, does so in their own name: others are told who edits it. */
const lockInOwnName: CollectionBeforeChangeHook = ({ data, req: { user } }) =>
  user?.collection === 'users' ? { ...data, user: { relationTo: 'users', value: user.id } } : data

/**
 * Payload opens its own collections (editing locks, preferences, migrations) to every logged-in user, and owners are users
 * too: an owner could lock editors out of every document. These collections cannot be configured, so the finished
 * configuration is changed: closed to owners over REST, and by access rules everywhere.
 */
export async function closeInternalCollections(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const [slug, access] of Object.entries(rules)) {
    const collection = sanitized.collections.find((candidate) => candidate.slug === slug)
    if (!collection) throw new Error(`Payload has no collection "${slug}" any more: see what replaced it`)
    Object.assign(collection.access, access)
    if (collection.endpoints)
      collection.endpoints = collection.endpoints.map((each) => guardedEndpoint(slug, each))
  }
  for (const { slug, hooks } of sanitized.collections)
    if (slug === 'payload-locked-documents')
      hooks.beforeChange = [...(hooks.beforeChange ?? []), lockInOwnName]
  return sanitized
}

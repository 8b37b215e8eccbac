import type {
  CollectionSlug,
  Endpoint,
  PayloadHandler,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

async function isDraftVersion(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const id = req.routeParams?.id
  if (typeof id !== 'string' && typeof id !== 'number') return false
  // What is no number is no version: the operation says so.
  if (!/^\d+$/.test(String(id))) return false
  const { docs } = await req.payload.db.findVersions<{ _status?: unknown }>({
    collection,
    limit: 1,
    pagination: false,
    req,
    where: { id: { equals: Number(id) } },
  })
  return docs[0]?.version._status === 'draft'
}

const asDraft = (endpoint: Endpoint, { slug }: SanitizedCollectionConfig): Endpoint => {
  if (endpoint.path !== '/versions/:id' || endpoint.method !== 'post') return endpoint
  const handler: PayloadHandler = async (req) => {
    if (req.user && (await isDraftVersion(req, slug))) req.query = { ...req.query, draft: 'true' }
    return endpoint.handler(req)
  }
  return { ...endpoint, handler }
}

/**
 * Takes a draft back as a draft. Payload would write it over what is published: the page would leave the site, and a
 * draft that is not whole yet could not be taken back at all.
 */
export async function restoreDrafts(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const collection of sanitized.collections) {
    if (!hasDraftsEnabled(collection) || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((endpoint) => asDraft(endpoint, collection))
  }
  return sanitized
}

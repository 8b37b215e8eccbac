import type { Endpoint, SanitizedConfig } from 'payload'

type Owner = { endpoints?: Endpoint[] | false }

const keepOnly = (owner: Owner, isThere: (path: string) => boolean): void => {
  // Without any endpoints, Payload would answer 501.
  owner.endpoints = (owner.endpoints || []).filter(({ path }) => isThere(path))
}

const preferences = 'payload-preferences'

/** Payload fails on a missing preference, although there is nothing to delete. */
function answerAbsentPreference(endpoint: Endpoint): void {
  const { handler } = endpoint
  endpoint.handler = async (req) => {
    const { payload, user, routeParams } = req
    const where = {
      key: { equals: routeParams?.key },
      'user.value': { equals: user?.id },
      'user.relationTo': { equals: user?.collection },
    }
    const { totalDocs } = user
      ? await payload.count({ collection: preferences, where, req })
      : { totalDocs: 1 }
    return totalDocs > 0 ? handler(req) : Response.json({ message: 'Not found' }, { status: 404 })
  }
}

/**
 * Payload gives every collection and global all endpoints, and fails on those that do not apply: versions, verification of
 * an address, a file from a URL. These are removed and answer 404.
 */
export async function closeAbsentEndpoints(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const global of sanitized.globals)
    keepOnly(global, (path) => Boolean(global.versions) || !path.startsWith('/versions'))
  for (const collection of sanitized.collections)
    keepOnly(collection, (path) => {
      if (path.startsWith('/versions')) return Boolean(collection.versions)
      if (path.startsWith('/verify')) return Boolean(collection.auth && collection.auth.verify)
      return !path.startsWith('/paste-url')
    })
  const endpoints = sanitized.collections.find(({ slug }) => slug === preferences)?.endpoints || []
  endpoints
    .filter(({ method, path }) => method === 'delete' && path === '/:key')
    .forEach(answerAbsentPreference)
  return sanitized
}

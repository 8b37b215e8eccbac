import type { Access, PayloadRequest, Where } from 'payload'
import { hasRole, isStaffOrReader, publishedThroughSite } from './access'
import { getScope } from './staff-scope'

/**
 * Staff and readers see every testimonial; agents and readers whose leads are limited no draft about somebody else, as it has the name of
 * a visitor who has sent it. Editors see them all: publishing them is their work. `version` is the path to the fields of a version.
 */
async function seenBy(req: PayloadRequest, version: 'version.' | '' = ''): Promise<true | Where> {
  const { leads, agent } = await getScope(req)
  if (leads === 'all' || hasRole(req, ['editor'])) return true
  return {
    or: [{ [`${version}_status`]: { equals: 'published' } }, { [`${version}agent`]: { equals: agent ?? 0 } }],
  }
}

/** Colleagues see the testimonials within their rights, visitors those that are published. */
export const readTestimonials: Access = (asked) =>
  isStaffOrReader(asked.req) ? seenBy(asked.req) : publishedThroughSite(asked)

/** As `readTestimonials`, for their versions, which visitors never see. */
export const readTestimonialVersions: Access = ({ req }) => isStaffOrReader(req) && seenBy(req, 'version.')

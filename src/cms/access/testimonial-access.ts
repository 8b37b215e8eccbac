import type { Access, Where } from 'payload'
import { hasRole, isStaffOrReader, publishedThroughSite } from './access'
import { getScope } from './staff-scope'

/** The testimonials that somebody with limited leads sees: those that visitors see as well, and those about their agent. */
const seen = ({ agent, version = '' }: { agent: number | null; version?: 'version.' | '' }): Where => ({
  or: [{ [`${version}_status`]: { equals: 'published' } }, { [`${version}agent`]: { equals: agent ?? 0 } }],
})

/**
 * Staff and readers see every testimonial; agents and readers whose leads are limited no draft about somebody else, as it has the name of
 * a visitor who has sent it. Editors see them all: publishing them is their work.
 */
export const readTestimonials: Access = async (asked) => {
  const { req } = asked
  if (!isStaffOrReader(req)) return publishedThroughSite(asked)
  const { leads, agent } = await getScope(req)
  return leads === 'all' || hasRole(req, ['editor']) ? true : seen({ agent })
}

/** As `readTestimonials`, for their versions. */
export const readTestimonialVersions: Access = async ({ req }) => {
  if (!isStaffOrReader(req)) return false
  const { leads, agent } = await getScope(req)
  return leads === 'all' || hasRole(req, ['editor']) ? true : seen({ agent, version: 'version.' })
}

import type { Access, CollectionConfig, FieldAccess, PayloadRequest, Where } from 'payload'
import { workingRoles, type StaffRole } from '@/domain/accounts/staff-roles'

type Requester = Pick<PayloadRequest, 'user'>

/**
 * Whether the user has an account of the back office, whatever their role. Owners log in too, so "a user is present" proves nothing:
 * always ask which collection.
 */
export const isColleague = ({ user }: Requester): boolean => user?.collection === 'users'

/** Whether the user is a member of staff with one of the roles. */
export function hasRole({ user }: Requester, roles: readonly StaffRole[]): boolean {
  return user?.collection === 'users' && roles.includes(user.role)
}

/** Whether the user works on properties and clients: readers and translators do not, so nothing is open to them unless it says so. */
export const isStaff = (requester: Requester): boolean => hasRole(requester, workingRoles)

/** Whether the user may see what staff see: staff, and readers. */
export const isStaffOrReader = (requester: Requester): boolean =>
  isStaff(requester) || hasRole(requester, ['reader'])

/** Whether the user does nothing but translate. */
export const isTranslator = (requester: Requester): boolean => hasRole(requester, ['translator'])

/** A rule that members of staff with these further roles pass too. */
export const openTo =
  (roles: readonly StaffRole[], rule: Access): Access =>
  (asked) =>
    hasRole(asked.req, roles) || rule(asked)

/**
 * Whether the site itself asks through Payload's Local API (`src/site/data`). Strangers reach Payload only over REST, which
 * gives them nothing but media files.
 */
const askedBySite = (req: PayloadRequest): boolean => req.payloadAPI === 'local'

/** Denies everybody: only the Local API with `overrideAccess` may. */
export const nobody: Access = () => false

/** Denies everybody access to a field. */
export const nobodyField: FieldAccess = () => false

/** Whoever may read the document may read the field in it, but nobody may search, sort or count by it. */
export const inDocument: FieldAccess = ({ doc }) => doc !== undefined

/** Hides a field from translators, who see texts and nothing of persons. */
export const hiddenFromTranslators: FieldAccess = ({ req }) => !isTranslator(req)

/** Staff who work on properties and clients. */
export const staffOnly: Access = ({ req }) => isStaff(req)

/** Anybody with an account of the back office. */
export const colleaguesOnly: Access = ({ req }) => isColleague(req)

/** Editors and administrators. */
export const editorsOnly: Access = ({ req }) => hasRole(req, ['admin', 'editor'])

/** Administrators. */
export const adminsOnly: Access = ({ req }) => hasRole(req, ['admin'])

/** Gives administrators alone access to a field. */
export const adminsOnlyField: FieldAccess = ({ req }) => hasRole(req, ['admin'])

/** Staff see everything; the site sees published documents; strangers and owners get nothing over REST. */
export const publishedThroughSite: Access = ({ req }) => {
  if (isStaff(req)) return true
  return askedBySite(req) ? { _status: { equals: 'published' } } : false
}

/** As `publishedThroughSite`, for collections without drafts. */
export const readThroughSite: Access = ({ req }) => isStaff(req) || askedBySite(req)

/** Everybody may read files of public media; REST does not list their documents. */
export const publicFiles: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile === true || isStaff(req) || askedBySite(req)

/** Staff, and an owner for their own document. */
export const staffOrSelf: Access = ({ req }) => {
  if (isStaff(req)) return true
  if (req.user?.collection !== 'owners') return false
  return { id: { equals: req.user.id } }
}

/** Staff and readers see every account; whoever else has one sees their own. */
export const readAccounts: Access = (asked) => isStaffOrReader(asked.req) || adminsOrSelf(asked)

/** Administrators, and a member of staff for their own account. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req, ['admin'])) return true
  if (req.user?.collection !== 'users') return false
  return { id: { equals: req.user.id } }
}

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

import type { Access, FieldAccess, PayloadRequest } from 'payload'
import type { StaffRole } from '@/domain/accounts/staff-roles'

type Requester = Pick<PayloadRequest, 'user'>

/** Owners log in too, so "a user is present" proves nothing: always ask which collection. */
export const isStaff = ({ user }: Requester): boolean => user?.collection === 'users'

/** Whether the user is a member of staff with one of the roles. */
export function hasRole({ user }: Requester, roles: readonly StaffRole[]): boolean {
  return user?.collection === 'users' && roles.includes(user.role)
}

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

/** Any member of staff. */
export const staffOnly: Access = ({ req }) => isStaff(req)

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

/** Administrators, and a member of staff for their own account. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req, ['admin'])) return true
  if (req.user?.collection !== 'users') return false
  return { id: { equals: req.user.id } }
}

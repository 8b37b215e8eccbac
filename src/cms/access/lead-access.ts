import type { Access, PayloadRequest, Where } from 'payload'
import { confidentialKinds, type LeadKind } from '@/domain/leads/lead-kinds'
import { hasRole, isStaff } from './access'

/** The kinds of leads that the user does not see: staff see all, readers no offers, rental and job applications. */
export const hiddenKinds = (requester: Pick<PayloadRequest, 'user'>): readonly LeadKind[] =>
  isStaff(requester) ? [] : confidentialKinds

// An answer does not say to which kind of lead it is, so readers see none.
const mailsOfReaders: Where = { topic: { not_in: [...confidentialKinds, 'lead-answer'] } }

const staffOrPartly =
  (part: Where): Access =>
  ({ req }) =>
    isStaff(req) || (hasRole(req, ['reader']) && part)

/** Staff see every lead, readers those that are not confidential. */
export const readLeads: Access = staffOrPartly({ kind: { not_in: [...confidentialKinds] } })

/** Staff see every mail, readers those that are about nothing confidential. */
export const readMails: Access = staffOrPartly(mailsOfReaders)

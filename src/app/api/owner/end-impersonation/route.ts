import { receiveEndOfImpersonation } from '@/site/features/impersonation/actions'

export const dynamic = 'force-dynamic'

/** Ends the impersonation of an owner by a member of staff. */
export const POST = receiveEndOfImpersonation

import { receiveEndOfLook } from '@/site/features/owner-look/actions'

export const dynamic = 'force-dynamic'

/** Ends the look of a member of staff at the area of an owner. */
export const POST = receiveEndOfLook

import { receiveNewPassword } from '@/site/features/owner-account/actions'

export const dynamic = 'force-dynamic'

/** Takes another password of an owner who is logged in. */
export const POST = receiveNewPassword

import { receiveNewPassword } from '@/site/features/owner-account/actions'

export const dynamic = 'force-dynamic'

/** Changes the password of a logged-in owner. */
export const POST = receiveNewPassword

import { receivePassword } from '@/site/features/owner-login/actions'

export const dynamic = 'force-dynamic'

/** Sets the password of an owner by the link of a mail. */
export const POST = receivePassword

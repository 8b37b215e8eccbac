import { receivePassword } from '@/site/features/owner-login/actions'

export const dynamic = 'force-dynamic'

/** Takes the password that an owner chooses by the link of a mail. */
export const POST = receivePassword

import { receiveLogin } from '@/site/features/owner-login/actions'

export const dynamic = 'force-dynamic'

/** Logs an owner in. */
export const POST = receiveLogin

import { receiveLogout } from '@/site/features/owner-login/actions'

export const dynamic = 'force-dynamic'

/** Logs an owner out, here or everywhere. */
export const POST = receiveLogout

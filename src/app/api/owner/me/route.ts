import { sendOwnerName } from '@/site/features/owner-login/send-owner-name'

export const dynamic = 'force-dynamic'

/** Whose login the browser carries, for the menu of the top bar. */
export const GET = sendOwnerName

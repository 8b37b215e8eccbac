import { sendOwnerName } from '@/site/features/owner-login/send-owner-name'

export const dynamic = 'force-dynamic'

/** The logged-in owner, for the menu of the top bar. */
export const GET = sendOwnerName

import { tellOwner } from '@/site/features/owner-login/tell-owner'

export const dynamic = 'force-dynamic'

/** Whose login the browser carries, for the menu of the top bar. */
export const GET = tellOwner

import { receiveChoices } from '@/site/features/owner-account/actions'

export const dynamic = 'force-dynamic'

/** Stores an owner's choices about their mails. */
export const POST = receiveChoices

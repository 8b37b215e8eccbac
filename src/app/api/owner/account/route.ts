import { receiveChoices } from '@/site/features/owner-account/actions'

export const dynamic = 'force-dynamic'

/** Takes what an owner chooses of their mails. */
export const POST = receiveChoices

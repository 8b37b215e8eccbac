import { receiveMessage } from '@/site/features/owner-messages/actions'

export const dynamic = 'force-dynamic'

/** A new message of an owner, as JSON or as a form with files. */
export const POST = receiveMessage

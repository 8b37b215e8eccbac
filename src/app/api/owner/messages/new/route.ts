import { receiveMessage } from '@/site/features/owner-messages/actions'

export const dynamic = 'force-dynamic'

/** A message that an owner begins, as JSON or as a form with files. */
export const POST = receiveMessage

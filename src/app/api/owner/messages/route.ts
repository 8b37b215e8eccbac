import { receiveAnswer } from '@/site/features/owner-messages/actions'

export const dynamic = 'force-dynamic'

/** An owner's answer to the agency, as JSON or as a form. */
export const POST = receiveAnswer

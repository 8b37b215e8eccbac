import { sendDescription } from '@/site/features/public-api/send-description'

export const dynamic = 'force-dynamic'

/** The description of the public API. */
export const GET = sendDescription

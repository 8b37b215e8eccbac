import { sendProperties } from '@/site/features/public-api/send-properties'

export const dynamic = 'force-dynamic'

/** The search of the public API: `?lang=fr` and the criteria of lists. */
export const GET = sendProperties

import { sendProperty } from '@/site/features/public-api/send-properties'

export const dynamic = 'force-dynamic'

/** A property of the public API: `?lang=fr`. */
export const GET = sendProperty

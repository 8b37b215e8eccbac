import { sendNoAddress } from '@/site/features/public-api/send-no-address'

export const dynamic = 'force-dynamic'

/** Every other address below the public API. */
export const GET = sendNoAddress

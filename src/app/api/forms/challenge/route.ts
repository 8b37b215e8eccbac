import { offerChallenge } from '@/site/features/leads/actions'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

/** The challenge that a browser solves before it may send more forms than usual. */
export const GET = limited({ burst: 60, perMinute: 60 }, offerChallenge)

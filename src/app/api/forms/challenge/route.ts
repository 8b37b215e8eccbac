import { offerChallenge } from '@/site/features/leads/actions'
import { limited } from '@/site/guards/limited'

export const dynamic = 'force-dynamic'

/** What a browser has to solve before it may send more forms than a visitor usually does. */
export const GET = limited({ burst: 60, perMinute: 60 }, offerChallenge)

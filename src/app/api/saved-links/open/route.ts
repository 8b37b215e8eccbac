import { openSavedLink } from '@/site/features/saved-properties/actions'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

/** The favourites that a link carries. */
export const POST = limited({ burst: 20, perMinute: 10 }, openSavedLink)

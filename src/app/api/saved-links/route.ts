import { createSavedLink } from '@/site/features/saved-properties/actions'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

/** A link that carries a visitor's favourites to another device. */
export const POST = limited({ burst: 10, perMinute: 2 }, createSavedLink)

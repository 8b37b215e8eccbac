import { sendListFeed } from '@/site/features/feeds/send-list-feed'

export const dynamic = 'force-dynamic'

/** The feed of a list, which next.config.mjs leads here: `/fr/a-vendre/feed.xml`. */
export const GET = sendListFeed

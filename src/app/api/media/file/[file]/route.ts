import { sendPicture } from '@/site/features/media/actions'

/** A picture of the site, or one of its sizes. */
export const GET = sendPicture

import { sendOwnerFile } from '@/site/features/owner-messages/actions'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

/** An attachment for the owner of its message, by the last segment of the address. */
export const GET = limited({ burst: 60, perMinute: 60 }, (request) => {
  const [id = ''] = new URL(request.url).pathname.split('/').slice(-1)
  return sendOwnerFile({ request, id })
})

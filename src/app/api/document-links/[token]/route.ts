import { sendDocument } from '@/site/features/lead-documents/actions'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

/** A private document of a property, by the token of the mail in the last segment of the address. */
export const GET = limited({ burst: 60, perMinute: 60 }, (request) => {
  const [token = ''] = new URL(request.url).pathname.split('/').slice(-1)
  return sendDocument({ request, token })
})

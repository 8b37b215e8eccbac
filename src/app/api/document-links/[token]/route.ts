import { sendDocument } from '@/site/features/lead-documents/actions'
import { limited } from '@/site/guards/limited'

export const dynamic = 'force-dynamic'

/** A private document of a property, by the link of the mail to whoever has asked for it: the last part of the address. */
export const GET = limited({ burst: 60, perMinute: 60 }, (request) => {
  const [token = ''] = new URL(request.url).pathname.split('/').slice(-1)
  return sendDocument({ request, token })
})

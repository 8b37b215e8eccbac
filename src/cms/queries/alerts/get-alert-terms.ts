import type { Payload, PayloadRequest } from 'payload'
import type { AlertTerms } from '@/domain/alerts/alert-expiry'
import { readTerms } from '@/domain/alerts/alert-terms'
import { separateRequest } from '@/cms/database/separate-request'

/** How long alerts last, by the agency's settings; with a request, inside its transaction. */
export async function getAlertTerms(payload: Payload, req?: PayloadRequest): Promise<AlertTerms> {
  const { alerts } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    ...(req && { req: separateRequest(req) }),
  })
  return readTerms(alerts)
}

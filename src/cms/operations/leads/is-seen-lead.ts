import type { PayloadRequest } from 'payload'
import { leadsWithin } from '@/cms/access/lead-access'
import { getScope } from '@/cms/access/staff-scope'
import { countRecords } from '@/cms/database/records'

/** Whether there is a lead with this number that whoever sends the request sees. */
export async function isSeenLead(req: PayloadRequest, id: number): Promise<boolean> {
  const where = { and: [{ id: { equals: id } }, leadsWithin(await getScope(req))] }
  return (await countRecords(req.payload, { collection: 'leads', where, req })) > 0
}

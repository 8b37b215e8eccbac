import 'server-only'
import { getStaffUser } from '@/cms/queries/agency/get-staff-user'
import { getClient } from '@/site/data/client'

const carriesLogin = (headers: Headers): boolean =>
  headers.has('authorization') || /(?:^|;\s*)payload-token=/.test(headers.get('cookie') ?? '')

/** Whether it is a member of staff who asks. The database is asked only where a request carries a login at all. */
export async function isByStaff(headers: Headers): Promise<boolean> {
  if (!carriesLogin(headers)) return false
  return (await getStaffUser({ payload: await getClient(), headers })) !== null
}

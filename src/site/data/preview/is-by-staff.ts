import 'server-only'
import { getColleague } from '@/cms/queries/agency/get-staff-user'
import { getClient } from '@/site/data/client'

const carriesLogin = (headers: Headers): boolean =>
  headers.has('authorization') || /(?:^|;\s*)payload-token=/.test(headers.get('cookie') ?? '')

/** Whether a member of staff sends the request. It asks the database only if the request carries a login. */
export async function isByStaff(headers: Headers): Promise<boolean> {
  if (!carriesLogin(headers)) return false
  return (await getColleague({ payload: await getClient(), headers })) !== null
}

import type { PayloadRequest } from 'payload'
import { getScope } from '@/cms/access/staff-scope'
import { isRecord } from '@/domain/shared/is-record'
import { findOwnersById } from './office-owners'

const idOf = (owner: unknown): number | null => {
  const id = isRecord(owner) ? owner.id : owner
  return typeof id === 'number' ? id : null
}

/** The owners in versions of a property, by name; by number for whoever does not see them, and nothing where there is none. */
export async function nameVersionOwners(
  req: PayloadRequest,
  owners: readonly unknown[],
): Promise<(string | null)[]> {
  const ids = owners.map(idOf)
  const asked = { payload: req.payload, scope: await getScope(req) }
  const found = await findOwnersById({ ...asked, ids: ids.flatMap((id) => id ?? []) })
  return ids.map((id) => (id === null ? null : (found.get(id)?.name ?? `${id}`)))
}

import type { BeforeListTableServerProps } from 'payload'
import { isStaff, isStaffOrReader } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { findOwnerChoices } from '@/cms/queries/owners/office-owners'
import { AbsentOwners } from './absent-owners'
import { InviteOwner } from './invite-owner'
import { News } from '@/cms/admin/news'
import { WriteToOwners } from './write-to-owners'

/** Tools above the list of owners: invite a new one, write to one or all, and the absent ones. */
export const OwnerTools = async ({ payload, i18n, user }: BeforeListTableServerProps) => {
  const reader = { user: user ?? null }
  if (!isStaffOrReader(reader)) return null
  const { api } = payload.config.routes
  const scope = await getScope({ payload, user: reader.user })
  return (
    <div className="agency-part" style={{ marginBottom: '1rem' }}>
      <News />
      {isStaff(reader) && (
        <>
          <InviteOwner api={api} />
          <WriteToOwners api={api} owners={await findOwnerChoices(payload, scope)} />
        </>
      )}
      <AbsentOwners payload={payload} i18n={i18n} scope={scope} />
    </div>
  )
}

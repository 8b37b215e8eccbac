import type { BeforeListTableServerProps } from 'payload'
import { isStaff } from '@/cms/access/access'
import { findOwnerChoices } from '@/cms/queries/owners/office-owners'
import { AbsentOwners } from './absent-owners'
import { InviteOwner } from './invite-owner'
import { News } from '@/cms/admin/news'
import { WriteToOwners } from './write-to-owners'

/** Tools above the list of owners: invite a new one, write to one or all, and the absent ones. */
export const OwnerTools = async ({ payload, i18n, user }: BeforeListTableServerProps) => {
  if (!isStaff({ user: user ?? null })) return null
  const { api } = payload.config.routes
  const owners = await findOwnerChoices(payload)
  return (
    <div className="agency-part" style={{ marginBottom: '1rem' }}>
      <News />
      <InviteOwner api={api} />
      <WriteToOwners api={api} owners={owners} />
      <AbsentOwners payload={payload} i18n={i18n} />
    </div>
  )
}

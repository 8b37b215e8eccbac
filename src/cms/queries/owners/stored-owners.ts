import type { Payload, PayloadRequest, Where } from 'payload'
import { findRecord } from '@/cms/database/records'
import type { Owner } from '@/cms/payload-types'
import { ownerName } from '@/domain/owners/owner-account'
import { knownLocale, type Locale } from '@/domain/shared/locale'

/** An owner without anything that logs them in. */
export type StoredOwner = {
  id: number
  email: string
  /** The address if no name is known. */
  name: string
  phone: string | null
  language: Locale
  monthlyReport: boolean
  /** The version of the mailed links that are still valid. */
  linkVersion: number
  lockedUntil: Date | null
}

type OwnerSource = { payload: Payload; req?: PayloadRequest }

function toStored(owner: Owner): StoredOwner {
  const { id, email, phone, language, monthlyReport, linkVersion, lockUntil } = owner
  return {
    id,
    email,
    name: ownerName(owner),
    phone: phone || null,
    language: knownLocale(language),
    monthlyReport: monthlyReport === true,
    linkVersion: linkVersion ?? 0,
    lockedUntil: lockUntil ? new Date(lockUntil) : null,
  }
}

/** Whether wrong passwords have locked their login. */
export const isOwnerLocked = ({ lockedUntil }: StoredOwner): boolean =>
  lockedUntil !== null && lockedUntil.getTime() > Date.now()

async function findOwner({
  payload,
  req,
  where,
}: OwnerSource & { where: Where }): Promise<StoredOwner | null> {
  const found = await findRecord(payload, { collection: 'owners', where, req })
  return found ? toStored(found) : null
}

/** The owner with this number. */
export const getOwner = ({ id, ...source }: OwnerSource & { id: number }): Promise<StoredOwner | null> =>
  findOwner({ ...source, where: { id: { equals: id } } })

/** The owner with this address, however it is spelled. */
export const getOwnerByEmail = ({
  email,
  ...source
}: OwnerSource & { email: string }): Promise<StoredOwner | null> =>
  findOwner({ ...source, where: { email: { equals: email.trim().toLowerCase() } } })

'use client'

import { useAuth } from '@payloadcms/ui'
import type { StaffRole } from '@/domain/accounts/staff-roles'

/** The role of the reader; null before it is known. */
export function useRole(): StaffRole | null {
  const { user } = useAuth()
  return user?.collection === 'users' ? user.role : null
}

'use client'

import { useEffect } from 'react'
import { forgetOwnerHint } from '@/site/ui/owners/owner-hint'

/** On the login, where the server knows of nobody: a login that has ended meanwhile is no longer spoken of. */
export function NoOwnerHere() {
  useEffect(forgetOwnerHint, [])
  return null
}

'use client'

import { useEffect } from 'react'
import { forgetOwnerHint } from '@/site/ui/owners/owner-hint'

/** Removes the hint of a login that has ended meanwhile, on the login page. */
export function NoOwnerHere() {
  useEffect(forgetOwnerHint, [])
  return null
}

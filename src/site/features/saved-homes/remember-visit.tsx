'use client'

import { useEffect } from 'react'
import { isPreviewPath } from '@/domain/routing/preview-path'
import { withHome } from '@/domain/saved-homes/saved-homes'
import { useConsentGranted } from '@/site/ui/consent-store'
import { changeSavedHomes } from '@/site/ui/saved-homes/saved-store'

/** Puts the home whose page this is among those the visitor has seen, where they allow it, in their own browser alone. */
export function RememberVisit({ id }: { id: number }) {
  const isAllowed = useConsentGranted('functionality_storage')
  useEffect(() => {
    if (!isAllowed || isPreviewPath(window.location.pathname)) return
    changeSavedHomes((homes) => withHome(homes, { list: 'recent', id }))
  }, [id, isAllowed])
  return null
}

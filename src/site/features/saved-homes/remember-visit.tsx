'use client'

import { useEffect } from 'react'
import { isPreviewPath } from '@/domain/routing/preview-path'
import { withHome } from '@/domain/saved-homes/saved-homes'
import { changeSavedHomes } from '@/site/ui/saved-store'

/** Puts the home whose page this is among those the visitor has seen, in his own browser alone. */
export function RememberVisit({ id }: { id: number }) {
  useEffect(() => {
    if (isPreviewPath(window.location.pathname)) return
    changeSavedHomes((homes) => withHome(homes, { list: 'recent', id }))
  }, [id])
  return null
}

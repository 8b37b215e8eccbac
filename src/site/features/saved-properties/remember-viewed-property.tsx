'use client'

import { useEffect } from 'react'
import { isPreviewPath } from '@/domain/routing/preview-path'
import { withProperty } from '@/domain/saved-properties/saved-properties'
import { useConsentGranted } from '@/site/ui/browser/consent-store'
import { changeSavedProperties } from '@/site/ui/saved-properties/saved-store'

/** Puts the property whose page this is among those the visitor has seen, where they allow it, in their own browser alone. */
export function RememberViewedProperty({ id }: { id: number }) {
  const isAllowed = useConsentGranted('functionality_storage')
  useEffect(() => {
    if (!isAllowed || isPreviewPath(window.location.pathname)) return
    changeSavedProperties((properties) => withProperty(properties, { list: 'recent', id }))
  }, [id, isAllowed])
  return null
}

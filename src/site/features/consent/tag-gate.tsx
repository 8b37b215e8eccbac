'use client'

import { useEffect, useRef } from 'react'
import type { TrackingIds } from '@/domain/consent/tracking-ids'
import { useConsent } from '@/site/ui/browser/consent-store'
import { usePageAddress } from '@/site/ui/navigation/page-address'

// Their cookies begin so (tag-cookies.ts); without consent they are left from an earlier one.
const cookieOfTags = /(?:^|; ?)_(?:g|f)/

/** Passes decisions and navigations to what decides about the vendors' scripts, once there may be something to decide. */
export function TagGate({ ids, firstAlwaysOn }: { ids: TrackingIds; firstAlwaysOn: boolean }) {
  const address = usePageAddress()
  const consent = useConsent()
  const isStarted = useRef(false)

  useEffect(() => {
    if (address === null) return
    const hasAgreed = consent !== null && Object.values(consent.choices).includes(true)
    const mayRun = hasAgreed && Object.values(ids).some((id) => id !== null)
    if (!isStarted.current && !mayRun && !cookieOfTags.test(document.cookie)) return
    isStarted.current = true
    void import('./run-tags').then(({ runTags }) => runTags({ ids, consent, firstAlwaysOn, address }))
  }, [address, consent, ids, firstAlwaysOn])

  return null
}

'use client'

import { useEffect, useRef } from 'react'
import { allowedTags, hasTags } from '@/domain/consent/allowed-tags'
import { isConsentRequest } from '@/domain/consent/consent-address'
import { choicesInForce } from '@/domain/consent/consent-choices'
import { findUnwantedCookies } from '@/domain/consent/tag-cookies'
import type { TrackingIds } from '@/domain/consent/tracking-ids'
import { isSecretAddress } from '@/domain/routing/secret-address'
import { useConsent } from '@/site/ui/browser/consent-store'
import { usePageAddress } from '@/site/ui/navigation/page-address'

/** Passes decisions and navigations to the vendors' scripts; their loader itself loads only with consent. */
export function TagGate({ ids, firstAlwaysOn }: { ids: TrackingIds; firstAlwaysOn: boolean }) {
  const address = usePageAddress()
  const consent = useConsent()
  const isStarted = useRef(false)

  useEffect(() => {
    if (address === null) return
    const { origin, pathname, search } = new URL(address)
    const isSecret = isSecretAddress({ pathname, search })
    // An address that asks to choose again will clear the choices.
    const choices = choicesInForce(isConsentRequest(search) ? null : consent, { firstAlwaysOn })
    const isWanted = !isSecret && hasTags(allowedTags({ ids, choices }))
    const hasLeftovers = findUnwantedCookies({ cookie: document.cookie, choices }).length > 0
    if (!isStarted.current && !isWanted && !hasLeftovers) return
    isStarted.current = true
    const page = isSecret ? null : origin + pathname + search
    void import('./run-tags').then(({ runTags }) => runTags({ ids, choices, page }))
  }, [address, consent, ids, firstAlwaysOn])

  return null
}

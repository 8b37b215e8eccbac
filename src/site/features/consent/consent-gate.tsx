'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { toChoices, type Consent, type ConsentChoices } from '@/domain/consent/consent-choices'
import { isPreviewPath } from '@/domain/routing/preview-path'
import { clearConsent, keepConsent, useConsent } from '@/site/ui/consent-store'
import { usePageAddress } from '@/site/ui/page-address'
import type { ConsentTexts } from './consent-texts'
import { useConsentRequests } from './consent-requests'

// Most visits have an answer already: the dialog is fetched only to ask for one.
const ConsentDialog = lazy(async () => ({ default: (await import('./consent-dialog')).ConsentDialog }))

type ConsentGateProps = { texts: ConsentTexts; policyHref: string | null; firstAlwaysOn: boolean }

/** Opens the dialog where there is no decision yet, or where the visitor asks to decide again. */
export function ConsentGate(props: ConsentGateProps) {
  const address = usePageAddress()
  const consent = useConsent()
  const isWelcome = useWelcome(address)
  // How often the visitor has asked since the last decision; 0 where the page asks by itself.
  const [asked, setAsked] = useState(0)
  const [former, setFormer] = useState<ConsentChoices>(toChoices([]))
  const opener = useRef<Element | null>(null)

  useConsentRequests({
    address,
    onRequest: (link) => {
      if (consent) setFormer(consent.choices)
      opener.current = link
      clearConsent()
      setAsked((count) => count + 1)
    },
  })

  const decide = (decision: Consent) => {
    keepConsent(decision)
    setAsked(0)
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    opener.current = null
  }

  if (address === null || consent || isPreviewPath(new URL(address).pathname)) return null
  if (!isWelcome && asked === 0) return null
  return (
    <Suspense fallback={null}>
      {/* Asked for again, it begins again. */}
      <ConsentDialog key={asked} {...props} former={former} takesFocus={asked > 0} onDecide={decide} />
    </Suspense>
  )
}

/** Whether the page lets the question come up by itself; an editor may have switched that off for it. */
function useWelcome(address: string | null): boolean {
  const [isWelcome, setIsWelcome] = useState(false)
  useEffect(() => {
    setIsWelcome(address !== null && document.querySelector('main[data-consent="off"]') === null)
  }, [address])
  return isWelcome
}

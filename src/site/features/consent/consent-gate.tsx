'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { toChoices, type Consent, type ConsentChoices } from '@/domain/consent/consent-choices'
import { isPreviewPath } from '@/domain/routing/preview-path'
import type { Locale } from '@/domain/shared/locale'
import { clearConsent, keepConsent, useConsent } from '@/site/ui/browser/consent-store'
import { usePageAddress } from '@/site/ui/navigation/page-address'
import { useConsentRequests } from './consent-requests'
import { dialogIn } from './load-dialog'

type ConsentGateProps = { locale: Locale; policyHref: string | null; firstAlwaysOn: boolean }

/** Opens the dialog if there is no decision yet, or if the visitor asks to decide again. */
export function ConsentGate({ locale, ...settings }: ConsentGateProps) {
  const address = usePageAddress()
  const consent = useConsent()
  const isWelcome = useWelcome(address)
  // How often the visitor has asked since the last decision; 0 if the page opened the dialog.
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
  const ConsentDialog = dialogIn(locale)
  return (
    <Suspense fallback={null}>
      {/* A new request resets the dialog. */}
      <ConsentDialog key={asked} {...settings} former={former} takesFocus={asked > 0} onDecide={decide} />
    </Suspense>
  )
}

/** Whether the page opens the dialog by itself; an editor may have switched that off. */
function useWelcome(address: string | null): boolean {
  const [isWelcome, setIsWelcome] = useState(false)
  useEffect(() => {
    setIsWelcome(address !== null && document.querySelector('main[data-consent="off"]') === null)
  }, [address])
  return isWelcome
}

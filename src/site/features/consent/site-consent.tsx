import { Suspense } from 'react'
import { hasTags } from '@/domain/consent/allowed-tags'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { ConsentGate } from './consent-gate'
import { TagGate } from './tag-gate'

/** The consent dialog and the scripts that depend on it. Without JavaScript there is neither. */
export function SiteConsent({ frame }: { frame: SiteFrame }) {
  const { firstAlwaysOn, policyHref, tracking } = frame.consent
  return (
    <Suspense fallback={null}>
      <ConsentGate locale={frame.locale} policyHref={policyHref} firstAlwaysOn={firstAlwaysOn} />
      {hasTags(tracking) && <TagGate ids={tracking} firstAlwaysOn={firstAlwaysOn} />}
    </Suspense>
  )
}

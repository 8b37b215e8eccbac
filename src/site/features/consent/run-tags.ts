import { allowedTags, hasTags } from '@/domain/consent/allowed-tags'
import { isConsentRequest } from '@/domain/consent/consent-address'
import { choicesInForce, type Consent, type ConsentChoices } from '@/domain/consent/consent-choices'
import { cookieDomains, findUnwantedCookies } from '@/domain/consent/tag-cookies'
import { parseTrackingIds, type TrackingIds } from '@/domain/consent/tracking-ids'
import { isSecretAddress } from '@/domain/routing/secret-address'
import { runGoogle } from './google-tags'
import { runPixel } from './meta-pixel'

type TagRun = {
  ids: TrackingIds
  consent: Consent | null
  firstAlwaysOn: boolean
  /** The address of the page. */
  address: string
}

let hasRun = false

/** Applies the choices to the vendors' scripts: loads allowed ones, silences the others. */
export function runTags({ ids, consent, firstAlwaysOn, address }: TagRun) {
  const { origin, pathname, search } = new URL(address)
  const isSecret = isSecretAddress({ pathname, search })
  // An address that asks to choose again will clear the choices.
  const choices = choicesInForce(isConsentRequest(search) ? null : consent, { firstAlwaysOn })
  // Checked, because the ids become parts of script addresses.
  const allowed = allowedTags({ ids: parseTrackingIds(ids), choices })
  dropCookies(choices)
  if (!hasRun && (isSecret || !hasTags(allowed))) return
  hasRun = true
  // A page view of a secret address is not counted.
  const page = isSecret ? null : origin + pathname + search
  runGoogle({ allowed, choices, page })
  runPixel({ id: allowed.pixelId, page })
}

function dropCookies(choices: ConsentChoices) {
  for (const name of findUnwantedCookies({ cookie: document.cookie, choices })) {
    const end = `${name}=; Path=/; Max-Age=0`
    document.cookie = end
    for (const domain of cookieDomains(window.location.hostname)) document.cookie = `${end}; Domain=${domain}`
  }
}

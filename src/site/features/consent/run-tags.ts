import { allowedTags } from '@/domain/consent/allowed-tags'
import type { ConsentChoices } from '@/domain/consent/consent-choices'
import { cookieDomains, findUnwantedCookies } from '@/domain/consent/tag-cookies'
import { parseTrackingIds, type TrackingIds } from '@/domain/consent/tracking-ids'
import { runGoogle } from './google-tags'
import { runPixel } from './meta-pixel'

type TagRun = {
  ids: TrackingIds
  choices: ConsentChoices
  /** The page to report, once; null if the page view is not counted. */
  page: string | null
}

/** Applies the choices to the vendors' scripts: loads allowed ones, silences the others. */
export function runTags({ ids, choices, page }: TagRun) {
  // Checked again, because the ids become parts of script addresses.
  const allowed = allowedTags({ ids: parseTrackingIds(ids), choices })
  runGoogle({ allowed, choices, page })
  runPixel({ id: allowed.pixelId, page })
  dropCookies(choices)
}

function dropCookies(choices: ConsentChoices) {
  for (const name of findUnwantedCookies({ cookie: document.cookie, choices })) {
    const end = `${name}=; Path=/; Max-Age=0`
    document.cookie = end
    for (const domain of cookieDomains(window.location.hostname)) document.cookie = `${end}; Domain=${domain}`
  }
}

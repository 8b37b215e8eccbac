import {
  consentSignals,
  toChoices,
  toConsentMode,
  type ConsentChoices,
} from '@/domain/consent/consent-choices'
import type { TrackingIds } from '@/domain/consent/tracking-ids'
import { loadScript } from './load-script'
import { whenTitled } from './when-titled'

const vendor = 'https://www.googletagmanager.com'

// Specification section 9: how long Google's scripts wait for an update of the default, in ms.
const WAIT_FOR_UPDATE = 500

let isPrepared = false
let sentChoices = ''
let isManagerLoaded = false
let lastPage: string | null = null
const configured = new Set<string>()
const reported = new Map<string, string>()

type GoogleRun = { allowed: TrackingIds; choices: ConsentChoices; page: string | null }

/** Runs Google's tags under Consent Mode v2: first all denied by default, then the choices, then a script. */
export function runGoogle({ allowed, choices, page }: GoogleRun) {
  const destinations = [allowed.analyticsId, allowed.adsId].filter((id) => id !== null)
  const isWanted = destinations.length > 0 || allowed.tagManagerId !== null
  if (!isPrepared && !isWanted) return
  prepare()
  sendChoices(choices)
  silence(configured, new Set(destinations))
  destinations.forEach(configure)
  if (allowed.tagManagerId !== null) loadManager(allowed.tagManagerId)
  if (page !== null && isWanted) whenTitled(() => reportPage(page, destinations))
}

function prepare() {
  if (isPrepared) return
  isPrepared = true
  window.dataLayer ??= []
  gtag('consent', 'default', { ...toConsentMode(toChoices([])), wait_for_update: WAIT_FOR_UPDATE })
  gtag('js', new Date())
}

function sendChoices(choices: ConsentChoices) {
  const text = consentSignals.filter((signal) => choices[signal]).join()
  if (text === sentChoices) return
  sentChoices = text
  gtag('consent', 'update', toConsentMode(choices))
}

// Analytics reports without cookies even when denied, so its own switch turns it off and on.
function silence(known: Set<string>, allowed: Set<string>) {
  for (const id of known) Reflect.set(window, `ga-disable-${id}`, !allowed.has(id))
}

function configure(id: string) {
  if (configured.has(id)) return
  if (configured.size === 0) loadScript(`${vendor}/gtag/js?id=${id}`)
  configured.add(id)
  // `reportPage` reports every page, the first one included.
  gtag('config', id, { send_page_view: false })
}

function loadManager(id: string) {
  if (isManagerLoaded) return
  isManagerLoaded = true
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`${vendor}/gtm.js?id=${id}`)
}

function reportPage(page: string, destinations: string[]) {
  const pending = destinations.filter((id) => reported.get(id) !== page)
  // The tag manager has an event of its own for the first page.
  const isStep = lastPage !== null && lastPage !== page
  if (pending.length > 0 || (destinations.length === 0 && isStep)) {
    gtag('event', 'page_view', {
      page_location: page,
      page_title: document.title,
      page_referrer: isStep ? lastPage : document.referrer,
      ...(pending.length > 0 ? { send_to: pending } : {}),
    })
  }
  for (const id of pending) reported.set(id, page)
  lastPage = page
}

// Google's scripts accept a command only as `arguments`, not as an array.
function gtag(..._command: unknown[]) {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments)
}

'use client'

import { useSyncExternalStore } from 'react'
import type { Consent, ConsentSignal } from '@/domain/consent/consent-choices'
import { consentKey, formatConsent, parseConsent } from '@/domain/consent/kept-consent'
import { createKeptText } from './kept-text'
import { createStorageListeners } from './storage-listeners'

/*
 * The visitor's decision, kept in local storage and shared by everything that waits for it. Where the browser has no
 * storage, or no room in it, the decision holds for as long as the document does.
 */

const { subscribe, notify } = createStorageListeners()
const kept = createKeptText(consentKey)
let known: { text: string | null; consent: Consent | null } = { text: null, consent: null }

function writeText(text: string | null) {
  kept.write(text)
  notify()
}

function getConsent(): Consent | null {
  const text = kept.read()
  // Equal texts give the same object, as React would otherwise render without end.
  if (text !== known.text) known = { text, consent: parseConsent(text, { now: Date.now() }) }
  return known.consent
}

/** The visitor's decision; null before there is one, and during server rendering. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, getConsent, () => null)
}

/** Whether the visitor has allowed a purpose: `useConsentGranted('functionality_storage')` for videos, maps and tours. */
export function useConsentGranted(signal: ConsentSignal): boolean {
  return useConsent()?.choices[signal] ?? false
}

export function keepConsent(consent: Consent) {
  writeText(formatConsent(consent))
}

/** Withdraws the decision: the visitor is asked again, and until then everything is denied. */
export function clearConsent() {
  writeText(null)
}

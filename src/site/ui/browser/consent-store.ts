'use client'

import { useSyncExternalStore } from 'react'
import type { Consent, ConsentSignal } from '@/domain/consent/consent-choices'
import { consentKey, formatConsent, parseConsent } from '@/domain/consent/kept-consent'
import { createStorageListeners } from './storage-listeners'

/*
 * The visitor's decision, kept in local storage and shared by everything that waits for it. Where the browser has no
 * storage the decision holds for as long as the document does.
 */

const { subscribe, notify } = createStorageListeners()
let withoutStorage: string | null = null
let known: { text: string | null; consent: Consent | null } = { text: null, consent: null }

function readText(): string | null {
  try {
    return window.localStorage.getItem(consentKey)
  } catch {
    return withoutStorage
  }
}

function writeText(text: string | null) {
  withoutStorage = text
  try {
    if (text === null) window.localStorage.removeItem(consentKey)
    else window.localStorage.setItem(consentKey, text)
  } catch {
    // Storage is disabled or full: `withoutStorage` has it.
  }
  notify()
}

function getConsent(): Consent | null {
  const text = readText()
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

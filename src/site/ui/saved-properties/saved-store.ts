'use client'

import { useSyncExternalStore } from 'react'
import {
  formatSavedProperties,
  noSavedProperties,
  parseSavedProperties,
  savedKey,
  type SavedProperties,
} from '@/domain/saved-properties/saved-properties'
import { createStorageListeners } from '@/site/ui/browser/storage-listeners'

/*
 * The visitor's properties, kept in local storage and shared by everything that shows or changes them. Where the browser has
 * no storage they last for as long as the document does.
 */

const { subscribe, notify } = createStorageListeners()
let withoutStorage: string | null = null
let known: { text: string | null; properties: SavedProperties } = {
  text: null,
  properties: noSavedProperties,
}

function readText(): string | null {
  try {
    return withoutStorage ?? window.localStorage.getItem(savedKey)
  } catch {
    return withoutStorage
  }
}

function writeText(text: string) {
  try {
    window.localStorage.setItem(savedKey, text)
    withoutStorage = null
  } catch {
    // Storage is disabled or full.
    withoutStorage = text
  }
}

function getSavedProperties(): SavedProperties {
  const text = readText()
  // Equal texts give the same object, as React would otherwise render without end.
  if (text !== known.text) known = { text, properties: parseSavedProperties(text) }
  return known.properties
}

/** The visitor's properties; none during server rendering. */
export function useSavedProperties(): SavedProperties {
  return useSyncExternalStore(subscribe, getSavedProperties, () => noSavedProperties)
}

/** Changes the stored properties, starting from what any tab has stored. */
export function changeSavedProperties(change: (properties: SavedProperties) => SavedProperties) {
  const before = getSavedProperties()
  const after = change(before)
  if (after === before) return
  writeText(formatSavedProperties(after))
  notify()
}

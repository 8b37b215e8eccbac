'use client'

import { useSyncExternalStore } from 'react'
import {
  formatSavedProperties,
  noSavedProperties,
  parseSavedProperties,
  savedKey,
  type SavedProperties,
} from '@/domain/saved-properties/saved-properties'
import { createKeptText } from '@/site/ui/browser/kept-text'
import { createStorageListeners } from '@/site/ui/browser/storage-listeners'

/*
 * The visitor's properties, kept in local storage and shared by everything that shows or changes them. Where the browser has
 * no storage they last for as long as the document does.
 */

const { subscribe, notify } = createStorageListeners()
const kept = createKeptText(savedKey)
let known: { text: string | null; properties: SavedProperties } = {
  text: null,
  properties: noSavedProperties,
}

function getSavedProperties(): SavedProperties {
  const text = kept.read()
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
  kept.write(formatSavedProperties(after))
  notify()
}

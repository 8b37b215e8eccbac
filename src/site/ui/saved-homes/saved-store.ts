'use client'

import { useSyncExternalStore } from 'react'
import {
  formatSavedHomes,
  noSavedHomes,
  parseSavedHomes,
  savedKey,
  type SavedHomes,
} from '@/domain/saved-homes/saved-homes'
import { createStorageListeners } from '@/site/ui/storage-listeners'

/*
 * The visitor's homes, kept in local storage and shared by everything that shows or changes them. Where the browser has
 * no storage they last for as long as the document does.
 */

const { subscribe, tell } = createStorageListeners()
let withoutStorage: string | null = null
let known: { text: string | null; homes: SavedHomes } = { text: null, homes: noSavedHomes }

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
    // Storage is closed or full.
    withoutStorage = text
  }
}

function getSavedHomes(): SavedHomes {
  const text = readText()
  // The same text gives the same object, or every render would start another.
  if (text !== known.text) known = { text, homes: parseSavedHomes(text) }
  return known.homes
}

/** The visitor's homes; none while the page is rendered on the server. */
export function useSavedHomes(): SavedHomes {
  return useSyncExternalStore(subscribe, getSavedHomes, () => noSavedHomes)
}

/** Changes what is kept, beginning with what any tab has left there. */
export function changeSavedHomes(change: (homes: SavedHomes) => SavedHomes) {
  const before = getSavedHomes()
  const after = change(before)
  if (after === before) return
  writeText(formatSavedHomes(after))
  tell()
}

'use client'

import { createContext, useContext, type ReactNode } from 'react'

type HeaderParts = { logo: ReactNode; languages: ReactNode }

const Place = createContext<keyof HeaderParts>('logo')

/** Where in the header the slot of the page is drawn: the slot is one, the places are several. */
export function HeaderPlace({ part, children }: { part: keyof HeaderParts; children: ReactNode }) {
  return <Place value={part}>{children}</Place>
}

/** What a page gives to its header; each place draws the part that is its own. */
export function HeaderPart(parts: HeaderParts) {
  return parts[useContext(Place)]
}

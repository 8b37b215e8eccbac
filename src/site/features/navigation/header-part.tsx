'use client'

import { createContext, useContext, type ReactNode } from 'react'

type HeaderParts = { logo: ReactNode; languages: ReactNode }

const Place = createContext<keyof HeaderParts>('logo')

/** The places of the header that the one slot of the page fills. */
export function HeaderPlace({ part, children }: { part: keyof HeaderParts; children: ReactNode }) {
  return <Place value={part}>{children}</Place>
}

/** The parts of the header from the page; each place shows its own part. */
export function HeaderPart(parts: HeaderParts) {
  return parts[useContext(Place)]
}

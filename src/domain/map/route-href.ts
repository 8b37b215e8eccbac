import type { Position } from '@/domain/properties/position'

type Destination = { position: Position | null; address: string }

/**
 * The way to a place in the visitor's map program, as https (Google, Maps URLs: a phone opens its app, a computer the site).
 * The position counts before the address, in words.
 */
export function routeHref({ position, address }: Destination): string {
  const destination = position ? `${position.lat},${position.lng}` : address
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`
}

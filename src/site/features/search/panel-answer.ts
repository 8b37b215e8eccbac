/** The answer of `GET /api/search`, as far as the panel reads it (contract of the site). */
export type PanelAnswer = {
  types: ({ id: number; name: string } & PanelLinks)[]
  cities: ({ name: string; zip: string; country: string | null } & PanelLinks)[]
  properties: { id: number; href: string; description: string; thumbnail: Thumbnail }[]
  /** All properties that the words find; absent where nothing was asked. */
  matches?: PanelLinks & { all: PanelLink }
  /** A line of more than a single name. */
  understood: { href: string; count: number; unread: string[] } | null
}

export type PanelLinks = { sale: PanelLink; rent: PanelLink }

export type PanelLink = { count: number; href: string | null }

type Thumbnail = { url: string; width: number; height: number }

export const emptyAnswer: PanelAnswer = { types: [], cities: [], properties: [], understood: null }

export const countOf = ({ types, cities, properties }: PanelAnswer): number =>
  types.length + cities.length + properties.length

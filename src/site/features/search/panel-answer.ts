/** The answer of `GET /api/search`, as far as the panel reads it (contract of the site). */
export type PanelAnswer = {
  types: ({ id: number; name: string } & PanelLinks)[]
  cities: ({ name: string; zip: string; country: string | null } & PanelLinks)[]
  properties: { id: number; href: string; description: string; thumbnail: Thumbnail }[]
  projects?: { id: number; href: string; name: string; place: string; thumbnail: Thumbnail }[]
  /** All properties that the words find; absent where nothing was asked. */
  matches?: PanelLinks & { all: PanelLink }
  /** A line of more than a single name. */
  understood: UnderstoodLine | null
}

/** `label` says the count in words. */
type UnderstoodLine = {
  href: string
  count: number
  label: string
  unread: string[]
  chips: LineChip[]
}

/** What a part of a line asks for, and the line without it. */
export type LineChip = { name: string; line: string }

export type PanelLinks = { sale: PanelLink; rent: PanelLink }

export type PanelLink = { count: number; href: string | null }

type Thumbnail = { url: string; width: number; height: number }

export const emptyAnswer: PanelAnswer = { types: [], cities: [], properties: [], understood: null }

export const countOf = ({ types, cities, properties, projects = [] }: PanelAnswer): number =>
  types.length + cities.length + properties.length + projects.length

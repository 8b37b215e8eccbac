import type { EnergyLabel } from '@/domain/energy/energy-label'
import type { Place } from '@/domain/places/place-index'
import type { Goal } from '@/domain/properties/goal'
import type { PropertyKind, LineFlag } from './line-words'

/** Rooms and sides of a house that lines count. */
export type CountedRoom = 'bedrooms' | 'bathrooms' | 'facades' | 'garage' | 'parking'

/** A lowest and a highest number; null for none. */
export type Range = { min: number | null; max: number | null }

/** What a part of a line asks for. */
export type LineMeaning =
  | { by: 'goal'; goal: Goal }
  /** WebIDs. */
  | { by: 'types'; types: readonly number[]; kind: PropertyKind | null; isExcluded: boolean }
  | { by: 'rooms'; room: CountedRoom; least: number }
  /** In m². */
  | ({ by: 'area'; of: 'living' | 'plot' } & Range)
  /** In euro. */
  | ({ by: 'price' } & Range)
  | { by: 'flag'; flag: LineFlag }
  | { by: 'labels'; labels: readonly EnergyLabel[] }
  /** In one of these places, or within some kilometres of the first. */
  | { by: 'places'; places: readonly Place[]; kilometres: number | null }

/** Where a part stands in its line. */
export type LineSpan = { start: number; end: number }

export type LinePart = LineSpan & { meaning: LineMeaning }

/**
 * What a rule of the grammar finds: parts, words that it leaves unread, and the lexeme after it. Some parts are settled once
 * the whole line is read (`settle.ts`).
 */
export type Found = { drafts: readonly Draft[]; unread?: readonly LineSpan[]; next: number }

/** What a surface belongs to: a terrace is something else, and so is a workplace if a home has it. */
export type SurfaceOwner = 'living' | 'plot' | 'garden' | 'workplace' | 'other'

/** A part before the whole line is known. */
export type Draft = LineSpan & {
  meaning:
    | LineMeaning
    /** A surface that may be one of the plot, and one that belongs to something else. */
    | ({ by: 'surface'; of: SurfaceOwner | null } & Range)
    /** A number without a word for what it counts. */
    | { by: 'bare'; number: number }
    /** A garage or a parking space: a type, or a feature of one. */
    | { by: 'car'; room: 'garage' | 'parking'; count: number | null; types: readonly number[] }
  /** After "avec": a feature of a home and not a type beside it. */
  isFeature?: boolean
  /** Alone after "avec": a dwelling in a house. */
  isPart?: boolean
  /** A plot that belongs to the surface beside it. */
  isMeasured?: boolean
  /** Dwellings after their number: "5 appartements". */
  isCounted?: boolean
  /** Rooms of all kinds, which bedrooms beside them count more precisely. */
  isOfPieces?: boolean
  /** A room to work in, if the line asks for a dwelling. */
  isStudy?: boolean
  /** A garage that stands beside a store, of which either will do. */
  isEither?: boolean
  /** What a plot is for: "Grundstück für Einfamilienhaus". */
  isPurpose?: boolean
  /** A postcode or a price, whichever the line has use for. */
  orPrice?: number
}

import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { canonicalKey } from '@/domain/routing/routes'

export type Feature = { feature: string; done: number; total: number }

/** The counts of one feature of the import; in a dry run, the expected ones. */
export type FeatureReport = { feature: string; created: number; updated: number; unchanged: number }

/**
 * A document that an editor could not publish, and why. It is a draft, alone or beside the published version; if the
 * published version has the same faults, it is published all the same.
 */
export type HeldDocument = {
  feature: string
  key: string
  kept: 'draft' | 'draft beside' | 'published'
  reasons: string[]
}

/** The conditions for publishing a document. */
export type RecordGate = {
  /** Why a document may not be published. */
  reasonsOf: (doc: RecordData) => string[]
  /** The values of the record for these conditions. */
  given: () => RecordData
}

export type ImportContext = {
  payload: Payload
  folder: string
  dryRun: boolean
  /** Whether files may be fetched from this machine and its network. */
  allowPrivateHosts: boolean
  onProgress: (progress: Feature) => void
  warnings: string[]
  reports: FeatureReport[]
  held: HeldDocument[]
  /** Document ids by collection and by the snapshot's key. */
  ids: Map<CollectionSlug, Map<string, number>>
  /** Media ids by the `Url` of the snapshot. */
  pictures: Map<string, number>
  /** The `Url` of each picture, and the file of each document, that could not be fetched. */
  missingFiles: Set<string>
}

export type RecordData = Record<string, unknown>

/** A document to write: its key, the source of its fingerprint, and its data, which are made only if it differs. */
export type ImportRecord = {
  key: string
  source: unknown
  build: (req: PayloadRequest) => Promise<RecordData> | RecordData
  /** Values for a new document only; later imports leave them unchanged. */
  initial?: RecordData
  /** Values that depend on those of the existing document, in place of the record's. */
  keep?: (before: RecordData) => RecordData
  /** Adds what the document still lacks after merging its data with the existing document. */
  complete?: (doc: RecordData) => RecordData
  gate?: RecordGate
}

type Reference = { collection: CollectionSlug; key: string | number }

/** The key in the form in which it is compared: the original paths of pages ignore case and accents. */
export const comparedKey = ({ collection, key }: Reference): string =>
  collection === 'pages' ? canonicalKey(String(key)) : String(key)

export function findId(context: ImportContext, target: Reference): number | null {
  return context.ids.get(target.collection)?.get(comparedKey(target)) ?? null
}

/** The id of a document that another record names; an unknown name is reported once and left out. */
export function resolveId(
  context: ImportContext,
  target: { collection: CollectionSlug; key: string | number | null | undefined; by: string },
): number | null {
  if (target.key === null || target.key === undefined || target.key === '') return null
  const id = findId(context, { collection: target.collection, key: target.key })
  if (id === null) {
    const warning = `${target.by}: there is no ${target.collection} "${target.key}"; left out`
    if (!context.warnings.includes(warning)) context.warnings.push(warning)
  }
  return id
}

export function resolveIds(
  context: ImportContext,
  target: { collection: CollectionSlug; keys: readonly (string | number)[]; by: string },
): number[] {
  return target.keys.flatMap(
    (key) => resolveId(context, { collection: target.collection, key, by: target.by }) ?? [],
  )
}

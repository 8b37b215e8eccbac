import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { canonicalKey } from '@/domain/routing/routes'

export type Feature = { feature: string; done: number; total: number }

/** What one feature of the import came to; in a dry run, what it would come to. */
export type FeatureReport = { feature: string; created: number; updated: number; unchanged: number }

/**
 * A document that an editor could not publish, and why. It is a draft, or one beside what is published; where what is
 * published lacked the same already, it is published all the same.
 */
export type HeldDocument = {
  feature: string
  key: string
  kept: 'draft' | 'draft beside' | 'published'
  reasons: string[]
}

/** What a document needs to be published. */
export type RecordGate = {
  /** Why a document may not be published. */
  reasonsOf: (doc: Data) => string[]
  /** What the record gives of all that is asked for. */
  given: () => Data
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
  /** Document ids by collection and by the key the snapshot knows the document under. */
  ids: Map<CollectionSlug, Map<string, number>>
  /** Media ids by the `Url` of the snapshot. */
  pictures: Map<string, number>
  /** The `Url` of each picture, and the file of each document, that cannot be had. */
  missingFiles: Set<string>
}

export type Data = Record<string, unknown>

/** One document to be: its key, what its fingerprint is taken from, and its data once it is known to differ. */
export type ImportRecord = {
  key: string
  source: unknown
  build: (req: PayloadRequest) => Promise<Data> | Data
  /** What only a new document is given; later imports leave it as it has become. */
  initial?: Data
  /** Adds what the document still lacks, once its data is merged with what was there. */
  complete?: (doc: Data) => Data
  gate?: RecordGate
}

type Reference = { collection: CollectionSlug; key: string | number }

/** The key as it is compared: the original paths of pages are the same in any case and with or without accents. */
export const comparedKey = ({ collection, key }: Reference): string =>
  collection === 'pages' ? canonicalKey(String(key)) : String(key)

export function findId(context: ImportContext, target: Reference): number | null {
  return context.ids.get(target.collection)?.get(comparedKey(target)) ?? null
}

/** The id of a document another record names; an unknown name is reported once and left out. */
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

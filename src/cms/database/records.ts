import type {
  CollectionSlug,
  DataFromCollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SelectType,
  Where,
} from 'payload'

// Below Payload's operations: without hooks, validation and access, in all languages at once, and within the transaction
// of the request where there is one. The caller has to make sure that access is allowed.

type RecordQuery<Slug extends CollectionSlug = CollectionSlug> = {
  collection: Slug
  where?: Where
  select?: SelectType
  req?: Partial<PayloadRequest>
  /** Of a collection with a bin: its documents in the bin are left out, unless it says that they are read `too`, or they `only`. */
  bin?: 'too' | 'only'
}

/** The query for the database, which knows nothing of the bin. */
function outsideBin<Query extends RecordQuery>(
  { collections }: Payload,
  { bin, ...query }: Query,
): Omit<Query, 'bin'> {
  if (!collections[query.collection].config.trash || bin === 'too') return query
  const place: Where = { deletedAt: { exists: bin === 'only' } }
  return { ...query, where: query.where ? { and: [query.where, place] } : place }
}

type Range = { sort?: string; limit?: number }

/** The first stored document of a collection that meets a condition; null if there is none. */
export const findRecord = <Slug extends CollectionSlug>(
  payload: Payload,
  query: RecordQuery<Slug>,
): Promise<DataFromCollectionSlug<Slug> | null> =>
  payload.db.findOne<DataFromCollectionSlug<Slug>>(outsideBin(payload, query))

/** The stored documents of a collection that meet a condition; without a limit all of them. */
export async function findRecords<Slug extends CollectionSlug>(
  payload: Payload,
  query: RecordQuery<Slug> & Range,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.db.find<DataFromCollectionSlug<Slug>>({
    limit: 0,
    ...outsideBin(payload, query),
    pagination: false,
  })
  return docs
}

/**
 * The first stored document that meets a condition, as a type that the caller names: for any collection, or with all languages of
 * localized fields; null if there is none.
 */
export const findRecordAs = <Doc extends { id: number }>(
  payload: Payload,
  query: RecordQuery,
): Promise<Doc | null> => payload.db.findOne<Doc>(outsideBin(payload, query))

/** The stored documents that meet a condition, as a type that the caller names; without a limit all of them. */
export async function findRecordsAs<Doc extends { id: number }>(
  payload: Payload,
  query: RecordQuery & Range,
): Promise<Doc[]> {
  const { docs } = await payload.db.find<Doc>({
    limit: 0,
    ...outsideBin(payload, query),
    pagination: false,
  })
  return docs
}

type GlobalQuery = { slug: GlobalSlug; select?: SelectType; req?: Partial<PayloadRequest> }

/** What is stored of a global, with all languages of its localized fields; nothing before it is first saved. */
export const findGlobalRecordAs = <Doc extends Record<string, unknown>>(
  { db }: Payload,
  query: GlobalQuery,
): Promise<Partial<Doc>> => db.findGlobal<Partial<Doc>>(query)

/** How many documents of a collection meet a condition. */
export async function countRecords(payload: Payload, query: RecordQuery): Promise<number> {
  const { totalDocs } = await payload.db.count(outsideBin(payload, query))
  return totalDocs
}

type RecordToWrite = {
  collection: CollectionSlug
  data: Record<string, unknown>
  req?: Partial<PayloadRequest>
}

/** Stores a document and returns only its number, as reading it back with all texts takes longer than writing it. */
export async function createRecord({ db }: Payload, written: RecordToWrite): Promise<number> {
  const { id }: { id: number } = await db.create({ ...written, select: { id: true } })
  return id
}

/** Writes a document, with all languages of localized fields. */
export async function updateRecord({ db }: Payload, written: RecordToWrite & { id: number }): Promise<void> {
  await db.updateOne({ ...written, returning: false })
}

/** Deletes the documents that meet a condition. */
export async function deleteRecords(payload: Payload, which: RecordQuery & { where: Where }): Promise<void> {
  await payload.db.deleteMany(outsideBin(payload, which))
}

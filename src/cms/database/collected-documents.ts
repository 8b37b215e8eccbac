import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { CollectedRows } from './collected-rows'
import { tableOf } from './table-of'
import type { SQL } from './tables'
import { transactionOf } from './transactions'

type Adapter = Payload['db']

type DocumentToWrite = { collection: CollectionSlug; data: Record<string, unknown> }

type StoredDocument = DocumentToWrite & { id: number }

// More take more memory and are hardly faster.
const documentsAtOnce = 100

/**
 * Writes many documents at once, in the transaction of the request and in all languages. The rows are those that Payload's
 * adapter makes of a document; those to insert are kept, and written with one statement for each table. Until `write` what
 * is read may lack them.
 */
export class CollectedDocuments {
  private readonly rows: CollectedRows
  /** What Payload runs after the insert of a version. */
  private statements: SQL[] = []
  private waiting = 0
  private hasNew = false
  /** PostgreSQL writes while the next rows are made. */
  private writing: Promise<void> = Promise.resolve()
  /** Payload's adapter for new documents, and for those that are stored already. */
  private readonly creating: Adapter
  private readonly updating: Adapter

  constructor(private readonly req: PayloadRequest) {
    const { db } = req.payload
    this.rows = new CollectedRows(req)
    const insert = async (given: Parameters<Adapter['insert']>[0]) => {
      const { onConflictDoUpdate, tableName, values } = given
      // The row of a stored document is written over at once.
      if (onConflictDoUpdate) return db.insert(given)
      return this.rows.add(tableName, Array.isArray(values) ? values : [values])
    }
    const keep = async ({ sql }: { sql: SQL }) => void this.statements.push(sql)
    // A new document has no earlier version that ceases to be the latest.
    this.creating = Object.assign(Object.create(db), { insert, execute: async () => undefined })
    this.updating = Object.assign(Object.create(db), { insert, execute: keep })
  }

  private async start(collection: CollectionSlug): Promise<string> {
    if (this.waiting >= documentsAtOnce) {
      await this.writing
      this.writing = this.writeTaken()
      // Whoever waits for it next gets its failure.
      this.writing.catch(() => undefined)
    }
    this.waiting += 1
    const table = tableOf(this.req.payload.db, collection)
    // Before the tables whose rows belong to it.
    this.rows.table(table)
    return table
  }

  private async addVersion(db: Adapter, { collection, id, data }: StoredDocument): Promise<void> {
    const config = this.req.payload.collections[collection]?.config
    if (!config || !hasDraftsEnabled(config)) return
    const now = new Date().toISOString()
    await db.createVersion({
      autosave: false,
      collectionSlug: collection,
      createdAt: now,
      parent: id,
      req: this.req,
      returning: false,
      updatedAt: now,
      versionData: { createdAt: now, updatedAt: now, ...data },
    })
  }

  /** Takes a new document with its first version, if its collection has versions, and returns its number. */
  async create({ collection, data }: DocumentToWrite): Promise<number> {
    const id = await this.rows.takeId(await this.start(collection))
    this.hasNew = true
    const { creating, req } = this
    await creating.create({ collection, customID: id, data, req, returning: false })
    await this.addVersion(creating, { collection, id, data })
    return id
  }

  /** Takes what a stored document becomes, and its newest version, which may be a draft beside it. */
  async update({
    collection,
    id,
    data,
    newest,
  }: StoredDocument & { newest: Record<string, unknown> }): Promise<void> {
    const { refersToItself } = this.rows.table(await this.start(collection))
    // The row of a stored document is written at once, and may name a new document.
    if (this.hasNew && refersToItself) await this.write()
    const { updating, req } = this
    await updating.updateOne({ collection, id, data, req, returning: false })
    // Last, because Payload takes the ids of the rows out of a version.
    await this.addVersion(updating, { collection, id, data: newest })
  }

  private async writeTaken(): Promise<void> {
    const { statements } = this
    this.statements = []
    this.waiting = 0
    await this.rows.write()
    const db = await transactionOf(this.req)
    for (const statement of statements) await db.execute(statement)
  }

  /** Writes what was taken and is not written yet. */
  async write(): Promise<void> {
    await this.writing
    await this.writeTaken()
    this.hasNew = false
  }

  /**
   * Waits for what is being written, without which the transaction must not end. Returns why that failed; whatever else was
   * asked of the transaction then fails too, with less of a reason.
   */
  async settle(): Promise<unknown> {
    return this.writing.then(
      () => null,
      (error: unknown) => error,
    )
  }
}

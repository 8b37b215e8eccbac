import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Where there are many properties, the similar ones of a page are found by their type, goal and place.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "property_search_similar_idx" ON "property_search"
    USING btree ("type_id", "goal", "shown_lat", "shown_lng") WHERE "status" = 'available';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "property_search_similar_idx";`)
}

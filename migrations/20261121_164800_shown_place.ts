import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Where the map shows each home, for "search this area": docs/search.md. The table is no collection of Payload, so the
// snapshot beside this file is the one of the migration before. The rows are emptied and made anew when the migrations
// have run (fillPropertySearch): only the code that blurs a place knows where a home is shown.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "property_search" ADD COLUMN "shown_lat" double precision, ADD COLUMN "shown_lng" double precision;
  CREATE INDEX "property_search_shown_place_idx" ON "property_search" USING btree ("shown_lat", "shown_lng");
  DELETE FROM "property_search";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "property_search" DROP COLUMN "shown_lat", DROP COLUMN "shown_lng";`)
}

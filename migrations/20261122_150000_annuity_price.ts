import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What a list of life annuities is filtered and sorted by: docs/search.md. The stored price itself goes, as nothing may
// ask for what is hidden. The rows are emptied and made anew when the migrations have run (fillPropertySearch).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "property_search" DROP COLUMN "price", ADD COLUMN "annuity_price" double precision;
  DELETE FROM "property_search";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "property_search" DROP COLUMN "annuity_price", ADD COLUMN "price" double precision;
  DELETE FROM "property_search";`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Searches compare the surface that matters for the type: a shop and a hall have no living surface (docs/search.md). The rows
// are emptied, and made anew when the migrations have run.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "property_search";
  ALTER TABLE "property_search" ADD COLUMN "usable_surface" double precision;
  DROP INDEX "property_search_surface_desc_idx";
  CREATE INDEX "property_search_surface_desc_idx" ON "property_search"
    USING btree ("usable_surface" DESC NULLS LAST, "public_id" DESC NULLS LAST);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "property_search_surface_desc_idx";
  CREATE INDEX "property_search_surface_desc_idx" ON "property_search"
    USING btree ("living_surface" DESC NULLS LAST, "public_id" DESC NULLS LAST);
  ALTER TABLE "property_search" DROP COLUMN "usable_surface";`)
}

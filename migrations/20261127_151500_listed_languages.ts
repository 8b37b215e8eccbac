import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Counts in a circle or a drawn area read the index of places alone, without the rows: it has what every list asks for, and the
// languages of a property beside its texts (docs/search.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "property_search"
    ADD COLUMN "listed_nl" boolean GENERATED ALWAYS AS ("text_nl" IS NOT NULL) STORED,
    ADD COLUMN "listed_fr" boolean GENERATED ALWAYS AS ("text_fr" IS NOT NULL) STORED,
    ADD COLUMN "listed_en" boolean GENERATED ALWAYS AS ("text_en" IS NOT NULL) STORED,
    ADD COLUMN "listed_de" boolean GENERATED ALWAYS AS ("text_de" IS NOT NULL) STORED;
  DROP INDEX "property_search_grid_idx";
  DROP INDEX "property_search_shown_place_idx";
  CREATE INDEX "property_search_shown_place_idx" ON "property_search" USING btree ("shown_lat", "shown_lng")
    INCLUDE ("goal", "status", "listed_nl", "listed_fr", "listed_en", "listed_de");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "property_search_shown_place_idx";
  CREATE INDEX "property_search_shown_place_idx" ON "property_search" USING btree ("shown_lat", "shown_lng");
  CREATE INDEX "property_search_grid_idx" ON "property_search"
    USING gist (point("shown_lng" * 100000::float8, "shown_lat" * 100000::float8));
  ALTER TABLE "property_search" DROP COLUMN "listed_nl", DROP COLUMN "listed_fr", DROP COLUMN "listed_en", DROP COLUMN "listed_de";`)
}

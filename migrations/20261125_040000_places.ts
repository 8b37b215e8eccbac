import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The places of the gazetteer by which a town is found (docs/places.md); the next start fills the table. The point of a
// property on the grid of drawn areas is indexed, and alerts hold circles and drawn areas (docs/search.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "town_places" (
  	"city_id" integer NOT NULL REFERENCES "cities" ("id") ON DELETE CASCADE,
  	"place_id" text NOT NULL,
  	PRIMARY KEY ("city_id", "place_id")
  );
  CREATE INDEX "town_places_place_idx" ON "town_places" USING btree ("place_id");
  CREATE INDEX "property_search_grid_idx" ON "property_search"
    USING gist (point("shown_lng" * 100000::float8, "shown_lat" * 100000::float8));
  ALTER TABLE "alert_search" ADD COLUMN "near" double precision[], ADD COLUMN "shape" polygon;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "alert_search" DROP COLUMN "near", DROP COLUMN "shape";
  DROP INDEX "property_search_grid_idx";
  DROP TABLE "town_places";`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The names by which a town is found, and those of them that nobody typed (docs/places.md). No collections of Payload, as
// both follow from the towns and the gazetteer. The rows of the search are made anew at the next start, with all names.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "town_search_names" (
  	"city_id" integer NOT NULL REFERENCES "cities" ("id") ON DELETE CASCADE,
  	"search_name" varchar NOT NULL,
  	PRIMARY KEY ("city_id", "search_name")
  );
  CREATE INDEX "town_search_names_search_name_idx" ON "town_search_names" USING btree ("search_name");
  CREATE TABLE "filled_town_names" (
  	"city_id" integer NOT NULL REFERENCES "cities" ("id") ON DELETE CASCADE,
  	"locale" text NOT NULL,
  	"name" varchar NOT NULL,
  	PRIMARY KEY ("city_id", "locale")
  );
  DELETE FROM "property_search";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "cities_locales" named USING "filled_town_names" filled
  WHERE named._parent_id = filled.city_id AND named._locale::text = filled.locale AND named.name = filled.name;
  DROP TABLE "filled_town_names";
  DROP TABLE "town_search_names";`)
}

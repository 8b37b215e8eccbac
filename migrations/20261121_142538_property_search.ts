import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the search knows of each published home, in one row: docs/search.md. No collection of Payload, so the snapshot
// beside this file is the one of the migration before. The rows of homes that are there already are made when the
// migrations have run (fillPropertySearch), by the same code that makes them after every save.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE TABLE "property_search" (
  	"property_id" integer PRIMARY KEY NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
  	"city_id" integer,
  	"type_id" integer,
  	"public_id" bigint,
  	"published_at" timestamp(3) with time zone,
  	"shown_price" double precision,
  	"bedrooms" double precision,
  	"living_surface" double precision,
  	"garden_surface" double precision,
  	"terrace_surface" double precision,
  	"garages" double precision,
  	"new_build" boolean,
  	"goal" text,
  	"status" text,
  	"energy_label" text,
  	"type_ids" integer[] NOT NULL,
  	"text_nl" text,
  	"text_fr" text,
  	"text_en" text,
  	"text_de" text,
  	"price" double precision,
  	"bathrooms" double precision,
  	"parkings" double precision,
  	"ground_surface" double precision,
  	"construction_year" double precision,
  	"facades" double precision,
  	"energy_kwh" double precision,
  	"marquee" double precision,
  	"life_annuity" boolean,
  	"publish_price" boolean
  );
  CREATE UNIQUE INDEX "property_search_public_id_idx" ON "property_search" USING btree ("public_id");
  CREATE INDEX "property_search_city_idx" ON "property_search" USING btree ("city_id");
  CREATE INDEX "property_search_newest_idx" ON "property_search" USING btree ("published_at" DESC NULLS LAST, "public_id" DESC NULLS LAST);
  CREATE INDEX "property_search_price_asc_idx" ON "property_search" USING btree ("goal", "shown_price" ASC NULLS LAST, "public_id" DESC NULLS LAST);
  CREATE INDEX "property_search_price_desc_idx" ON "property_search" USING btree ("goal", "shown_price" DESC NULLS LAST, "public_id" DESC NULLS LAST);
  CREATE INDEX "property_search_surface_desc_idx" ON "property_search" USING btree ("living_surface" DESC NULLS LAST, "public_id" DESC NULLS LAST);
  CREATE INDEX "property_search_text_nl_idx" ON "property_search" USING gin ("text_nl" gin_trgm_ops);
  CREATE INDEX "property_search_text_fr_idx" ON "property_search" USING gin ("text_fr" gin_trgm_ops);
  CREATE INDEX "property_search_text_en_idx" ON "property_search" USING gin ("text_en" gin_trgm_ops);
  CREATE INDEX "property_search_text_de_idx" ON "property_search" USING gin ("text_de" gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // The extension stays: another schema of this database may use it.
  await db.execute(sql`DROP TABLE "property_search";`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What search alerts are matched with, and what came of it (docs/alerts.md); Payload knows nothing of it, so the
// snapshot beside this file is the one of the migration before.
// alert_search: the wishes of each active alert. The index is kept current with every write: what it would collect for
// later, the next home would have to look through.
// alert_homes: each home as it was when alerts were last matched with it. Those that are there already are no news.
// alert_events: what is still to be told. It is written for 100,000 alerts at once, so that nothing is looked up for its
// rows; those of an alert or a home that is gone are dropped when they are due.
// alert_told: what somebody was told last of a home, by address: of two of his alerts, one tells him.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "alert_search" (
  	"alert_id" integer PRIMARY KEY NOT NULL REFERENCES "alerts" ("id") ON DELETE CASCADE,
  	"goal" text,
  	"types" integer[] NOT NULL,
  	"places" text[] NOT NULL,
  	"min_price" double precision,
  	"max_price" double precision,
  	"min_bedrooms" double precision,
  	"min_bathrooms" double precision,
  	"min_garages" double precision,
  	"min_parkings" double precision,
  	"terrace" boolean NOT NULL,
  	"garden" boolean NOT NULL,
  	"language" text NOT NULL,
  	"frequency" text NOT NULL
  );
  CREATE INDEX "alert_search_wishes_idx" ON "alert_search" USING gin ("places", "types") WITH (fastupdate = off);
  CREATE TABLE "alert_homes" (
  	"property_id" integer PRIMARY KEY NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
  	"goal" text,
  	"is_published" boolean NOT NULL,
  	"was_published" boolean NOT NULL,
  	"status" text,
  	"languages" text[] NOT NULL,
  	"shown_price" double precision,
  	"matched_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "alert_events" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"alert_id" integer NOT NULL,
  	"property_id" integer NOT NULL,
  	"kind" text NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"previous_price" double precision,
  	"due_at" timestamp(3) with time zone NOT NULL
  );
  CREATE INDEX "alert_events_due_idx" ON "alert_events" USING btree ("due_at", "alert_id");
  CREATE INDEX "alert_events_alert_idx" ON "alert_events" USING btree ("alert_id");
  CREATE TABLE "alert_told" (
  	"email" text NOT NULL,
  	"property_id" integer NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
  	"kind" text NOT NULL,
  	"price" double precision,
  	"at" timestamp(3) with time zone NOT NULL,
  	PRIMARY KEY ("email", "property_id")
  );
  CREATE INDEX "alert_told_property_idx" ON "alert_told" USING btree ("property_id");
  INSERT INTO "alert_homes" ("property_id", "goal", "is_published", "was_published", "status", "languages", "shown_price")
  SELECT home.id, home.goal::text, home._status = 'published', home.published_at IS NOT NULL, home.status::text,
    CASE WHEN home._status = 'published' THEN array_remove(ARRAY[
      CASE WHEN home.listed_in_dutch AND 'nl' = ANY (own.locales) THEN 'nl' END,
      CASE WHEN home.listed_in_french AND 'fr' = ANY (own.locales) THEN 'fr' END,
      CASE WHEN home.listed_in_english AND 'en' = ANY (own.locales) THEN 'en' END,
      CASE WHEN home.listed_in_german AND 'de' = ANY (own.locales) THEN 'de' END], NULL) ELSE '{}' END,
    CASE WHEN home._status = 'published' AND home.price > 0 AND (home.goal = 'rent' OR home.publish_price) THEN home.price END
  FROM "properties" home
  LEFT JOIN LATERAL (SELECT array_agg(_locale::text) AS locales FROM "properties_locales"
    WHERE _parent_id = home.id AND title IS NOT NULL) own ON true
  WHERE home._status = 'published' OR home.published_at IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "alert_told";
  DROP TABLE "alert_events";
  DROP TABLE "alert_homes";
  DROP TABLE "alert_search";`)
}

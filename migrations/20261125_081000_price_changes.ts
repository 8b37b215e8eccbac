import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The prices of properties that visitors saw, one row a change; `refreshPropertySearch` writes them. What is shown today is
// where the changes begin. A price with a note (per square metre, per year) is noted at its next save, which reads the note.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "price_changes" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"property_id" integer NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
  	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"goal" text NOT NULL,
  	"old_price" double precision,
  	"new_price" double precision NOT NULL
  );
  CREATE INDEX "price_changes_property_idx" ON "price_changes" USING btree ("property_id", "id");
  INSERT INTO "price_changes" ("property_id", "goal", "new_price")
    SELECT "id", "goal"::text, "price" FROM "properties"
    WHERE "_status" = 'published' AND "price" > 0 AND ("goal" = 'rent' OR "publish_price")
      AND NOT ("goal" = 'sale' AND coalesce("life_annuity_enabled", false))
      AND NOT EXISTS (SELECT FROM "properties_locales"
        WHERE "_parent_id" = "properties"."id" AND trim(coalesce("price_unit_text", '')) <> '');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "price_changes";`)
}

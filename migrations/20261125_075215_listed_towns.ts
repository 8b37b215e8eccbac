import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The goals and languages in which a town has or once had a published property: its pages stay (docs/places.md). The rows of
// the search get the prices that can be compared, and are emptied and made anew when the migrations have run. Towns get the
// text of their pages.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "cities_locales" ADD COLUMN "page_text" varchar;
  CREATE TABLE "listed_towns" (
    "city_id" integer NOT NULL REFERENCES "cities" ("id") ON DELETE CASCADE,
    "goal" text NOT NULL,
    "locale" text NOT NULL,
    PRIMARY KEY ("city_id", "goal", "locale")
  );
  INSERT INTO "listed_towns" ("city_id", "goal", "locale")
    SELECT DISTINCT "city_id", "goal"::text, "listed"."locale" FROM "properties",
      LATERAL (VALUES ('nl', "listed_in_dutch"), ('fr', "listed_in_french"), ('en', "listed_in_english"),
        ('de', "listed_in_german")) AS "listed" ("locale", "is_listed")
    WHERE "published_at" IS NOT NULL AND "city_id" IS NOT NULL AND "goal" IS NOT NULL AND "listed"."is_listed";
  CREATE TRIGGER "listed_towns_announced" AFTER INSERT OR UPDATE OR DELETE ON "listed_towns"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('listed-towns');
  CREATE FUNCTION "public"."note_listed_town"() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    INSERT INTO "public"."listed_towns" ("city_id", "goal", "locale")
      SELECT NEW."city_id", NEW."goal", "listed"."locale" FROM (VALUES ('de', NEW."text_de"), ('en', NEW."text_en"),
        ('fr', NEW."text_fr"), ('nl', NEW."text_nl")) AS "listed" ("locale", "text")
      WHERE NEW."city_id" IS NOT NULL AND NEW."goal" IS NOT NULL AND "listed"."text" IS NOT NULL
        AND NOT EXISTS (SELECT FROM "public"."listed_towns" "known" WHERE "known"."city_id" = NEW."city_id"
          AND "known"."goal" = NEW."goal" AND "known"."locale" = "listed"."locale")
      ORDER BY "listed"."locale"
      ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $body$;
  CREATE TRIGGER "property_search_listed_towns" AFTER INSERT OR UPDATE ON "property_search"
    FOR EACH ROW EXECUTE FUNCTION "public"."note_listed_town"();
  ALTER TABLE "property_search" ADD COLUMN "comparable_price" double precision;
  DELETE FROM "property_search";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "property_search" DROP COLUMN "comparable_price";
  DROP TRIGGER "property_search_listed_towns" ON "property_search";
  DROP FUNCTION "public"."note_listed_town"();
  DROP TABLE "listed_towns";
  ALTER TABLE "cities_locales" DROP COLUMN "page_text";`)
}

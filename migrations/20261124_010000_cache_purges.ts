import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The caches in front of the site, and what they have to drop: written with the change itself (docs/caching.md). Payload knows
// neither table, so the snapshot beside this file is the one of the migration before.
const texts = ['nl', 'fr', 'en', 'de'].map((locale) => `text_${locale}`)
const rowOf = (name: string) =>
  `to_jsonb(${name}) || jsonb_build_object(${texts.map((text) => `'${text}', md5(${name}.${text})`).join(', ')})`

const announceSearchRow = (purge: string) => `
  CREATE OR REPLACE FUNCTION "public"."announce_search_row"() RETURNS trigger LANGUAGE plpgsql AS $body$
  DECLARE
    before jsonb; after jsonb; message text;
  BEGIN
    IF TG_OP <> 'INSERT' THEN before := ${rowOf('OLD')}; END IF;
    IF TG_OP <> 'DELETE' THEN after := ${rowOf('NEW')}; END IF;
    IF before IS DISTINCT FROM after THEN
      ${purge}
      message := jsonb_build_object('row', jsonb_build_object('before', before, 'after', after))::text;
      -- PostgreSQL takes no longer ones, and a save must not fail for it.
      PERFORM pg_notify('site_changes', CASE WHEN octet_length(message) < 8000 THEN message ELSE '{"everything":true}' END);
    END IF;
    RETURN NULL;
  END $body$;`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
  CREATE TABLE "public"."purged_caches" ("address" text PRIMARY KEY);
  CREATE TABLE "public"."cache_purges" (
    "id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    "cache" text NOT NULL REFERENCES "public"."purged_caches" ON DELETE CASCADE,
    "tags" text[] NOT NULL,
    "round" integer NOT NULL DEFAULT 0,
    "due_at" timestamp with time zone NOT NULL DEFAULT now(),
    "transaction_id" xid8 NOT NULL DEFAULT pg_current_xact_id()
  );
  CREATE INDEX "cache_purges_due" ON "public"."cache_purges" ("cache", "due_at");
  CREATE INDEX "cache_purges_transaction" ON "public"."cache_purges" ("transaction_id");
  CREATE FUNCTION "public"."purge_tags"(VARIADIC purged text[]) RETURNS void LANGUAGE plpgsql AS $body$
  BEGIN
    -- A save of one document says the same several times.
    INSERT INTO "public"."cache_purges" ("cache", "tags")
      SELECT "address", purged FROM "public"."purged_caches" WHERE NOT EXISTS (
        SELECT FROM "public"."cache_purges" "said" WHERE "said"."transaction_id" = pg_current_xact_id()
          AND "said"."cache" = "address" AND "said"."tags" = purged);
    IF FOUND THEN PERFORM pg_notify('cache_purges', ''); END IF;
  END $body$;
  CREATE OR REPLACE FUNCTION "public"."announce_tags"(VARIADIC tags text[]) RETURNS void LANGUAGE sql AS $body$
    SELECT "public"."purge_tags"(VARIADIC tags);
    SELECT pg_notify('site_changes', jsonb_build_object('tags', tags)::text);
  $body$;
  ${announceSearchRow(`PERFORM "public"."purge_tags"('property-search');`)}`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
  ${announceSearchRow('')}
  CREATE OR REPLACE FUNCTION "public"."announce_tags"(VARIADIC tags text[]) RETURNS void LANGUAGE sql AS $body$
    SELECT pg_notify('site_changes', jsonb_build_object('tags', tags)::text);
  $body$;
  DROP FUNCTION "public"."purge_tags"(text[]);
  DROP TABLE "public"."cache_purges";
  DROP TABLE "public"."purged_caches";`),
  )
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the ads of published properties lack, and since when (docs/duties.md): filled with the rows of the search. What is broken in
// the content, the links to other sites, and the checks (docs/broken.md). Payload does not know these tables; it knows those of the
// texts of mails (docs/mail-texts.md), whose changes are announced: the settings of forms are cached with them (docs/caching.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "missing_duties" (
    "property_id" integer NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
    "duty" text NOT NULL,
    "since" date NOT NULL,
    PRIMARY KEY ("property_id", "duty")
  );
  CREATE TABLE "broken_things" (
    "key" text PRIMARY KEY,
    "kind" text NOT NULL,
    "document" text NOT NULL,
    "place" text NOT NULL,
    "locale" text,
    "target" text NOT NULL,
    "found_at" timestamp with time zone NOT NULL
  );
  CREATE INDEX "broken_things_kind_idx" ON "broken_things" USING btree ("kind", "found_at");
  CREATE TABLE "outside_links" (
    "url" text PRIMARY KEY,
    "failures" integer NOT NULL DEFAULT 0,
    "failed_on" date,
    "asked_at" timestamp with time zone
  );
  CREATE TABLE "broken_checks" (
    "id" bigserial PRIMARY KEY NOT NULL,
    "begun_at" timestamp with time zone NOT NULL,
    "ended_at" timestamp with time zone,
    "fault" text
  );
   CREATE TABLE "mail_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mail_texts_locales" (
  	"texts" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "mail_texts_locales" ADD CONSTRAINT "mail_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "mail_texts_locales_locale_parent_id_unique" ON "mail_texts_locales" USING btree ("_locale","_parent_id");
  CREATE TRIGGER "mail_texts_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."mail_texts"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('mail-texts');
  CREATE TRIGGER "mail_texts_locales_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."mail_texts_locales"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('mail-texts');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "mail_texts_locales";
  DROP TABLE "mail_texts";
  DROP TABLE "broken_checks";
  DROP TABLE "outside_links";
  DROP TABLE "broken_things";
  DROP TABLE "missing_duties";`)
}

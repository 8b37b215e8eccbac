import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the ads of published properties lack, and since when (docs/duties.md): filled with the rows of the search. What is broken in
// the content, the links to other sites, and the checks (docs/broken.md). Payload does not know these tables, so the snapshot
// beside this file is the one of the migration before.
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
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "begun_at" timestamp with time zone NOT NULL,
    "ended_at" timestamp with time zone,
    "fault" text
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "broken_checks";
  DROP TABLE "outside_links";
  DROP TABLE "broken_things";
  DROP TABLE "missing_duties";`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the ads of published properties lack, and since when (docs/duties.md). The worker fills it when it starts. Payload does
// not know the table, so the snapshot beside this file is the one of the migration before.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "missing_duties" (
    "property_id" integer NOT NULL REFERENCES "properties" ("id") ON DELETE CASCADE,
    "duty" text NOT NULL,
    "since" date NOT NULL,
    PRIMARY KEY ("property_id", "duty")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "missing_duties";`)
}

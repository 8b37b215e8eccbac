import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Which originals are clean and what those of an earlier time were called: docs/media.md. No collection of Payload's.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "media_originals" (
    "media_id" integer PRIMARY KEY REFERENCES "media" ("id") ON DELETE CASCADE,
    "former_name" text UNIQUE,
    "is_erased" boolean NOT NULL DEFAULT false
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "media_originals";`)
}

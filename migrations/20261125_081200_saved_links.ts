import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The links that carry favourites to another device (docs/saved-properties.md). Payload does not know the table, so the
// snapshot beside this file is the one of the migration before.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "saved_links" (
    "token_hash" text PRIMARY KEY,
    "public_ids" integer[] NOT NULL,
    "expires_at" timestamp with time zone NOT NULL
  );
  CREATE INDEX "saved_links_expires_at_idx" ON "saved_links" USING btree ("expires_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "saved_links";`)
}

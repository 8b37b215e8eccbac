import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The number of a deleted home, project, form, list or category is never given again: its links would lead to another one.
// Staff get a mail when they log in from a browser that their account has not used (docs/access.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "deleted_public_ids" (
    "collection" text PRIMARY KEY,
    "highest" bigint NOT NULL
  );
  CREATE TABLE "known_browsers" (
    "token_hash" text NOT NULL,
    "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
    "seen_at" timestamp with time zone NOT NULL,
    PRIMARY KEY ("token_hash", "user_id")
  );
  CREATE INDEX "known_browsers_user_idx" ON "known_browsers" USING btree ("user_id", "seen_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "known_browsers";
  DROP TABLE "deleted_public_ids";`)
}

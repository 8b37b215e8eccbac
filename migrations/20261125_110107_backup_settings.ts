import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The runs of backups are written by our own SQL (docs/backups.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "backup_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_daily" boolean DEFAULT true,
  	"kept" numeric DEFAULT 14 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  CREATE TABLE "backup_runs" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"begun_at" timestamp with time zone NOT NULL,
  	"ended_at" timestamp with time zone,
  	"name" text,
  	"place" text NOT NULL,
  	"missing" integer DEFAULT 0 NOT NULL,
  	"fault" text
  );
  CREATE INDEX "backup_runs_begun_at_idx" ON "backup_runs" USING btree ("begun_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "backup_runs";
   DROP TABLE "backup_settings" CASCADE;`)
}

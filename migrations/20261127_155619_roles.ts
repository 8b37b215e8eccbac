import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_translates_into" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TYPE "public"."enum_site_settings_languages_missing_texts" AS ENUM('warn', 'refuse');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'reader';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'translator';
  ALTER TYPE "public"."enum_audit_entries_role" ADD VALUE 'reader';
  ALTER TYPE "public"."enum_audit_entries_role" ADD VALUE 'translator';
  CREATE TABLE "users_translates_into" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_translates_into",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "languages_missing_texts" "enum_site_settings_languages_missing_texts" DEFAULT 'warn' NOT NULL;
  ALTER TABLE "users_translates_into" ADD CONSTRAINT "users_translates_into_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_translates_into_order_idx" ON "users_translates_into" USING btree ("order");
  CREATE INDEX "users_translates_into_parent_idx" ON "users_translates_into" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_translates_into" CASCADE;
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'agent'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'agent');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'agent'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "audit_entries" ALTER COLUMN "role" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_role";
  CREATE TYPE "public"."enum_audit_entries_role" AS ENUM('admin', 'editor', 'agent');
  ALTER TABLE "audit_entries" ALTER COLUMN "role" SET DATA TYPE "public"."enum_audit_entries_role" USING "role"::"public"."enum_audit_entries_role";
  ALTER TABLE "site_settings" DROP COLUMN "languages_missing_texts";
  DROP TYPE "public"."enum_users_translates_into";
  DROP TYPE "public"."enum_site_settings_languages_missing_texts";`)
}

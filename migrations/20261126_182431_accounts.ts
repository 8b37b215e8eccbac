import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_entries_role" AS ENUM('admin', 'editor', 'agent');
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'change', 'publish', 'unpublish', 'delete', 'restore', 'write', 'export', 'erase', 'import', 'sign-in', 'failed-sign-in', 'sign-out', 'new-password', 'role', 'invite', 'join', 'impersonation-begin', 'impersonation-end');
  CREATE TYPE "public"."enum_audit_entries_language" AS ENUM('nl', 'fr', 'en', 'de');
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"account_id" integer,
  	"account_number" numeric,
  	"role" "enum_audit_entries_role",
  	"action" "enum_audit_entries_action" NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" varchar,
  	"title" varchar,
  	"fields" jsonb,
  	"language" "enum_audit_entries_language"
  );
  
  CREATE TABLE "security_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"audit_months" numeric DEFAULT 12 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "joined_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "invitation_version" numeric DEFAULT 0;
  ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");
  CREATE INDEX "audit_entries_account_idx" ON "audit_entries" USING btree ("account_id");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "audit_entries_kind_idx" ON "audit_entries" USING btree ("kind");`)
  // Lists are sorted by these as dictionaries do (see the migration order_of_names); a PostgreSQL without ICU keeps its own order.
  await db.execute(sql`
    do $$ begin
      if exists (select from pg_collation where collname = 'und-x-icu') then
        alter table audit_entries alter column name type varchar collate "und-x-icu", alter column title type varchar collate "und-x-icu";
      end if;
    end $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "security_settings" CASCADE;
  ALTER TABLE "users" DROP COLUMN "invited_at";
  ALTER TABLE "users" DROP COLUMN "joined_at";
  ALTER TABLE "users" DROP COLUMN "invitation_version";
  DROP TYPE "public"."enum_audit_entries_role";
  DROP TYPE "public"."enum_audit_entries_action";
  DROP TYPE "public"."enum_audit_entries_language";`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The second factor of staff: the roles that need one, its words in the log, and what accounts have (docs/access.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_security_settings_second_factor_roles" AS ENUM('admin', 'editor', 'agent', 'reader', 'translator');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'factor-on' BEFORE 'impersonation-begin';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'factor-off' BEFORE 'impersonation-begin';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'factor-reset' BEFORE 'impersonation-begin';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'recovery-codes' BEFORE 'impersonation-begin';
  CREATE TABLE "security_settings_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_security_settings_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "security_settings_second_factor_roles" ADD CONSTRAINT "security_settings_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."security_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "security_settings_second_factor_roles_order_idx" ON "security_settings_second_factor_roles" USING btree ("order");
  CREATE INDEX "security_settings_second_factor_roles_parent_idx" ON "security_settings_second_factor_roles" USING btree ("parent_id");
  CREATE TABLE "staff_factors" (
    "user_id" integer PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
    "secret" text NOT NULL,
    "last_step" bigint,
    "since" timestamp with time zone NOT NULL
  );
  CREATE TABLE "staff_recovery_codes" (
    "user_id" integer NOT NULL REFERENCES "staff_factors" ("user_id") ON DELETE CASCADE,
    "code_hash" text NOT NULL,
    PRIMARY KEY ("user_id", "code_hash")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "staff_recovery_codes";
  DROP TABLE "staff_factors";
  DROP TABLE "security_settings_second_factor_roles" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_entries" WHERE "action" IN ('factor-on', 'factor-off', 'factor-reset', 'recovery-codes');
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'change', 'publish', 'unpublish', 'plan', 'cancel-plan', 'publish-planned', 'unpublish-planned', 'fail-plan', 'delete', 'restore', 'write', 'export', 'erase', 'import', 'sign-in', 'failed-sign-in', 'sign-out', 'new-password', 'role', 'invite', 'join', 'impersonation-begin', 'impersonation-end');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP TYPE "public"."enum_security_settings_second_factor_roles";`)
}

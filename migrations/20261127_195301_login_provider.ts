import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The links of accounts with the provider of logins, and its words in the log (docs/access.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'link-provider' BEFORE 'impersonation-begin';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'unlink-provider' BEFORE 'impersonation-begin';
  CREATE TABLE "staff_provider_links" (
    "user_id" integer PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
    "issuer" text NOT NULL,
    "subject" text NOT NULL,
    "since" timestamp with time zone NOT NULL,
    UNIQUE ("issuer", "subject")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "staff_provider_links";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_entries" WHERE "action" IN ('link-provider', 'unlink-provider');
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'change', 'publish', 'unpublish', 'plan', 'cancel-plan', 'publish-planned', 'unpublish-planned', 'fail-plan', 'delete', 'restore', 'write', 'export', 'erase', 'import', 'sign-in', 'failed-sign-in', 'sign-out', 'new-password', 'role', 'invite', 'join', 'factor-on', 'factor-off', 'factor-reset', 'recovery-codes', 'impersonation-begin', 'impersonation-end');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// When documents are published and taken off the site (docs/editing.md); an account that is deleted leaves its plans behind,
// which then fail and are reported.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'plan' BEFORE 'delete';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'cancel-plan' BEFORE 'delete';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'publish-planned' BEFORE 'delete';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'unpublish-planned' BEFORE 'delete';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'fail-plan' BEFORE 'delete';
  CREATE TABLE "publication_plans" (
    "collection" text NOT NULL,
    "document_id" integer NOT NULL,
    "kind" text NOT NULL,
    "due_at" timestamp with time zone NOT NULL,
    "locale" text NOT NULL,
    "account_id" integer REFERENCES "users" ("id") ON DELETE SET NULL,
    "planned_at" timestamp with time zone NOT NULL,
    "tries" integer DEFAULT 0 NOT NULL,
    "failed_at" timestamp with time zone,
    "fault" text,
    "reasons" jsonb,
    PRIMARY KEY ("collection", "document_id", "kind")
  );
  CREATE INDEX "publication_plans_due_idx" ON "publication_plans" USING btree ("due_at");
  CREATE INDEX "publication_plans_account_idx" ON "publication_plans" USING btree ("account_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "publication_plans";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_entries" WHERE "action" IN ('plan', 'cancel-plan', 'fail-plan');
  UPDATE "audit_entries" SET "action" = replace("action", '-planned', '') WHERE "action" LIKE '%-planned';
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'change', 'publish', 'unpublish', 'delete', 'restore', 'write', 'export', 'erase', 'import', 'sign-in', 'failed-sign-in', 'sign-out', 'new-password', 'role', 'invite', 'join', 'impersonation-begin', 'impersonation-end');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}

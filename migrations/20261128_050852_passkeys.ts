import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Passkeys of staff beside the codes of an app, their words in the log, and recovery codes that belong to the account (docs/access.md).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'passkey-on' BEFORE 'recovery-codes';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'passkey-off' BEFORE 'recovery-codes';
  CREATE TABLE "staff_passkeys" (
    "id" bigserial PRIMARY KEY,
    "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
    "credential_id" text NOT NULL UNIQUE,
    "public_key" text NOT NULL,
    "counter" bigint NOT NULL,
    "transports" text[] NOT NULL,
    "name" text NOT NULL,
    "since" timestamp with time zone NOT NULL,
    "used_at" timestamp with time zone
  );
  CREATE INDEX "staff_passkeys_user_idx" ON "staff_passkeys" ("user_id");
  CREATE TABLE "staff_passkey_challenges" (
    "challenge_hash" text PRIMARY KEY,
    "expires_at" timestamp with time zone NOT NULL
  );
  ALTER TABLE "staff_recovery_codes" DROP CONSTRAINT "staff_recovery_codes_user_id_fkey";
  ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "staff_recovery_codes" WHERE "user_id" NOT IN (SELECT "user_id" FROM "staff_factors");
  ALTER TABLE "staff_recovery_codes" DROP CONSTRAINT "staff_recovery_codes_user_id_fkey";
  ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "staff_factors" ("user_id") ON DELETE CASCADE;
  DROP TABLE "staff_passkey_challenges";
  DROP TABLE "staff_passkeys";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_entries" WHERE "action" IN ('passkey-on', 'passkey-off');
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'change', 'publish', 'unpublish', 'mend-links', 'plan', 'cancel-plan', 'publish-planned', 'unpublish-planned', 'fail-plan', 'delete', 'put-in-bin', 'take-out-of-bin', 'restore', 'write', 'export', 'erase', 'import', 'sign-in', 'failed-sign-in', 'sign-out', 'new-password', 'role', 'invite', 'join', 'factor-on', 'factor-off', 'factor-reset', 'recovery-codes', 'link-provider', 'unlink-provider', 'impersonation-begin', 'impersonation-end');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}

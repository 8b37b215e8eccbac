import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// A bin for the collections with drafts (docs/editing.md). What is in it is never published, whoever writes.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'put-in-bin' BEFORE 'restore';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'take-out-of-bin' BEFORE 'restore';
  ALTER TABLE "properties" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "projects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_projects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "modules" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_modules_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "popups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_popups_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "bin_days" numeric DEFAULT 30;
  CREATE INDEX "properties_deleted_at_idx" ON "properties" USING btree ("deleted_at");
  CREATE INDEX "_properties_v_version_version_deleted_at_idx" ON "_properties_v" USING btree ("version_deleted_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "modules_deleted_at_idx" ON "modules" USING btree ("deleted_at");
  CREATE INDEX "_modules_v_version_version_deleted_at_idx" ON "_modules_v" USING btree ("version_deleted_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "popups_deleted_at_idx" ON "popups" USING btree ("deleted_at");
  CREATE INDEX "_popups_v_version_version_deleted_at_idx" ON "_popups_v" USING btree ("version_deleted_at");
  ALTER TABLE "properties" ADD CONSTRAINT "properties_bin_unpublished" CHECK ("deleted_at" IS NULL OR "_status" IS DISTINCT FROM 'published');
  ALTER TABLE "projects" ADD CONSTRAINT "projects_bin_unpublished" CHECK ("deleted_at" IS NULL OR "_status" IS DISTINCT FROM 'published');
  ALTER TABLE "pages" ADD CONSTRAINT "pages_bin_unpublished" CHECK ("deleted_at" IS NULL OR "_status" IS DISTINCT FROM 'published');
  ALTER TABLE "modules" ADD CONSTRAINT "modules_bin_unpublished" CHECK ("deleted_at" IS NULL OR "_status" IS DISTINCT FROM 'published');
  ALTER TABLE "articles" ADD CONSTRAINT "articles_bin_unpublished" CHECK ("deleted_at" IS NULL OR "_status" IS DISTINCT FROM 'published');
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_bin_unpublished" CHECK ("deleted_at" IS NULL OR "_status" IS DISTINCT FROM 'published');
  ALTER TABLE "popups" ADD CONSTRAINT "popups_bin_unpublished" CHECK ("deleted_at" IS NULL OR "_status" IS DISTINCT FROM 'published');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_entries" WHERE "action" IN ('put-in-bin', 'take-out-of-bin');
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'change', 'publish', 'unpublish', 'plan', 'cancel-plan', 'publish-planned', 'unpublish-planned', 'fail-plan', 'delete', 'restore', 'write', 'export', 'erase', 'import', 'sign-in', 'failed-sign-in', 'sign-out', 'new-password', 'role', 'invite', 'join', 'factor-on', 'factor-off', 'factor-reset', 'recovery-codes', 'link-provider', 'unlink-provider', 'impersonation-begin', 'impersonation-end');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "properties_deleted_at_idx";
  DROP INDEX "_properties_v_version_version_deleted_at_idx";
  DROP INDEX "projects_deleted_at_idx";
  DROP INDEX "_projects_v_version_version_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "modules_deleted_at_idx";
  DROP INDEX "_modules_v_version_version_deleted_at_idx";
  DROP INDEX "articles_deleted_at_idx";
  DROP INDEX "_articles_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "popups_deleted_at_idx";
  DROP INDEX "_popups_v_version_version_deleted_at_idx";
  ALTER TABLE "properties" DROP COLUMN "deleted_at";
  ALTER TABLE "_properties_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "projects" DROP COLUMN "deleted_at";
  ALTER TABLE "_projects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "modules" DROP COLUMN "deleted_at";
  ALTER TABLE "_modules_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "articles" DROP COLUMN "deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "popups" DROP COLUMN "deleted_at";
  ALTER TABLE "_popups_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "site_settings" DROP COLUMN "bin_days";`)
}

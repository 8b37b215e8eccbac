import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Links lead to chosen documents, and globals keep versions (docs/editing.md); relations of what visitors see are announced (docs/caching.md).
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'mend-links' BEFORE 'plan';
  CREATE TABLE "sliders_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "top_bar_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "popups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_popups_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer,
  	"properties_id" integer,
  	"projects_id" integer
  );
  
  ALTER TABLE "top_bar_items_locales" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "pages_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "pages_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "pages_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "pages_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "_pages_v_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "modules_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "modules_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "modules_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "modules_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "_modules_v_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "_modules_v_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "_modules_v_rels" ADD COLUMN "properties_id" integer;
  ALTER TABLE "_modules_v_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sliders_rels" ADD CONSTRAINT "sliders_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."top_bar_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "top_bar_items_rels" ADD CONSTRAINT "top_bar_items_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sliders_rels_order_idx" ON "sliders_rels" USING btree ("order");
  CREATE INDEX "sliders_rels_parent_idx" ON "sliders_rels" USING btree ("parent_id");
  CREATE INDEX "sliders_rels_path_idx" ON "sliders_rels" USING btree ("path");
  CREATE INDEX "sliders_rels_pages_id_idx" ON "sliders_rels" USING btree ("pages_id");
  CREATE INDEX "sliders_rels_articles_id_idx" ON "sliders_rels" USING btree ("articles_id");
  CREATE INDEX "sliders_rels_properties_id_idx" ON "sliders_rels" USING btree ("properties_id");
  CREATE INDEX "sliders_rels_projects_id_idx" ON "sliders_rels" USING btree ("projects_id");
  CREATE INDEX "top_bar_items_rels_order_idx" ON "top_bar_items_rels" USING btree ("order");
  CREATE INDEX "top_bar_items_rels_parent_idx" ON "top_bar_items_rels" USING btree ("parent_id");
  CREATE INDEX "top_bar_items_rels_path_idx" ON "top_bar_items_rels" USING btree ("path");
  CREATE INDEX "top_bar_items_rels_pages_id_idx" ON "top_bar_items_rels" USING btree ("pages_id");
  CREATE INDEX "top_bar_items_rels_articles_id_idx" ON "top_bar_items_rels" USING btree ("articles_id");
  CREATE INDEX "top_bar_items_rels_properties_id_idx" ON "top_bar_items_rels" USING btree ("properties_id");
  CREATE INDEX "top_bar_items_rels_projects_id_idx" ON "top_bar_items_rels" USING btree ("projects_id");
  CREATE INDEX "popups_rels_order_idx" ON "popups_rels" USING btree ("order");
  CREATE INDEX "popups_rels_parent_idx" ON "popups_rels" USING btree ("parent_id");
  CREATE INDEX "popups_rels_path_idx" ON "popups_rels" USING btree ("path");
  CREATE INDEX "popups_rels_pages_id_idx" ON "popups_rels" USING btree ("pages_id");
  CREATE INDEX "popups_rels_articles_id_idx" ON "popups_rels" USING btree ("articles_id");
  CREATE INDEX "popups_rels_properties_id_idx" ON "popups_rels" USING btree ("properties_id");
  CREATE INDEX "popups_rels_projects_id_idx" ON "popups_rels" USING btree ("projects_id");
  CREATE INDEX "_popups_v_rels_order_idx" ON "_popups_v_rels" USING btree ("order");
  CREATE INDEX "_popups_v_rels_parent_idx" ON "_popups_v_rels" USING btree ("parent_id");
  CREATE INDEX "_popups_v_rels_path_idx" ON "_popups_v_rels" USING btree ("path");
  CREATE INDEX "_popups_v_rels_pages_id_idx" ON "_popups_v_rels" USING btree ("pages_id");
  CREATE INDEX "_popups_v_rels_articles_id_idx" ON "_popups_v_rels" USING btree ("articles_id");
  CREATE INDEX "_popups_v_rels_properties_id_idx" ON "_popups_v_rels" USING btree ("properties_id");
  CREATE INDEX "_popups_v_rels_projects_id_idx" ON "_popups_v_rels" USING btree ("projects_id");
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_rels" ADD CONSTRAINT "modules_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_properties_fk" FOREIGN KEY ("properties_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_rels" ADD CONSTRAINT "_modules_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_pages_id_idx" ON "pages_rels" USING btree ("pages_id");
  CREATE INDEX "pages_rels_articles_id_idx" ON "pages_rels" USING btree ("articles_id");
  CREATE INDEX "pages_rels_properties_id_idx" ON "pages_rels" USING btree ("properties_id");
  CREATE INDEX "pages_rels_projects_id_idx" ON "pages_rels" USING btree ("projects_id");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_pages_v_rels_articles_id_idx" ON "_pages_v_rels" USING btree ("articles_id");
  CREATE INDEX "_pages_v_rels_properties_id_idx" ON "_pages_v_rels" USING btree ("properties_id");
  CREATE INDEX "_pages_v_rels_projects_id_idx" ON "_pages_v_rels" USING btree ("projects_id");
  CREATE INDEX "modules_rels_pages_id_idx" ON "modules_rels" USING btree ("pages_id");
  CREATE INDEX "modules_rels_articles_id_idx" ON "modules_rels" USING btree ("articles_id");
  CREATE INDEX "modules_rels_properties_id_idx" ON "modules_rels" USING btree ("properties_id");
  CREATE INDEX "modules_rels_projects_id_idx" ON "modules_rels" USING btree ("projects_id");
  CREATE INDEX "_modules_v_rels_pages_id_idx" ON "_modules_v_rels" USING btree ("pages_id");
  CREATE INDEX "_modules_v_rels_articles_id_idx" ON "_modules_v_rels" USING btree ("articles_id");
  CREATE INDEX "_modules_v_rels_properties_id_idx" ON "_modules_v_rels" USING btree ("properties_id");
  CREATE INDEX "_modules_v_rels_projects_id_idx" ON "_modules_v_rels" USING btree ("projects_id");
  CREATE TRIGGER "sliders_rels_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."sliders_rels"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('sliders');
  CREATE TRIGGER "popups_rels_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."popups_rels"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('popups');
  CREATE TRIGGER "top_bar_items_rels_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."top_bar_items_rels"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('top-bar-items');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sliders_rels" CASCADE;
  DROP TABLE "top_bar_items_rels" CASCADE;
  DROP TABLE "popups_rels" CASCADE;
  DROP TABLE "_popups_v_rels" CASCADE;
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_pages_fk";
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_articles_fk";
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_properties_fk";
  ALTER TABLE "pages_rels" DROP CONSTRAINT "pages_rels_projects_fk";
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_pages_fk";
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_articles_fk";
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_properties_fk";
  ALTER TABLE "_pages_v_rels" DROP CONSTRAINT "_pages_v_rels_projects_fk";
  ALTER TABLE "modules_rels" DROP CONSTRAINT "modules_rels_pages_fk";
  ALTER TABLE "modules_rels" DROP CONSTRAINT "modules_rels_articles_fk";
  ALTER TABLE "modules_rels" DROP CONSTRAINT "modules_rels_properties_fk";
  ALTER TABLE "modules_rels" DROP CONSTRAINT "modules_rels_projects_fk";
  ALTER TABLE "_modules_v_rels" DROP CONSTRAINT "_modules_v_rels_pages_fk";
  ALTER TABLE "_modules_v_rels" DROP CONSTRAINT "_modules_v_rels_articles_fk";
  ALTER TABLE "_modules_v_rels" DROP CONSTRAINT "_modules_v_rels_properties_fk";
  ALTER TABLE "_modules_v_rels" DROP CONSTRAINT "_modules_v_rels_projects_fk";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_entries" WHERE "action" = 'mend-links';
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('create', 'change', 'publish', 'unpublish', 'plan', 'cancel-plan', 'publish-planned', 'unpublish-planned', 'fail-plan', 'delete', 'put-in-bin', 'take-out-of-bin', 'restore', 'write', 'export', 'erase', 'import', 'sign-in', 'failed-sign-in', 'sign-out', 'new-password', 'role', 'invite', 'join', 'factor-on', 'factor-off', 'factor-reset', 'recovery-codes', 'link-provider', 'unlink-provider', 'impersonation-begin', 'impersonation-end');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "pages_rels_pages_id_idx";
  DROP INDEX "pages_rels_articles_id_idx";
  DROP INDEX "pages_rels_properties_id_idx";
  DROP INDEX "pages_rels_projects_id_idx";
  DROP INDEX "_pages_v_rels_pages_id_idx";
  DROP INDEX "_pages_v_rels_articles_id_idx";
  DROP INDEX "_pages_v_rels_properties_id_idx";
  DROP INDEX "_pages_v_rels_projects_id_idx";
  DROP INDEX "modules_rels_pages_id_idx";
  DROP INDEX "modules_rels_articles_id_idx";
  DROP INDEX "modules_rels_properties_id_idx";
  DROP INDEX "modules_rels_projects_id_idx";
  DROP INDEX "_modules_v_rels_pages_id_idx";
  DROP INDEX "_modules_v_rels_articles_id_idx";
  DROP INDEX "_modules_v_rels_properties_id_idx";
  DROP INDEX "_modules_v_rels_projects_id_idx";
  UPDATE "top_bar_items_locales" SET "link" = '/' WHERE "link" IS NULL;
  ALTER TABLE "top_bar_items_locales" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "pages_rels" DROP COLUMN "pages_id";
  ALTER TABLE "pages_rels" DROP COLUMN "articles_id";
  ALTER TABLE "pages_rels" DROP COLUMN "properties_id";
  ALTER TABLE "pages_rels" DROP COLUMN "projects_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "pages_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "articles_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "properties_id";
  ALTER TABLE "_pages_v_rels" DROP COLUMN "projects_id";
  ALTER TABLE "modules_rels" DROP COLUMN "pages_id";
  ALTER TABLE "modules_rels" DROP COLUMN "articles_id";
  ALTER TABLE "modules_rels" DROP COLUMN "properties_id";
  ALTER TABLE "modules_rels" DROP COLUMN "projects_id";
  ALTER TABLE "_modules_v_rels" DROP COLUMN "pages_id";
  ALTER TABLE "_modules_v_rels" DROP COLUMN "articles_id";
  ALTER TABLE "_modules_v_rels" DROP COLUMN "properties_id";
  ALTER TABLE "_modules_v_rels" DROP COLUMN "projects_id";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_modules_more_relations_relation_type" AS ENUM('none', 'article', 'property-list', 'projects', 'category', 'slider', 'opinion', 'stats', 'contact');
  CREATE TYPE "public"."enum__modules_v_version_more_relations_relation_type" AS ENUM('none', 'article', 'property-list', 'projects', 'category', 'slider', 'opinion', 'stats', 'contact');
  ALTER TYPE "public"."enum_modules_position" ADD VALUE 'own-row';
  ALTER TYPE "public"."enum__modules_v_version_position" ADD VALUE 'own-row';
  CREATE TABLE "modules_more_relations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"relation_type" "enum_modules_more_relations_relation_type" DEFAULT 'none',
  	"article_id" integer,
  	"property_list_id" integer,
  	"slider_id" integer,
  	"category_id" integer,
  	"form_id" integer
  );
  
  CREATE TABLE "_modules_v_version_more_relations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"relation_type" "enum__modules_v_version_more_relations_relation_type" DEFAULT 'none',
  	"article_id" integer,
  	"property_list_id" integer,
  	"slider_id" integer,
  	"category_id" integer,
  	"form_id" integer,
  	"_uuid" varchar
  );
  
  ALTER TABLE "pages_locales" ADD COLUMN "content" jsonb;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_content" jsonb;
  ALTER TABLE "modules_more_relations" ADD CONSTRAINT "modules_more_relations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_more_relations" ADD CONSTRAINT "modules_more_relations_property_list_id_property_lists_id_fk" FOREIGN KEY ("property_list_id") REFERENCES "public"."property_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_more_relations" ADD CONSTRAINT "modules_more_relations_slider_id_sliders_id_fk" FOREIGN KEY ("slider_id") REFERENCES "public"."sliders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_more_relations" ADD CONSTRAINT "modules_more_relations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_more_relations" ADD CONSTRAINT "modules_more_relations_form_id_contact_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."contact_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_more_relations" ADD CONSTRAINT "modules_more_relations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_more_relations" ADD CONSTRAINT "_modules_v_version_more_relations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_version_more_relations" ADD CONSTRAINT "_modules_v_version_more_relations_property_list_id_property_lists_id_fk" FOREIGN KEY ("property_list_id") REFERENCES "public"."property_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_version_more_relations" ADD CONSTRAINT "_modules_v_version_more_relations_slider_id_sliders_id_fk" FOREIGN KEY ("slider_id") REFERENCES "public"."sliders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_version_more_relations" ADD CONSTRAINT "_modules_v_version_more_relations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_version_more_relations" ADD CONSTRAINT "_modules_v_version_more_relations_form_id_contact_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."contact_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modules_v_version_more_relations" ADD CONSTRAINT "_modules_v_version_more_relations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "modules_more_relations_order_idx" ON "modules_more_relations" USING btree ("_order");
  CREATE INDEX "modules_more_relations_parent_id_idx" ON "modules_more_relations" USING btree ("_parent_id");
  CREATE INDEX "modules_more_relations_article_idx" ON "modules_more_relations" USING btree ("article_id");
  CREATE INDEX "modules_more_relations_property_list_idx" ON "modules_more_relations" USING btree ("property_list_id");
  CREATE INDEX "modules_more_relations_slider_idx" ON "modules_more_relations" USING btree ("slider_id");
  CREATE INDEX "modules_more_relations_category_idx" ON "modules_more_relations" USING btree ("category_id");
  CREATE INDEX "modules_more_relations_form_idx" ON "modules_more_relations" USING btree ("form_id");
  CREATE INDEX "_modules_v_version_more_relations_order_idx" ON "_modules_v_version_more_relations" USING btree ("_order");
  CREATE INDEX "_modules_v_version_more_relations_parent_id_idx" ON "_modules_v_version_more_relations" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_version_more_relations_article_idx" ON "_modules_v_version_more_relations" USING btree ("article_id");
  CREATE INDEX "_modules_v_version_more_relations_property_list_idx" ON "_modules_v_version_more_relations" USING btree ("property_list_id");
  CREATE INDEX "_modules_v_version_more_relations_slider_idx" ON "_modules_v_version_more_relations" USING btree ("slider_id");
  CREATE INDEX "_modules_v_version_more_relations_category_idx" ON "_modules_v_version_more_relations" USING btree ("category_id");
  CREATE INDEX "_modules_v_version_more_relations_form_idx" ON "_modules_v_version_more_relations" USING btree ("form_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "modules_more_relations" CASCADE;
  DROP TABLE "_modules_v_version_more_relations" CASCADE;
  ALTER TABLE "modules" ALTER COLUMN "position" SET DATA TYPE text;
  ALTER TABLE "modules" ALTER COLUMN "position" SET DEFAULT 'content-row'::text;
  DROP TYPE "public"."enum_modules_position";
  CREATE TYPE "public"."enum_modules_position" AS ENUM('content-row');
  ALTER TABLE "modules" ALTER COLUMN "position" SET DEFAULT 'content-row'::"public"."enum_modules_position";
  ALTER TABLE "modules" ALTER COLUMN "position" SET DATA TYPE "public"."enum_modules_position" USING "position"::"public"."enum_modules_position";
  ALTER TABLE "_modules_v" ALTER COLUMN "version_position" SET DATA TYPE text;
  ALTER TABLE "_modules_v" ALTER COLUMN "version_position" SET DEFAULT 'content-row'::text;
  DROP TYPE "public"."enum__modules_v_version_position";
  CREATE TYPE "public"."enum__modules_v_version_position" AS ENUM('content-row');
  ALTER TABLE "_modules_v" ALTER COLUMN "version_position" SET DEFAULT 'content-row'::"public"."enum__modules_v_version_position";
  ALTER TABLE "_modules_v" ALTER COLUMN "version_position" SET DATA TYPE "public"."enum__modules_v_version_position" USING "version_position"::"public"."enum__modules_v_version_position";
  ALTER TABLE "pages_locales" DROP COLUMN "content";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_content";
  DROP TYPE "public"."enum_modules_more_relations_relation_type";
  DROP TYPE "public"."enum__modules_v_version_more_relations_relation_type";`)
}

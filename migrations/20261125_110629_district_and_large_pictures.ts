import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_properties_nearby_kind" AS ENUM('school', 'nursery', 'shops', 'station', 'bus', 'motorway', 'park', 'sport', 'doctor');
  CREATE TYPE "public"."enum__properties_v_version_nearby_kind" AS ENUM('school', 'nursery', 'shops', 'station', 'bus', 'motorway', 'park', 'sport', 'doctor');
  CREATE TABLE "properties_nearby" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_properties_nearby_kind",
  	"name" varchar,
  	"distance" numeric,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "_properties_v_version_nearby" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__properties_v_version_nearby_kind",
  	"name" varchar,
  	"distance" numeric,
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "properties_locales" ADD COLUMN "district_text" varchar;
  ALTER TABLE "_properties_v_locales" ADD COLUMN "version_district_text" varchar;
  ALTER TABLE "cities_locales" ADD COLUMN "district_text" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1800_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1800_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1800_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1800_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1800_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1800_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w2400_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w2400_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w2400_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w2400_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w2400_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w2400_filename" varchar;
  ALTER TABLE "properties_nearby" ADD CONSTRAINT "properties_nearby_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_nearby" ADD CONSTRAINT "_properties_v_version_nearby_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "properties_nearby_order_idx" ON "properties_nearby" USING btree ("_order");
  CREATE INDEX "properties_nearby_parent_id_idx" ON "properties_nearby" USING btree ("_parent_id");
  CREATE INDEX "_properties_v_version_nearby_order_idx" ON "_properties_v_version_nearby" USING btree ("_order");
  CREATE INDEX "_properties_v_version_nearby_parent_id_idx" ON "_properties_v_version_nearby" USING btree ("_parent_id");
  CREATE INDEX "media_sizes_w1800_sizes_w1800_filename_idx" ON "media" USING btree ("sizes_w1800_filename");
  CREATE INDEX "media_sizes_w2400_sizes_w2400_filename_idx" ON "media" USING btree ("sizes_w2400_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "properties_nearby" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_properties_v_version_nearby" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "properties_nearby" CASCADE;
  DROP TABLE "_properties_v_version_nearby" CASCADE;
  DROP INDEX "media_sizes_w1800_sizes_w1800_filename_idx";
  DROP INDEX "media_sizes_w2400_sizes_w2400_filename_idx";
  ALTER TABLE "properties_locales" DROP COLUMN "district_text";
  ALTER TABLE "_properties_v_locales" DROP COLUMN "version_district_text";
  ALTER TABLE "cities_locales" DROP COLUMN "district_text";
  ALTER TABLE "media" DROP COLUMN "sizes_w1800_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w1800_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w1800_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w1800_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w1800_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w1800_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w2400_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w2400_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w2400_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w2400_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w2400_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w2400_filename";
  DROP TYPE "public"."enum_properties_nearby_kind";
  DROP TYPE "public"."enum__properties_v_version_nearby_kind";`)
}

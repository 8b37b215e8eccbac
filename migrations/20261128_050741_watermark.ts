import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The watermark on the photos of properties, and the files of pictures that are erased once nothing names them (docs/media.md).
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_watermark_kind" AS ENUM('name', 'logo');
  CREATE TYPE "public"."enum_site_settings_watermark_corner" AS ENUM('bottom-right', 'bottom-left', 'top-right', 'top-left');
  CREATE TYPE "public"."enum__site_settings_v_version_watermark_kind" AS ENUM('name', 'logo');
  CREATE TYPE "public"."enum__site_settings_v_version_watermark_corner" AS ENUM('bottom-right', 'bottom-left', 'top-right', 'top-left');
  ALTER TABLE "media" ADD COLUMN "is_of_property" boolean;
  ALTER TABLE "site_settings" ADD COLUMN "watermark_is_on" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "watermark_kind" "enum_site_settings_watermark_kind" DEFAULT 'name' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "watermark_logo_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "watermark_corner" "enum_site_settings_watermark_corner" DEFAULT 'bottom-right' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "watermark_width" numeric DEFAULT 20 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "watermark_opacity" numeric DEFAULT 60 NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_watermark_is_on" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_watermark_kind" "enum__site_settings_v_version_watermark_kind" DEFAULT 'name' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_watermark_logo_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_watermark_corner" "enum__site_settings_v_version_watermark_corner" DEFAULT 'bottom-right' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_watermark_width" numeric DEFAULT 20 NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_watermark_opacity" numeric DEFAULT 60 NOT NULL;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_watermark_logo_id_media_id_fk" FOREIGN KEY ("watermark_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_watermark_logo_id_media_id_fk" FOREIGN KEY ("version_watermark_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_watermark_watermark_logo_idx" ON "site_settings" USING btree ("watermark_logo_id");
  CREATE INDEX "_site_settings_v_version_watermark_version_watermark_log_idx" ON "_site_settings_v" USING btree ("version_watermark_logo_id");
  CREATE TABLE "former_picture_files" (
    "name" text PRIMARY KEY,
    "media_id" integer NOT NULL,
    "due_at" timestamp with time zone NOT NULL
  );
  CREATE INDEX "former_picture_files_media_idx" ON "former_picture_files" ("media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "former_picture_files";
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_watermark_logo_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_watermark_logo_id_media_id_fk";
  
  DROP INDEX "site_settings_watermark_watermark_logo_idx";
  DROP INDEX "_site_settings_v_version_watermark_version_watermark_log_idx";
  ALTER TABLE "media" DROP COLUMN "is_of_property";
  ALTER TABLE "site_settings" DROP COLUMN "watermark_is_on";
  ALTER TABLE "site_settings" DROP COLUMN "watermark_kind";
  ALTER TABLE "site_settings" DROP COLUMN "watermark_logo_id";
  ALTER TABLE "site_settings" DROP COLUMN "watermark_corner";
  ALTER TABLE "site_settings" DROP COLUMN "watermark_width";
  ALTER TABLE "site_settings" DROP COLUMN "watermark_opacity";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_watermark_is_on";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_watermark_kind";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_watermark_logo_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_watermark_corner";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_watermark_width";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_watermark_opacity";
  DROP TYPE "public"."enum_site_settings_watermark_kind";
  DROP TYPE "public"."enum_site_settings_watermark_corner";
  DROP TYPE "public"."enum__site_settings_v_version_watermark_kind";
  DROP TYPE "public"."enum__site_settings_v_version_watermark_corner";`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_w720_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w720_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w720_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w720_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w720_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w720_filename" varchar;
  CREATE INDEX "media_sizes_w720_sizes_w720_filename_idx" ON "media" USING btree ("sizes_w720_filename");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_w720_sizes_w720_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_w720_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w720_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w720_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w720_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w720_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w720_filename";`)
}

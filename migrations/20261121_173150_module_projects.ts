import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_modules_relation_type" ADD VALUE 'projects' BEFORE 'category';
  ALTER TYPE "public"."enum__modules_v_version_relation_type" ADD VALUE 'projects' BEFORE 'category';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "modules" ALTER COLUMN "relation_type" SET DATA TYPE text;
  ALTER TABLE "modules" ALTER COLUMN "relation_type" SET DEFAULT 'none'::text;
  UPDATE "modules" SET "relation_type" = 'none' WHERE "relation_type" = 'projects';
  DROP TYPE "public"."enum_modules_relation_type";
  CREATE TYPE "public"."enum_modules_relation_type" AS ENUM('none', 'article', 'property-list', 'category', 'slider', 'opinion', 'stats', 'contact');
  ALTER TABLE "modules" ALTER COLUMN "relation_type" SET DEFAULT 'none'::"public"."enum_modules_relation_type";
  ALTER TABLE "modules" ALTER COLUMN "relation_type" SET DATA TYPE "public"."enum_modules_relation_type" USING "relation_type"::"public"."enum_modules_relation_type";
  ALTER TABLE "_modules_v" ALTER COLUMN "version_relation_type" SET DATA TYPE text;
  ALTER TABLE "_modules_v" ALTER COLUMN "version_relation_type" SET DEFAULT 'none'::text;
  UPDATE "_modules_v" SET "version_relation_type" = 'none' WHERE "version_relation_type" = 'projects';
  DROP TYPE "public"."enum__modules_v_version_relation_type";
  CREATE TYPE "public"."enum__modules_v_version_relation_type" AS ENUM('none', 'article', 'property-list', 'category', 'slider', 'opinion', 'stats', 'contact');
  ALTER TABLE "_modules_v" ALTER COLUMN "version_relation_type" SET DEFAULT 'none'::"public"."enum__modules_v_version_relation_type";
  ALTER TABLE "_modules_v" ALTER COLUMN "version_relation_type" SET DATA TYPE "public"."enum__modules_v_version_relation_type" USING "version_relation_type"::"public"."enum__modules_v_version_relation_type";`)
}

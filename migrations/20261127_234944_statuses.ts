import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Coming soon, under option, reserved, withdrawn. A value that is new in a type can be used only after the commit, so the index
// on properties names none of them; `property_search` has the status as text.
const agentIndex = (where: string) => sql.raw(`
  DROP INDEX "public"."properties_agent_homes";
  CREATE INDEX "properties_agent_homes" ON "public"."properties" ("agent_id", "goal", "published_at" DESC NULLS LAST)
    WHERE ${where};`)

const similarIndex = (where: string) => sql.raw(`
  DROP INDEX "public"."property_search_similar_idx";
  CREATE INDEX "property_search_similar_idx" ON "public"."property_search"
    USING btree ("type_id", "goal", "shown_lat", "shown_lng") WHERE ${where};`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."enum_properties_availability" ADD VALUE 'coming-soon' BEFORE 'available';
  ALTER TYPE "public"."enum_properties_availability" ADD VALUE 'under-option' BEFORE 'sold';
  ALTER TYPE "public"."enum_properties_availability" ADD VALUE 'reserved' BEFORE 'sold';
  ALTER TYPE "public"."enum_properties_availability" ADD VALUE 'withdrawn';`)
  await db.execute(agentIndex(`"_status" = 'published'`))
  await db.execute(similarIndex(`"status" IN ('coming-soon', 'available', 'under-option')`))
}

// A withdrawn property must not go online again: it becomes a draft. A trigger names the column, and the index its type.
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "properties_history" ON "public"."properties";
  DROP INDEX "public"."properties_agent_homes";
  UPDATE "properties" SET "_status" = 'draft' WHERE "status" = 'withdrawn';
  UPDATE "_properties_v" SET "version__status" = 'draft' WHERE "version_status" = 'withdrawn';
  UPDATE "properties" SET "status" = 'available' WHERE "status" NOT IN ('available', 'sold', 'rented');
  UPDATE "_properties_v" SET "version_status" = 'available' WHERE "version_status" NOT IN ('available', 'sold', 'rented');
  UPDATE "property_search" SET "status" = 'available' WHERE "status" NOT IN ('available', 'sold', 'rented');
  ALTER TABLE "properties" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "properties" ALTER COLUMN "status" SET DEFAULT 'available'::text;
  ALTER TABLE "_properties_v" ALTER COLUMN "version_status" SET DATA TYPE text;
  ALTER TABLE "_properties_v" ALTER COLUMN "version_status" SET DEFAULT 'available'::text;
  DROP TYPE "public"."enum_properties_availability";
  CREATE TYPE "public"."enum_properties_availability" AS ENUM('available', 'sold', 'rented');
  ALTER TABLE "properties" ALTER COLUMN "status" SET DEFAULT 'available'::"public"."enum_properties_availability";
  ALTER TABLE "properties" ALTER COLUMN "status" SET DATA TYPE "public"."enum_properties_availability" USING "status"::"public"."enum_properties_availability";
  ALTER TABLE "_properties_v" ALTER COLUMN "version_status" SET DEFAULT 'available'::"public"."enum_properties_availability";
  ALTER TABLE "_properties_v" ALTER COLUMN "version_status" SET DATA TYPE "public"."enum_properties_availability" USING "version_status"::"public"."enum_properties_availability";
  CREATE INDEX "properties_agent_homes" ON "public"."properties" ("agent_id", "goal", "published_at" DESC NULLS LAST)
    WHERE "_status" = 'published' AND "status" = 'available';
  CREATE TRIGGER "properties_history" AFTER INSERT OR UPDATE OF "_status", "status", "price"
    ON "properties" FOR EACH ROW EXECUTE FUNCTION "public"."keep_property_history"();`)
  await db.execute(similarIndex(`"status" = 'available'`))
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "province_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"snapshot_hash" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "province_texts_locales" (
  	"antwerpen" varchar,
  	"brabant_wallon" varchar,
  	"brussels" varchar,
  	"hainaut" varchar,
  	"liege" varchar,
  	"limburg" varchar,
  	"luxembourg" varchar,
  	"namur" varchar,
  	"oost_vlaanderen" varchar,
  	"vlaams_brabant" varchar,
  	"west_vlaanderen" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "properties" ADD COLUMN "first_published_on" timestamp(3) with time zone;
  ALTER TABLE "_properties_v" ADD COLUMN "version_first_published_on" timestamp(3) with time zone;
  ALTER TABLE "province_texts_locales" ADD CONSTRAINT "province_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."province_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "province_texts_locales_locale_parent_id_unique" ON "province_texts_locales" USING btree ("_locale","_parent_id");
  CREATE TRIGGER "province_texts_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."province_texts"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('province-texts');
  CREATE TRIGGER "province_texts_locales_announced" AFTER INSERT OR UPDATE OR DELETE ON "public"."province_texts_locales"
    FOR EACH ROW EXECUTE FUNCTION "public"."announce_change"('province-texts');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "province_texts" CASCADE;
  DROP TABLE "province_texts_locales" CASCADE;
  ALTER TABLE "properties" DROP COLUMN "first_published_on";
  ALTER TABLE "_properties_v" DROP COLUMN "version_first_published_on";`)
}

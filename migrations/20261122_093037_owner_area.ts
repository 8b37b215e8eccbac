import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_owner_messages_author" AS ENUM('agency', 'owner');
  CREATE TABLE "properties_portals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"since" timestamp(3) with time zone,
  	"url" varchar
  );
  
  CREATE TABLE "_properties_v_version_portals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"since" timestamp(3) with time zone,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "owner_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_id" integer NOT NULL,
  	"property_id" integer,
  	"author" "enum_owner_messages_author",
  	"staff_id" integer,
  	"subject" varchar,
  	"body" varchar,
  	"thread_id" integer,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "owner_messages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"owner_files_id" integer
  );
  
  CREATE TABLE "owner_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "owner_looks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"staff_id" integer,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "properties" ADD COLUMN "next_steps" varchar;
  ALTER TABLE "_properties_v" ADD COLUMN "version_next_steps" varchar;
  ALTER TABLE "owners" ADD COLUMN "monthly_report" boolean DEFAULT false;
  ALTER TABLE "owners" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "owners" ADD COLUMN "last_login_at" timestamp(3) with time zone;
  ALTER TABLE "owners" ADD COLUMN "link_version" numeric DEFAULT 0;
  ALTER TABLE "owners" ADD COLUMN "reported_month" varchar;
  ALTER TABLE "properties_portals" ADD CONSTRAINT "properties_portals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_properties_v_version_portals" ADD CONSTRAINT "_properties_v_version_portals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_properties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owner_messages" ADD CONSTRAINT "owner_messages_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owner_messages" ADD CONSTRAINT "owner_messages_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owner_messages" ADD CONSTRAINT "owner_messages_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owner_messages" ADD CONSTRAINT "owner_messages_thread_id_owner_messages_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."owner_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owner_messages_rels" ADD CONSTRAINT "owner_messages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."owner_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owner_messages_rels" ADD CONSTRAINT "owner_messages_rels_owner_files_fk" FOREIGN KEY ("owner_files_id") REFERENCES "public"."owner_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "owner_looks" ADD CONSTRAINT "owner_looks_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "owner_looks" ADD CONSTRAINT "owner_looks_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "properties_portals_order_idx" ON "properties_portals" USING btree ("_order");
  CREATE INDEX "properties_portals_parent_id_idx" ON "properties_portals" USING btree ("_parent_id");
  CREATE INDEX "_properties_v_version_portals_order_idx" ON "_properties_v_version_portals" USING btree ("_order");
  CREATE INDEX "_properties_v_version_portals_parent_id_idx" ON "_properties_v_version_portals" USING btree ("_parent_id");
  CREATE INDEX "owner_messages_owner_idx" ON "owner_messages" USING btree ("owner_id");
  CREATE INDEX "owner_messages_property_idx" ON "owner_messages" USING btree ("property_id");
  CREATE INDEX "owner_messages_staff_idx" ON "owner_messages" USING btree ("staff_id");
  CREATE INDEX "owner_messages_thread_idx" ON "owner_messages" USING btree ("thread_id");
  CREATE INDEX "owner_messages_updated_at_idx" ON "owner_messages" USING btree ("updated_at");
  CREATE INDEX "owner_messages_created_at_idx" ON "owner_messages" USING btree ("created_at");
  CREATE INDEX "owner_messages_rels_order_idx" ON "owner_messages_rels" USING btree ("order");
  CREATE INDEX "owner_messages_rels_parent_idx" ON "owner_messages_rels" USING btree ("parent_id");
  CREATE INDEX "owner_messages_rels_path_idx" ON "owner_messages_rels" USING btree ("path");
  CREATE INDEX "owner_messages_rels_owner_files_id_idx" ON "owner_messages_rels" USING btree ("owner_files_id");
  CREATE INDEX "owner_files_updated_at_idx" ON "owner_files" USING btree ("updated_at");
  CREATE INDEX "owner_files_created_at_idx" ON "owner_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_files_filename_idx" ON "owner_files" USING btree ("filename");
  CREATE INDEX "owner_looks_staff_idx" ON "owner_looks" USING btree ("staff_id");
  CREATE INDEX "owner_looks_owner_idx" ON "owner_looks" USING btree ("owner_id");
  CREATE INDEX "owner_looks_updated_at_idx" ON "owner_looks" USING btree ("updated_at");
  CREATE INDEX "owner_looks_created_at_idx" ON "owner_looks" USING btree ("created_at");
  CREATE INDEX "owners_last_login_at_idx" ON "owners" USING btree ("last_login_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "properties_portals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_properties_v_version_portals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "owner_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "owner_messages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "owner_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "owner_looks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "properties_portals" CASCADE;
  DROP TABLE "_properties_v_version_portals" CASCADE;
  DROP TABLE "owner_messages" CASCADE;
  DROP TABLE "owner_messages_rels" CASCADE;
  DROP TABLE "owner_files" CASCADE;
  DROP TABLE "owner_looks" CASCADE;
  DROP INDEX "owners_last_login_at_idx";
  ALTER TABLE "properties" DROP COLUMN "next_steps";
  ALTER TABLE "_properties_v" DROP COLUMN "version_next_steps";
  ALTER TABLE "owners" DROP COLUMN "monthly_report";
  ALTER TABLE "owners" DROP COLUMN "invited_at";
  ALTER TABLE "owners" DROP COLUMN "last_login_at";
  ALTER TABLE "owners" DROP COLUMN "link_version";
  ALTER TABLE "owners" DROP COLUMN "reported_month";
  DROP TYPE "public"."enum_owner_messages_author";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Who invited an owner, whom they see also before the owner has a property (docs/access.md). Of owners that exist nobody is known.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "owners" ADD COLUMN "made_by_id" integer;
  ALTER TABLE "owners" ADD CONSTRAINT "owners_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "owners_made_by_idx" ON "owners" USING btree ("made_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "owners" DROP CONSTRAINT "owners_made_by_id_users_id_fk";
  
  DROP INDEX "owners_made_by_idx";
  ALTER TABLE "owners" DROP COLUMN "made_by_id";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "properties" ADD COLUMN "letting_max_persons" numeric;
  ALTER TABLE "_properties_v" ADD COLUMN "version_letting_max_persons" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "figures_persons_per_bedroom" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "properties" DROP COLUMN "letting_max_persons";
  ALTER TABLE "_properties_v" DROP COLUMN "version_letting_max_persons";
  ALTER TABLE "site_settings" DROP COLUMN "figures_persons_per_bedroom";`)
}

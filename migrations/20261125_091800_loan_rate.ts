import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The rate with which the loan calculator of a property begins.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "site_settings" ADD COLUMN "loan_rate_percent" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "loan_rate_from" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "site_settings" DROP COLUMN "loan_rate_percent";
  ALTER TABLE "site_settings" DROP COLUMN "loan_rate_from";`)
}

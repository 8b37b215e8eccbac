import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The version that an edit was made on: whether anything came between that nobody noted. Of earlier edits nobody knows it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "document_edits" ADD COLUMN "base" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "document_edits" DROP COLUMN "base";`)
}

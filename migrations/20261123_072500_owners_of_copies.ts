import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A copy of a home once kept its owner, who then saw a home in preparation that is somebody else's. Such a copy is a draft
// that was never published and has of an older home of that owner what one home alone can have: the record it was imported
// from, the instant of its publication, the number of a certificate; or its title together with a picture or document.
// Other drafts keep their owner, who may see what is being prepared for them.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TEMPORARY TABLE "copied_homes" ON COMMIT DROP AS
  SELECT copy."id" FROM "properties" copy
  WHERE copy."owner_id" IS NOT NULL
    AND copy."_status" IS DISTINCT FROM 'published'
    AND NOT EXISTS (SELECT FROM "property_history" history
      WHERE history."property_id" = copy."id" AND history."kind" = 'published')
    AND NOT EXISTS (SELECT FROM "_properties_v" version
      WHERE version."parent_id" = copy."id" AND version."version__status" = 'published')
    AND EXISTS (SELECT FROM "properties" home
      WHERE home."id" < copy."id"
        AND (home."owner_id" = copy."owner_id" OR EXISTS (SELECT FROM "_properties_v" version
          WHERE version."parent_id" = home."id" AND version."version_owner_id" = copy."owner_id"))
        AND (nullif(home."snapshot_hash", '') = copy."snapshot_hash"
          OR nullif(home."record_file", '') = copy."record_file"
          OR (home."published_at" = copy."published_at"
            AND home."record_file" IS NOT DISTINCT FROM copy."record_file")
          OR nullif(btrim(home."energy_certificate_number"), '') = btrim(copy."energy_certificate_number")
          OR nullif(btrim(home."construction_unique_code"), '') = btrim(copy."construction_unique_code")
          OR (EXISTS (SELECT FROM "properties_locales" own JOIN "properties_locales" other USING ("_locale", "title")
              WHERE own."_parent_id" = copy."id" AND other."_parent_id" = home."id")
            AND EXISTS (SELECT FROM "properties_rels" own JOIN "properties_rels" other
                ON own."media_id" = other."media_id" OR own."documents_id" = other."documents_id"
              WHERE own."parent_id" = copy."id" AND other."parent_id" = home."id"))));
  UPDATE "_properties_v" version SET "version_owner_id" = NULL FROM "copied_homes" copy
    WHERE version."parent_id" = copy."id";
  UPDATE "properties" home SET "owner_id" = NULL FROM "copied_homes" copy WHERE home."id" = copy."id";
  DROP TABLE "copied_homes";`)
}

// Whose the copies were is not kept.
export async function down(_: MigrateDownArgs): Promise<void> {}

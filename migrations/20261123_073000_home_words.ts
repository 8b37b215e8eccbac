import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What staff find homes by, whatever its accents and capitals: `findHomesByWords`. The function writes a text as
// `toSearchName` does. What is put together of columns names its collation, as those of names and addresses
// differ. No field of Payload changes, so the snapshot beside this file is the one of the migration before.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE FUNCTION search_name(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT lower(replace(replace(replace(replace(replace(replace(
      translate(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g'), 'øØłŁ’‘ʼ', 'oOlL'''''''),
      'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), 'ẞ', 'ss'))
  $$;
  CREATE INDEX "properties_street_words_idx" ON "properties" USING gin (search_name("street") gin_trgm_ops);
  CREATE INDEX "properties_house_number_words_idx" ON "properties" USING btree (lower("house_number"));
  CREATE INDEX "properties_title_words_idx" ON "properties_locales" USING gin (search_name("title") gin_trgm_ops);
  CREATE INDEX "_properties_v_street_words_idx" ON "_properties_v"
    USING gin (search_name("version_street") gin_trgm_ops) WHERE "latest";
  CREATE INDEX "_properties_v_house_number_words_idx" ON "_properties_v"
    USING btree (lower("version_house_number")) WHERE "latest";
  CREATE INDEX "_properties_v_title_words_idx" ON "_properties_v_locales"
    USING gin (search_name("version_title") gin_trgm_ops);
  CREATE INDEX "owners_words_idx" ON "owners" USING gin (
    search_name((coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || "email") COLLATE "default") gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "owners_words_idx";
  DROP INDEX "_properties_v_title_words_idx";
  DROP INDEX "_properties_v_house_number_words_idx";
  DROP INDEX "_properties_v_street_words_idx";
  DROP INDEX "properties_title_words_idx";
  DROP INDEX "properties_house_number_words_idx";
  DROP INDEX "properties_street_words_idx";
  DROP FUNCTION search_name(text);`)
}
